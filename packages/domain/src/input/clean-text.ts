/**
 * Cleans typed text for storing and showing as plain text: NFC, trimmed, line ends normalized to a newline, and without
 * invisible characters that change how others are rendered (control characters and bidirectional overrides). Empty when
 * nothing visible is left (R-PRF-8).
 */
export function cleanText(typed: string): string {
  const text = typed
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(UNSEEN, "")
    .normalize("NFC")
    .trim();
  return text.replaceAll(NOTHING_TO_SEE, "") === "" ? "" : text;
}

/** The single-line variant: line ends and tabs become spaces. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replaceAll(/\s+/g, " ");
}

/** Length as people count: an emoji of one code point is one character. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** Control characters except tab and newline, and bidirectional overrides and isolates. */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Spaces, invisible formatting and blank letters: allowed among visible characters, but not content on their own. */
const NOTHING_TO_SEE = /[\s\p{Z}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]|\u034F/gu;
