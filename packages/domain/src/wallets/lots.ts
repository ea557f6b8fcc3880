import { assertAmount } from "../money/index.ts";

/** Where a lot came from: `paid` was bought for money, the others were gifts or came back. */
export const LOT_ORIGINS = ["paid", "bonus", "grant", "redemption", "refund"] as const;

export type LotOrigin = (typeof LOT_ORIGINS)[number];

/** What decides when a lot is spent. */
export interface SpendableLot {
  /** Numbered in the order they were granted. */
  readonly id: number;
  /** `paid`: bought with money; anything else was a gift. */
  readonly origin: string;
  /** What is left, in meowcent. */
  readonly remaining: number;
  /** Milliseconds since 1970; null: never. */
  readonly expiresAt: number | null;
}

/**
 * Lots in the order they are spent: those that expire first, then gifts before what was bought, then the oldest
 * (R-WAL-6). `ledger_post` spends in the same order.
 */
export function inSpendingOrder<Lot extends SpendableLot>(lots: readonly Lot[]): Lot[] {
  return lots.toSorted(
    (a, b) => endOf(a) - endOf(b) || Number(a.origin === "paid") - Number(b.origin === "paid") || a.id - b.id,
  );
}

/**
 * How much of each lot an amount takes.
 *
 * @throws RangeError if the lots do not cover it
 */
export function takeFromLots(
  lots: readonly SpendableLot[],
  amount: number,
): { readonly id: number; readonly amount: number }[] {
  assertAmount(amount);
  const taken: { id: number; amount: number }[] = [];
  let missing = amount;
  for (const { id, remaining } of inSpendingOrder(lots)) {
    const part = Math.min(remaining, missing);
    if (part > 0) taken.push({ id, amount: part });
    missing -= part;
  }
  if (missing > 0) throw new RangeError(`The lots lack ${missing}`);
  return taken;
}

/** Finite, so that two lots without an end compare equal. */
const endOf = ({ expiresAt }: SpendableLot) => expiresAt ?? Number.MAX_SAFE_INTEGER;
