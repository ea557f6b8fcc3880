/**
 * The vendor locks the query for hours when it is asked too often about orders it does not know, such as those of
 * payers who closed the page before its own had loaded. So one such order is left alone for some minutes, and after
 * several of them the query rests for an hour; notifications do not depend on it.
 */
export type UnknownOrders = {
  readonly mayAsk: (orderNo: string, now: Date) => boolean;
  readonly wasUnknown: (orderNo: string, now: Date) => void;
  /** The vendor said that it has locked the query. */
  readonly isLocked: (now: Date) => void;
};

/** Less than the sweep's shortest interval, more than an impatient page's. */
const ORDER_RESTS_MS = 4 * 60_000;
const HOUR_MS = 3_600_000;
const PER_HOUR = 10;

export function unknownOrders(): UnknownOrders {
  let seen: { readonly orderNo: string; readonly at: number }[] = [];
  let lockedUntil = 0;
  return {
    mayAsk: (orderNo, now) => {
      const time = now.getTime();
      seen = seen.filter(({ at }) => time - at < HOUR_MS);
      const isResting = seen.some((each) => each.orderNo === orderNo && time - each.at < ORDER_RESTS_MS);
      return time >= lockedUntil && seen.length < PER_HOUR && !isResting;
    },
    wasUnknown: (orderNo, now) => {
      seen.push({ orderNo, at: now.getTime() });
    },
    isLocked: (now) => {
      lockedUntil = now.getTime() + HOUR_MS;
    },
  };
}
