/** Maximum length of a code we read, in characters after normalization. */
const REDEMPTION_CODE_LENGTH_MAX = 64;

/**
 * The canonical form of a reward code: upper-case letters and digits, without the spaces and hyphens people type or
 * paste. Null when nothing usable is left.
 */
export function normaliseRedemptionCode(typed: string): string | null {
  if (typed.length > TYPED_LENGTH_MAX) return null;
  const code = typed
    .normalize("NFKC")
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .toUpperCase();
  return isCode(code) ? code : null;
}

/** The encoded form of a code: base64 (R-RDM-2). An encoding only, not encryption. */
export function encodeRedemptionCode(typed: string): string | null {
  const code = normaliseRedemptionCode(typed);
  return code === null ? null : btoa(code);
}

/** The code in a request, decoded exactly once, or null when it is not base64 of a canonical code. */
export function decodeRedemptionCode(base64: string): string | null {
  if (base64.length > TYPED_LENGTH_MAX || base64.length % 4 !== 0) return null;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const typed = atob(base64);
  // Codes are ASCII; anything else is corrupt data, not a code in another alphabet.
  return /^[ -~]+$/.test(typed) ? normaliseRedemptionCode(typed) : null;
}

/** Room for the longest code with a hyphen or space after every character, in base64. */
const TYPED_LENGTH_MAX = 2 * REDEMPTION_CODE_LENGTH_MAX;

const isCode = (code: string) => /^[A-Z0-9]+$/.test(code) && code.length <= REDEMPTION_CODE_LENGTH_MAX;
