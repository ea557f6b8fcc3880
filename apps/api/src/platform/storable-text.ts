/** The only ways into JSON for what no text is: NUL, and halves of surrogate pairs. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/**
 * Whether all text of a parsed body can be kept by a database. PostgreSQL has no NUL in text, and half of a surrogate
 * pair is no character; each place that meets one would fail in its own way.
 *
 * @param source what `value` was parsed from; looked at first, since hardly any body has such an escape
 */
export function holdsOnlyText(source: string, value: unknown): boolean {
  if (!SUSPECT.test(source)) return true;
  // A list instead of recursion: bodies may be nested as deep as they are long.
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
