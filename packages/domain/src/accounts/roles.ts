/** Account roles. Every logged-in user can do what players can, whatever their role. */
export const ROLES = ["player", "creator", "support", "reviewer", "finance", "root"] as const;

export type Role = (typeof ROLES)[number];
