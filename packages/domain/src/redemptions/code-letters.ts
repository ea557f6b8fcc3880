import { normaliseRedemptionCode } from "./redemption-code.ts";

/** The 32 characters of codes (Crockford's base32): without I, L, O and U, which are easily confused. */
export const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Characters per code. Each carries five bits, so a code has 80: even among a million valid codes, guessing one is
 * infeasible (R-RDM-1).
 */
export const CODE_LENGTH = 16;

/**
 * A new code, as printed: `7K3M-9QXD-02TB-VN5H`.
 *
 * @param random 16 cryptographically random bytes
 */
export function newRedemptionCode(random: Uint8Array): string {
  if (random.length !== CODE_LENGTH) throw new RangeError(`A code needs ${CODE_LENGTH} random bytes`);
  // 256 is a multiple of 32, so every character is equally likely.
  const letters = Array.from(random, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]);
  return letters.join("").replaceAll(/.{4}(?=.)/g, "$&-");
}

/**
 * The canonical form of a typed code, used for comparison: no spaces or hyphens, upper case, with O, I and L mapped to
 * digits. Null for anything that cannot be one of our codes (R-RDM-2).
 */
export function redemptionCodeKey(typed: string): string | null {
  const code = normaliseRedemptionCode(typed)?.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return code !== undefined && IS_CODE.test(code) ? code : null;
}

const IS_CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);
