/**
 * Payment references by ISO 11649: `RF`, two check digits, and up to 21 letters and digits. Banks know them, people may
 * group them as they like, and a wrong digit or letter is noticed before anybody looks for the payment (a letter in place
 * of a digit in 96 of 97 cases).
 */
export function referenceOf(orderNo: string): string {
  // The random half of the ULID: what is before it is the time, which neighbours share.
  const body = orderNo.slice(-RANDOM_CHARS).toUpperCase();
  return `RF${String(98 - remainder(`${body}RF00`)).padStart(2, "0")}${body}`;
}

const RANDOM_CHARS = 16;

/** A reference as somebody typed it, without what they put between; null when its check digits are wrong. */
export function readReference(typed: string): string | null {
  const reference = typed.replaceAll(/[\s-]/g, "").toUpperCase();
  if (!/^RF\d{2}[0-9A-Z]{1,21}$/.test(reference)) return null;
  return remainder(reference.slice(4) + reference.slice(0, 4)) === 1 ? reference : null;
}

/** Remainder by 97 of the text read as a number, a letter being two digits from A = 10. */
function remainder(text: string): number {
  let rest = 0;
  for (const char of text) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
