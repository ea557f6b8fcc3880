export {
  CODE_RESEND_SECONDS,
  PASSWORD_POLICY,
  PASSWORD_RULES,
  VERIFICATION_CODE_DIGITS,
  parseEmail,
  parseVerificationCode,
  passwordProblem,
} from "./credentials.ts";
export { maskMail } from "./mask-mail.ts";
export {
  GIVEN_ROLES,
  isGivenRole,
  leavesNoRoot,
  mayConfirmRole,
  mayRequestRole,
  ROLE_CHANGES,
  ROLE_CHANGE_STATES,
  ROLE_DECISIONS,
  roleChangeState,
  roleNeedsConfirmation,
} from "./role-changes.ts";
export type { GivenRole, RoleChange, RoleChangeState, RoleDecision } from "./role-changes.ts";
export { ROLES } from "./roles.ts";
export type { Role } from "./roles.ts";
