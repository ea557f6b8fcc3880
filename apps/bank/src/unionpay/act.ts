import { messageAbout, newQueryId, type Room } from "./back-office.ts";
import type { Order } from "./orders.ts";

/** What a payer can do besides paying. */
export const ENDINGS = {
  "pay-other": ["Pay with other amount", "Takes 1.00 more than requested."],
  decline: ["Decline", "The card is refused. No notification is sent; the shop has to query."],
  cancel: ["Cancel", "Back to the shop without paying."],
  leave: ["Leave without returning", "Nothing is paid, and the shop hears nothing."],
  "pay-and-leave": ["Pay and leave without returning", "Pays, but the browser stays here."],
  "pay-late": ["Pay after expiry", "Pays although the time is over."],
  stall: ["Pay, result unknown", "The bank does not answer; later it turns out to be paid."],
} as const;

export type Action = "pay" | "settle" | keyof typeof ENDINGS;
export const isAction = (value: unknown): value is Action =>
  typeof value === "string" && (value === "pay" || value === "settle" || Object.hasOwn(ENDINGS, value));

const OTHER_AMOUNT = 100;

/** Applies a choice. The first one wins: what is paid is never paid again. */
export async function act({ orders, messenger, now }: Room, order: Order, action: Action): Promise<void> {
  const isOpen = order.state === "WAITING" && order.expiresAt > now().getTime();
  const pays = order.state === "WAITING" && action.startsWith("pay") && (isOpen || action === "pay-late");
  if (isOpen && action === "decline") order.state = "DECLINED";
  else if (isOpen && action === "stall") order.state = "UNKNOWN";
  else if (pays || (action === "settle" && order.state === "UNKNOWN")) {
    order.state = "PAID";
    order.captured = order.amount + (action === "pay-other" ? OTHER_AMOUNT : 0);
    order.queryId = newQueryId();
    order.paidAt = now().getTime();
    messenger.queue(order, await messageAbout(order));
  }
  orders.save();
  messenger.deliverSoon();
}
