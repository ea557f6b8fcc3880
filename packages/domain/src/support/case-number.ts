/** Crockford's base32: without I, L, O and U, which are confused when read aloud. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Characters of a case number. Each carries five bits: with the mail address beside it, and few tries an hour, 50 bits
 * cannot be guessed, and two groups of five can be read out on the phone (R-SPT-2).
 */
export const SUPPORT_NUMBER_LENGTH = 10;

/**
 * A new case number, as written: `7K3M9-QXD02`.
 *
 * @param random ten cryptographically random bytes
 */
export function newSupportNumber(random: Uint8Array): string {
  if (random.length !== SUPPORT_NUMBER_LENGTH)
    throw new RangeError(`A case number needs ${SUPPORT_NUMBER_LENGTH} random bytes`);
  // 256 is a multiple of 32, so every character is equally likely.
  return written(Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join(""));
}

/**
 * The number as written, as typed by hand or from dictation: case, spaces and hyphens make no difference, and O, I and
 * L are read as digits. Null for anything that cannot be one of our numbers.
 */
export function parseSupportNumber(typed: string): string | null {
  if (typed.length > TYPED_LENGTH_MAX) return null;
  const letters = typed
    .normalize("NFKC")
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return IS_NUMBER.test(letters) ? written(letters) : null;
}

/** Room for a space or hyphen after every character. */
const TYPED_LENGTH_MAX = 4 * SUPPORT_NUMBER_LENGTH;

const IS_NUMBER = new RegExp(`^[${LETTERS}]{${SUPPORT_NUMBER_LENGTH}}$`);

const written = (letters: string) => `${letters.slice(0, 5)}-${letters.slice(5)}`;
