/**
 * The actions in an account's history, each filterable. `consume` stands for purchases (R-WAL-10),
 * `recharge_refund` for coins taken back because a top-up was refunded.
 */
export const ACCOUNT_ACTIONS = [
  "consume",
  "recharge",
  "recharge_refund",
  "refund",
  "redemption",
  "grant",
  "expiry",
] as const;

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** Whether an untrusted value is an account action. */
export const isAccountAction = (value: unknown): value is AccountAction =>
  ACCOUNT_ACTIONS.some((action) => action === value);
