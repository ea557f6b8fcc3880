/** A coupon that takes something off at least one line of a checkout. */
export interface Candidate {
  readonly uuid: string;
  /** Percent off, 1 to 100. */
  readonly discount_rate: number;
  /** When it expires, in ms; `Infinity` for never. */
  readonly endsAtMs: number;
  /** The lines it is valid for, by index. */
  readonly lines: readonly number[];
}

/** For each candidate the index of the line it is used on, or {@link UNUSED}. */
export type Placing = readonly number[];

/** Comes after every line, so that of two equal deals the one that uses the earlier coupon is the smaller. */
export const UNUSED = Infinity;

/** A way to use the coupons, and what is left to pay, in meowcent. */
export interface Deal {
  readonly placing: Placing;
  readonly total: number;
}

/**
 * The order in which coupons are taken off a price (R-CPN-2); of equal rates the one that expires first. Equal rates
 * take off the same in any order, so a line's price agrees with `stackCoupons`.
 */
export function inDealOrder(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted(
    (a, b) =>
      b.discount_rate - a.discount_rate || compare(a.endsAtMs, b.endsAtMs) || (a.uuid < b.uuid ? -1 : 1),
  );
}

/**
 * Negative when the first deal is the better one: the lower total; of equal ones the fewer coupons, then those that
 * expire first, then the earlier line (R-CPN-8). No two different deals are equal.
 */
export function compareDeals(candidates: readonly Candidate[], a: Deal, b: Deal): number {
  return (
    a.total - b.total ||
    usedIn(a).length - usedIn(b).length ||
    compareLists(endsOf(candidates, a), endsOf(candidates, b)) ||
    compareLists(a.placing, b.placing)
  );
}

/** The indexes of the candidates that a deal uses. */
function usedIn({ placing }: Deal): readonly number[] {
  return [...placing.keys()].filter((index) => placing[index] !== UNUSED);
}

/** When the used coupons expire, soonest first. */
function endsOf(candidates: readonly Candidate[], deal: Deal): readonly number[] {
  return usedIn(deal)
    .map((index) => candidates[index]?.endsAtMs ?? UNUSED)
    .toSorted(compare);
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : compare(a[index] ?? UNUSED, b[index] ?? UNUSED);
}

/** Unlike a subtraction, this also orders `Infinity`. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
