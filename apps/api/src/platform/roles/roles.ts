/** What an account may be. Everybody who is signed in may do what members may, whatever else they are. */
export const ROLES = ["player", "creator", "support", "reviewer", "finance", "root"] as const;
export type Role = (typeof ROLES)[number];

const KNOWN: ReadonlySet<unknown> = new Set(ROLES);

/** Whether a value from outside (a token, a row) names a role. */
export const isRole = (value: unknown): value is Role => KNOWN.has(value);
