import { scaleRounded } from "../money/index.ts";

/**
 * How much of an order's silver fell on one of its lines, in proportion to the prices. The parts of all lines add up to
 * the order's silver, because each is the difference between two rounded sums.
 *
 * @param before the final prices of the order's earlier lines, added up
 */
export function silverPart(
  order: { readonly silver: number; readonly total: number },
  before: number,
  final: number,
): number {
  if (order.total === 0) return 0;
  const upTo = (sum: number) => scaleRounded(order.silver, sum, order.total);
  return upTo(before + final) - upTo(before);
}
