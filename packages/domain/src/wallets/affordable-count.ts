import { assertAmount } from "../money/index.ts";

/** How many of these games a balance pays for, counted from the cheapest; all amounts in meowcent (R-TOP-17). */
export function affordableCount(prices: readonly number[], balance: number): number {
  assertAmount(balance);
  let left = balance;
  const cheapestFirst = prices.toSorted((a, b) => a - b);
  const tooDear = cheapestFirst.findIndex((price) => (left -= price) < 0);
  return tooDear === -1 ? prices.length : tooDear;
}
