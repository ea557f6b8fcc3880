/**
 * Whether a payment reference is one by ISO 11649: moved behind the rest, `RF` and the two check digits leave a remainder
 * of 1 by 97. Written here by itself, as one long number; the shop has its own way.
 */
export function isReference(text: string): boolean {
  if (!/^RF\d\d[0-9A-Z]{1,21}$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
