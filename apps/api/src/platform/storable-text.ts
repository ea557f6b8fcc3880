/** The only JSON escapes that can produce invalid text: NUL, and lone surrogates. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/**
 * Whether a database can store all text of a parsed body. PostgreSQL has no NUL in text, and a lone surrogate is not a
 * character; every place that meets one would fail in its own way.
 *
 * @param source the JSON that `value` was parsed from; checked first, since hardly any body has such an escape
 */
export function holdsOnlyText(source: string, value: unknown): boolean {
  if (!SUSPECT.test(source)) return true;
  // An explicit stack instead of recursion: bodies may be nested as deep as they are long.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each === "string") {
      if (each.includes("\u0000") || !each.isWellFormed()) return false;
    } else if (typeof each === "object" && each !== null) {
      left.push(...Object.keys(each), ...Object.values(each));
    }
  }
  return true;
}
