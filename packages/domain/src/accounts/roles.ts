/** What an account may be. Everybody who is signed in may do what players may, whatever else they are. */
export const ROLES = ["player", "creator", "support", "reviewer", "finance", "root"] as const;

export type Role = (typeof ROLES)[number];
