/** What an order still has from one lot of its buyer. Amounts in meowcent. */
export interface SpentLot {
  readonly id: number;
  readonly currency: "meowcent" | "silver";
  /** What the order took from it, less what went back already. */
  readonly amount: number;
  /** When the lot ends, in milliseconds since 1970; null: never. */
  readonly ended_at: number | null;
}

/** What goes back to one lot. */
export interface LotReturn {
  readonly id: number;
  readonly currency: "meowcent" | "silver";
  readonly amount: number;
}

/**
 * Puts an amount back where it came from: into the lots in the order given, no lot more than was taken from it. The
 * lots that were spent last come first: those that last longest.
 */
export function lotReturns(
  lots: readonly SpentLot[],
  currency: SpentLot["currency"],
  amount: number,
): LotReturn[] {
  let missing = amount;
  const returns: LotReturn[] = [];
  for (const lot of lots) {
    const back = lot.currency === currency ? Math.min(lot.amount, missing) : 0;
    if (back > 0) returns.push({ id: lot.id, currency, amount: back });
    missing -= back;
  }
  if (missing !== 0) throw new RangeError(`${missing} of ${amount} came from no lot`);
  return returns;
}
