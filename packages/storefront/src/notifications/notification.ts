import { isGrantReason, type GrantReason } from "@catnip/domain/grants";
import type { NotificationKind } from "@catnip/domain/notifications";
import { isDisputeState, type DisputeState } from "@catnip/domain/payments";
import type { InboxQuery } from "@catnip/sdk/notifications/index.ts";

export type { NotificationKind };

/** An inbox entry, with the values its text needs. */
export interface Notification {
  readonly uuid: string;
  readonly kind: NotificationKind;
  readonly createdAt: string;
  readonly isUnread: boolean;
  /** The game concerned; null: none, or it is gone. */
  readonly game: { readonly id: number; readonly name: string; readonly words: string } | null;
  /** Names of the purchased games, without those that are gone. */
  readonly gameNames: readonly string[];
  /** Whole percent off. */
  readonly percent: number | null;
  /** When a sale or a coupon ends. */
  readonly endedAt: string | null;
  /** Meowcent; null: not applicable. */
  readonly coin: number | null;
  /** Meowcent units of silver; null: not applicable. */
  readonly silver: number | null;
  /** Minor units of money that went back, with its currency; null: not applicable. */
  readonly payAmount: number | null;
  readonly currencyId: string | null;
  /** Number of the top-up it is about. */
  readonly orderNo: string | null;
  /** Meowcent owed for refunded top-ups at that time; null: none. */
  readonly owed: number | null;
  /** The state of a dispute. */
  readonly dispute: DisputeState | null;
  /** Such as "Firefox · Windows". */
  readonly device: string | null;
  /** Two letters. */
  readonly country: string | null;
  /** Last signs of a bank account's number. */
  readonly accountEnding: string | null;
  /** When payouts to it start. */
  readonly payoutsFrom: string | null;
  /** Why a submission was refused. */
  readonly reason: string | null;
  /** Why the shop gave something. */
  readonly giftReason: GrantReason | null;
}

/** Parses an entry for display. Missing or malformed facts are left out. */
export function toNotification(entry: InboxQuery["findNotification"][number]): Notification {
  const { uuid, kind, created_at, read_at, store, stores } = entry;
  const facts: Readonly<Record<string, unknown>> =
    typeof entry.facts === "object" && entry.facts !== null ? { ...entry.facts } : {};
  const text = (name: string) => (typeof facts[name] === "string" ? facts[name] : null);
  const dispute = text("dispute");
  const giftReason = text("reason_code");
  const number = (name: string) => (Number.isSafeInteger(facts[name]) ? Number(facts[name]) : null);
  return {
    uuid,
    kind,
    createdAt: created_at,
    isUnread: read_at === null,
    game: store ? { id: store.id, name: store.store_info[0]?.name ?? "", words: store.boundary_words } : null,
    gameNames: stores.flatMap(({ store_info }) => store_info[0]?.name ?? []),
    percent: number("percent"),
    endedAt: text("ended_at"),
    coin: number("coin"),
    silver: number("silver"),
    payAmount: number("pay_amount"),
    currencyId: text("currency_id"),
    orderNo: text("order_no"),
    owed: number("owed"),
    dispute: isDisputeState(dispute) ? dispute : null,
    device: text("device"),
    country: /^[A-Z]{2}$/i.test(text("country") ?? "") ? text("country") : null,
    accountEnding: text("account_ending"),
    payoutsFrom: text("payouts_from"),
    reason: text("reason"),
    giftReason: isGrantReason(giftReason) ? giftReason : null,
  };
}

/** An entry's target path in the shop, without locale prefix; null: none. */
export function notificationPath({
  kind,
  game,
  orderNo,
}: Pick<Notification, "kind" | "game" | "orderNo">): string | null {
  switch (kind) {
    case "wishlist_release":
    case "wishlist_sale":
    case "author_game":
    case "gift":
      return game && `/store/${game.id}`;
    case "author_news":
      return game && `/store/${game.id}?tab=news`;
    case "purchase_receipt":
      return "/my-store";
    case "refund":
      return "/account/statement";
    case "payment_dispute":
      return orderNo && `/help/contact?topic=payment&payment=${encodeURIComponent(orderNo)}`;
    case "coupon_expiring":
      return "/my-store?tab=cart";
    default:
      return null;
  }
}
