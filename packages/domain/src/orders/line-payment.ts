import { sumOf } from "../money/index.ts";

/** An order as it was paid, in meowcent; `silver + coin` = the sum of the lines' `final`. */
export interface PaidOrder {
  readonly silver: number;
  readonly coin: number;
  /** All of its games, in the order they are stored in. */
  readonly lines: readonly { readonly store_id: number; readonly final: number }[];
}

/**
 * How much of an order's silver and coins one game was paid with (R-RFD-8).
 *
 * Silver is spread over the lines by their prices, and rounded on the running sum: so the parts of all lines are
 * exactly what was paid, whichever of them is given back, and in whatever order.
 */
export function linePayment(order: PaidOrder, storeId: number): { silver: number; coin: number } {
  const at = order.lines.findIndex(({ store_id }) => store_id === storeId);
  const line = order.lines[at];
  if (!line) throw new RangeError(`The order has no game ${storeId}`);
  const before = sumOf(order.lines.slice(0, at).map(({ final }) => final));
  const silver = silverUpTo(order, before + line.final) - silverUpTo(order, before);
  return { silver, coin: line.final - silver };
}

/** The silver that paid for the first so many meowcent of an order. */
function silverUpTo({ silver, coin }: PaidOrder, paid: number): number {
  const total = silver + coin;
  // Large products lose their last digits as numbers.
  return total === 0 ? 0 : Number((BigInt(silver) * BigInt(paid)) / BigInt(total));
}
