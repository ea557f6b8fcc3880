import type { DiscountedPrice } from "./shop-discount.ts";

/** The sidebar's price filter; amounts in meowcent, null for an open end. */
interface PriceRange {
  readonly min?: number | null;
  readonly max?: number | null;
  /** Compare the sale price rather than the list price. */
  readonly after_discount?: boolean | null;
}

/** Whether a game's price is in the filter's range, both ends included (R-PRC-9). */
export function isInPriceRange(price: DiscountedPrice, range: PriceRange): boolean {
  const amount = range.after_discount ? price.sale : price.list;
  return amount >= (range.min ?? 0) && amount <= (range.max ?? Number.MAX_SAFE_INTEGER);
}
