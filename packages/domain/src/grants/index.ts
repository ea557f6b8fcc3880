export { GRANT_ACTS, GRANT_PLAYERS_MAX, mayGiveTo } from "./grant-limits.ts";
export { GRANT_REASONS, isGrantReason } from "./grant-reasons.ts";
export type { GrantReason } from "./grant-reasons.ts";
export { GRANT_DECISIONS, GRANT_STATES, grantState } from "./grant-states.ts";
export type { GrantDecision, GrantState } from "./grant-states.ts";
