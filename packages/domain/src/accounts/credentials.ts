/** Password rules (R-ACC-1). */
const PASSWORD_POLICY = { lengthMin: 8, lengthMax: 16 } as const;

type PasswordProblem = "too-short" | "too-long" | "special-characters";

/** Why a password is rejected, or null: 8 to 16 characters, letters and digits only. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (/[^A-Za-z0-9]/.test(password)) return "special-characters";
  if (password.length < PASSWORD_POLICY.lengthMin) return "too-short";
  return password.length > PASSWORD_POLICY.lengthMax ? "too-long" : null;
}

/** How many digits a verification code has. */
export const VERIFICATION_CODE_DIGITS = 8;

/** Minimum wait before another verification code can be requested (R-ACC-4). */
export const CODE_RESEND_SECONDS = 60;

/** Whether the text is well-formed as a verification code: exactly 8 digits (R-ACC-2). */
export function isVerificationCode(text: string): boolean {
  return /^[0-9]{8}$/.test(text);
}

/** The longest mail address that mail servers accept, in characters. */
const EMAIL_LENGTH_MAX = 254;

/**
 * Normalises a mail address to the form we store: trimmed, lower case. Null when it cannot be an address.
 *
 * Only the shape is checked, since the verification code proves ownership. Spaces and control characters are refused
 * because they allow mail header injection.
 */
export function parseEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  if (email.length > EMAIL_LENGTH_MAX || email.indexOf("@") > LOCAL_PART_LENGTH_MAX) return null;
  return EMAIL.test(email) ? email : null;
}

/** Maximum length of the part before the @, in characters. */
const LOCAL_PART_LENGTH_MAX = 64;

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
