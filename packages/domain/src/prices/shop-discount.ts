import { percentOf } from "../money/index.ts";
import { DAY_MS, instantMs, type Instant } from "../time/index.ts";

/** A game's running or past offer, as stored in the catalog. */
export interface StoreActivity {
  readonly state: number;
  /** Percent off, 0 to 100. */
  readonly percentage_discount: number;
  /** When it ends; null for an offer without an end. */
  readonly ended_at: Instant | null;
}

/** The `store_activity` state in which its discount applies. */
const ACTIVITY_RUNNING = 2;

/** A list price and the shop's discount; all amounts in meowcent. `list = discount + sale`. */
export interface DiscountedPrice {
  readonly list: number;
  readonly discount: number;
  readonly sale: number;
  /** The percentage shown beside the price; 0 without a discount. */
  readonly percent: number;
}

/**
 * Applies the shop's discount to a list price (R-PRC-4).
 *
 * The discount applies only while `state` is 2 and its end has not passed. The discount is rounded, not the remaining
 * price: 33 % of 999 is 330, leaving 669.
 *
 * @param listMeowcent the list price; never negative
 */
export function shopDiscount(
  listMeowcent: number,
  activity: StoreActivity | null | undefined,
  now: Instant,
): DiscountedPrice {
  if (listMeowcent < 0) throw new RangeError(`A price is never negative: ${listMeowcent}`);
  const percent = isDiscountRunning(activity, now) ? activity.percentage_discount : 0;
  const discount = percentOf(listMeowcent, percent);
  return { list: listMeowcent, discount, sale: listMeowcent - discount, percent };
}

/** Whether a game's offer applies right now. */
export function isDiscountRunning(
  activity: StoreActivity | null | undefined,
  now: Instant,
): activity is StoreActivity {
  if (!activity || activity.state !== ACTIVITY_RUNNING) return false;
  return activity.ended_at === null || instantMs(now) < instantMs(activity.ended_at);
}

/** The remaining time of an offer, as shown on a price tag. */
type DiscountPeriod = { readonly kind: "one-day" } | { readonly kind: "days"; readonly days: number };

/**
 * The remaining time of an offer: "one day" when less than 24 hours are left, else whole days, rounded up. Null when it
 * has ended or never ends.
 */
export function discountPeriod(endedAt: Instant | null, now: Instant): DiscountPeriod | null {
  if (endedAt === null) return null;
  const leftMs = instantMs(endedAt) - instantMs(now);
  if (leftMs <= 0) return null;
  return leftMs < DAY_MS ? { kind: "one-day" } : { kind: "days", days: Math.ceil(leftMs / DAY_MS) };
}
