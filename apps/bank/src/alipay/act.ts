import { chinaTime } from "../fields.ts";
import { messageAbout } from "./messages.ts";
import { giveBack, stateOf, type Room } from "./open-api.ts";
import type { Trade } from "./trades.ts";

/** What a payer can do besides paying. */
export const ENDINGS = {
  "pay-other": ["Pay with other amount", "Takes 1.00 more than requested."],
  decline: ["Decline", "Alipay takes no money; the payer could try again."],
  cancel: ["Cancel", "Back to the shop without paying."],
  leave: ["Leave without returning", "Nothing is paid, and the shop hears nothing."],
  "pay-and-leave": ["Pay and leave without returning", "Pays, but the browser stays here."],
  "pay-late": ["Pay after expiry", "The trade is closed first, the money comes afterwards."],
} as const;

/** What happens later, by the control address alone. */
const LATER = ["finish", "refund"] as const;

export type Action = "pay" | keyof typeof ENDINGS | (typeof LATER)[number];
export const isAction = (value: unknown): value is Action =>
  typeof value === "string" &&
  (value === "pay" || Object.hasOwn(ENDINGS, value) || LATER.some((each) => each === value));

const OTHER_AMOUNT = 100;

/** Applies a choice. The first one wins: what is paid is never paid again. */
export async function act(room: Room, trade: Trade, action: Action, fen = trade.captured): Promise<void> {
  const { trades, messenger, now } = room;
  if (action === "refund") await giveBack(room, trade, `AT-ALIPAY-${Object.keys(trade.refunds).length}`, fen);
  else if (action === "finish" && trade.state === "TRADE_SUCCESS") {
    trade.state = "TRADE_FINISHED";
    messenger.queue(trade, await messageAbout(trade, now()));
  } else if (action.startsWith("pay") && stateOf(trade, now()) === "WAIT_BUYER_PAY") {
    if (action === "pay-late")
      messenger.queue(trade, await messageAbout(trade, now(), { state: "TRADE_CLOSED" }));
    trade.state = "TRADE_SUCCESS";
    trade.captured = trade.total + (action === "pay-other" ? OTHER_AMOUNT : 0);
    trade.paidAt = chinaTime(now());
    messenger.queue(trade, await messageAbout(trade, now()));
  }
  trades.save();
  messenger.deliverSoon();
}
