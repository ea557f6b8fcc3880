/**
 * How a shop's sale of a voucher may disagree with what we minted. `order-twice`: another code was imported under the
 * same number.
 */
export const SALE_PROBLEMS = [
  "unknown-code",
  "not-issued",
  "sold-twice",
  "order-twice",
  "other-amount",
] as const;

export type SaleProblem = (typeof SALE_PROBLEMS)[number];
