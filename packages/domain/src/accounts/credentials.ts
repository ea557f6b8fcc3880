/** Password rules: letters A–Z and a–z, and digits (R-ACC-1). */
export const PASSWORD_POLICY = { lengthMin: 8, lengthMax: 16 } as const;

/**
 * The same for password managers, so that what they suggest fits: the attribute `passwordrules` of a field for a new
 * password, in the language of Apple's password rules.
 */
export const PASSWORD_RULES = `minlength: ${PASSWORD_POLICY.lengthMin}; maxlength: ${PASSWORD_POLICY.lengthMax}; allowed: lower, upper, digit;`;

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

/**
 * The verification code in what was typed or pasted, or null: exactly 8 digits, between which spaces and hyphens may
 * stand. Full-width digits count (R-ACC-2).
 */
export function parseVerificationCode(typed: string): string | null {
  const code = typed.normalize("NFKC").replaceAll(/[\s\p{Pd}]/gu, "");
  return /^[0-9]{8}$/.test(code) ? code : null;
}

/** The longest mail address that mail servers accept, in characters. */
const EMAIL_LENGTH_MAX = 254;

/**
 * Normalizes a mail address to the form we store: trimmed, lower case, a domain in other scripts as mail servers name
 * it (`bücher.example` is `xn--bcher-kva.example`). Null when it cannot be an address.
 *
 * Only the shape is checked, since the verification code proves ownership. Spaces and control characters are refused
 * because they allow mail header injection. The part before the @ is ASCII: few servers take anything else.
 */
export function parseEmail(typed: string): string | null {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf("@") + 1;
  const email = (trimmed.slice(0, at) + asciiDomain(trimmed.slice(at))).toLowerCase();
  if (email.length > EMAIL_LENGTH_MAX || email.indexOf("@") > LOCAL_PART_LENGTH_MAX) return null;
  return EMAIL.test(email) ? email : null;
}

/** A domain in ASCII (UTS 46); ASCII and invalid ones unchanged. */
function asciiDomain(domain: string): string {
  // Nothing that could end a host's name in an address.
  if (!/[^\0-\x7F]/.test(domain) || !/^[\p{L}\p{M}\p{N}.。．｡-]+$/u.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname ?? domain;
}

/** Maximum length of the part before the @, in characters. */
const LOCAL_PART_LENGTH_MAX = 64;

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
