import { CODE_LETTERS } from "./code-letters.ts";
import { normaliseRedemptionCode } from "./redemption-code.ts";

/** Random characters per voucher code: 85 bits, of which the choice of the check character costs less than one. */
const RANDOM_LENGTH = 17;
/** Crockford's check symbols go on after the letters; codes that would need one of these are not drawn. */
const CHECK_MODULUS = 37;

/**
 * A new voucher code, as sold: `7K3M9Q-XD02TB-VN5H3R`. The last character is Crockford's check symbol, so that a typo
 * is found before any request (R-PAY-41).
 *
 * @param random returns that many cryptographically random bytes; called again until the check symbol is a letter
 */
export function newVoucherCode(random: (bytes: number) => Uint8Array): string {
  for (;;) {
    // 256 is a multiple of 32, so every character is equally likely.
    const drawn = Array.from(random(RANDOM_LENGTH), (byte) =>
      CODE_LETTERS.charAt(byte % CODE_LETTERS.length),
    );
    const check = CODE_LETTERS.charAt(checkOf(drawn));
    if (drawn.length !== RANDOM_LENGTH) throw new RangeError(`A voucher needs ${RANDOM_LENGTH} random bytes`);
    if (check !== "") return [...drawn, check].join("").replaceAll(/.{6}(?=.)/g, "$&-");
  }
}

/**
 * The canonical form of a typed voucher code: no spaces or hyphens, upper case, with O, I and L read as digits. Null
 * for anything that cannot be a voucher, such as one with a typo.
 */
export function voucherCodeKey(typed: string): string | null {
  const code = normaliseRedemptionCode(typed)?.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  if (code === undefined || !IS_CODE.test(code)) return null;
  const letters = code.split("");
  return CODE_LETTERS.charAt(checkOf(letters.slice(0, -1))) === letters.at(-1) ? code : null;
}

/** The code's value modulo 37, from 0 to 36. */
const checkOf = (letters: readonly string[]): number =>
  letters.reduce(
    (rest, letter) => (rest * CODE_LETTERS.length + CODE_LETTERS.indexOf(letter)) % CHECK_MODULUS,
    0,
  );

const IS_CODE = new RegExp(`^[${CODE_LETTERS}]{${RANDOM_LENGTH + 1}}$`);
