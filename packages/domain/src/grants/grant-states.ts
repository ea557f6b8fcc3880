/** `pending`: it waits for a second person. */
export const GRANT_STATES = ["pending", "given", "withdrawn"] as const;

export type GrantState = (typeof GRANT_STATES)[number];

/** What a second person, or the first on second thoughts, makes of a grant that waits; only once (R-GRT-5). */
export const GRANT_DECISIONS = ["confirmed", "withdrawn"] as const;

export type GrantDecision = (typeof GRANT_DECISIONS)[number];

/** @param decision null: not decided yet */
export function grantState(needsConfirmation: boolean, decision: GrantDecision | null): GrantState {
  if (!needsConfirmation || decision === "confirmed") return "given";
  return decision === "withdrawn" ? "withdrawn" : "pending";
}
