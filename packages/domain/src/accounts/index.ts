export {
  CODE_RESEND_SECONDS,
  VERIFICATION_CODE_DIGITS,
  isVerificationCode,
  parseEmail,
  passwordProblem,
} from "./credentials.ts";
export { maskMail } from "./mask-mail.ts";
export { ROLES } from "./roles.ts";
export type { Role } from "./roles.ts";
