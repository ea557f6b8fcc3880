/**
 * Whether a payment reference is valid by ISO 11649: with `RF` and the two check digits moved to the end, the
 * remainder modulo 97 is 1. Implemented independently of the shop, as one big integer.
 */
export function isReference(text: string): boolean {
  if (!/^RF\d\d[0-9A-Z]{1,21}$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
