/** What an account's history tells of, each by itself. `consume` is what purchases are (R-WAL-10). */
export const ACCOUNT_ACTIONS = ["consume", "recharge", "refund", "redemption", "grant", "expiry"] as const;

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** Whether a value from outside names such an action. */
export const isAccountAction = (value: unknown): value is AccountAction =>
  ACCOUNT_ACTIONS.some((action) => action === value);
