import { normaliseRedemptionCode } from "./redemption-code.ts";

/** The 32 letters and digits codes are written in (Crockford's): without I, L, O and U, which people mix up. */
export const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Letters of a code. Each is worth five bits, so a code has 80: nobody guesses one of a million codes (R-RDM-1). */
export const CODE_LENGTH = 16;

/**
 * A new code, as it is printed: `7K3M-9QXD-02TB-VN5H`.
 *
 * @param random 16 bytes nobody can foresee
 */
export function newRedemptionCode(random: Uint8Array): string {
  if (random.length !== CODE_LENGTH) throw new RangeError(`A code needs ${CODE_LENGTH} random bytes`);
  // 256 is a multiple of 32, so every letter is equally likely.
  const letters = Array.from(random, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]);
  return letters.join("").replaceAll(/.{4}(?=.)/g, "$&-");
}

/**
 * The one form in which a code is compared, whatever it was typed like: without spaces and hyphens, in capitals, with
 * the digits that O, I and L were meant to be. Null for what cannot be a code of ours (R-RDM-2).
 */
export function redemptionCodeKey(typed: string): string | null {
  const code = normaliseRedemptionCode(typed)?.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return code !== undefined && IS_CODE.test(code) ? code : null;
}

const IS_CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);
