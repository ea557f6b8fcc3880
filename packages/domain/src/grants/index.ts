export {
  GRANT_ALONE_HOURS,
  GRANT_ALONE_MAX,
  GRANT_PLAYERS_MAX,
  grantNeedsConfirmation,
  mayGiveTo,
} from "./grant-limits.ts";
export { GRANT_REASONS, isGrantReason } from "./grant-reasons.ts";
export type { GrantReason } from "./grant-reasons.ts";
export { GRANT_DECISIONS, GRANT_STATES, grantState } from "./grant-states.ts";
export type { GrantDecision, GrantState } from "./grant-states.ts";
