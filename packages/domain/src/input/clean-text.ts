/**
 * The text a person typed, fit to be kept and shown as plain text: in normal form (NFC), without spaces around it,
 * line ends as `\n`, and without characters nobody can see that change how others are read (control characters, and
 * the marks that turn the direction of writing for the rest of a line). Empty when nothing visible is left (R-PRF-8).
 */
export function cleanText(typed: string): string {
  const text = typed
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(UNSEEN, "")
    .normalize("NFC")
    .trim();
  return text.replaceAll(NOTHING_TO_SEE, "") === "" ? "" : text;
}

/** The same for one line: line ends and tabs become spaces. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replaceAll(/\s+/g, " ");
}

/** Length as people count: an emoji of one code point is one character. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** Control characters but for tab and new line, and the overrides and isolates of writing direction. */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Spaces, invisible formatting and blank letters; they may join what is visible, and say nothing alone. */
const NOTHING_TO_SEE = /[\s\p{Z}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]|\u034F/gu;
