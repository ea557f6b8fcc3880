import type { PaymentView } from "../provider.types.ts";

/**
 * The vendor locks the query for hours, for all orders, when it gets too many queries for unknown orders, such as
 * those of payers who closed the page before its own had loaded. How often is not published.
 *
 * So there is a number of such answers an hour that is never exceeded, and it is spread: an order that was unknown
 * rests longer each time, and orders that will probably be unknown again (it was before, or its payer has left others
 * behind) share half of the number. One payer cannot use up what the orders of others need. An order that the vendor
 * has shown to know costs nothing and may always be asked about. Notifications do not depend on any of this.
 */
export type UnknownOrders = {
  readonly mayAsk: (order: Asked, now: Date) => boolean;
  readonly wasUnknown: (order: Asked, now: Date) => void;
  readonly wasKnown: (order: Asked, now: Date) => void;
  /** The vendor said that it has locked the query. */
  readonly isLocked: (now: Date) => void;
};

type Asked = Pick<PaymentView, "orderNo" | "payer">;
type Seen = { readonly orderNo: string; readonly payer: string; readonly at: number };

const HOUR_MS = 3_600_000;
/**
 * The first rest of an order: less than the sweep's shortest interval, more than an impatient page's. Then four times
 * it.
 */
const ORDER_RESTS_MS = 4 * 60_000;
const REST_GROWS = 4;
const PER_HOUR = 10;
const DOUBTFUL_PER_HOUR = 5;
/** More of a payer's orders than these, and the next one is doubtful as well. */
const LEFT_BEHIND_MAX = 2;
/** Orders are kept for longer than a payer stays at a cashier. */
const MEMORY_MS = 24 * HOUR_MS;

/** @param processes how many processes of the shop ask the vendor; each has its part of the number */
export function unknownOrders(processes = 1): UnknownOrders {
  const perHour = Math.max(1, Math.floor(PER_HOUR / processes));
  const doubtfulPerHour = Math.max(1, Math.floor(DOUBTFUL_PER_HOUR / processes));
  let seen: readonly Seen[] = [];
  const known = new Map<string, number>();
  let lockedUntil = 0;

  const isDoubtful = ({ orderNo }: Asked, payer: string): boolean => {
    const leftBehind = new Set(seen.flatMap((each) => (each.payer === payer ? [each.orderNo] : [])));
    return leftBehind.has(orderNo) || leftBehind.size >= LEFT_BEHIND_MAX;
  };
  return {
    mayAsk: (order, now) => {
      const time = now.getTime();
      if (time < lockedUntil) return false;
      seen = seen.filter(({ at }) => time - at < MEMORY_MS);
      for (const [orderNo, at] of known) if (time - at >= MEMORY_MS) known.delete(orderNo);
      if (known.has(order.orderNo)) return true;
      const before = seen.filter(({ orderNo }) => orderNo === order.orderNo);
      const restsMs = ORDER_RESTS_MS * REST_GROWS ** (before.length - 1);
      if (before.some(({ at }) => time - at < restsMs)) return false;
      const lately = seen.filter(({ at }) => time - at < HOUR_MS).length;
      return lately < (isDoubtful(order, payerOf(order)) ? doubtfulPerHour : perHour);
    },
    wasUnknown: (order, now) => {
      seen = [...seen, { orderNo: order.orderNo, payer: payerOf(order), at: now.getTime() }];
    },
    wasKnown: ({ orderNo }, now) => {
      known.set(orderNo, now.getTime());
    },
    isLocked: (now) => {
      lockedUntil = now.getTime() + HOUR_MS;
    },
  };
}

/** Without a known payer, each order counts as a different one. */
const payerOf = ({ payer, orderNo }: Asked): string => payer ?? orderNo;
