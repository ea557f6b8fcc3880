/** A part of a file: its first and its last byte. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Ranges that one request may name. More are refused, as RFC 9110 allows (14.2): they only multiply the work. */
export const RANGES_MAX = 16;

/** Ranges closer than what is written between two parts are sent as one. */
const GAP_BYTES = 128;

/**
 * The parts a `Range` header requests (RFC 9110, 14.1), in file order. Ranges that overlap or nearly touch are merged,
 * so no byte is sent twice, however often it is requested.
 *
 * @returns null for another unit than bytes, which is ignored; `unsatisfiable` for ranges that are malformed, too many,
 *   or all beyond the end
 */
export function byteRanges(header: string, size: number): readonly ByteRange[] | null | "unsatisfiable" {
  const [, set] = /^bytes\s*=(.*)$/is.exec(header) ?? [];
  if (set === undefined) return null;
  // RFC 9110, 5.6.1: a list may have empty elements.
  const asked = set.split(",").filter((range) => range.trim() !== "");
  if (asked.length === 0 || asked.length > RANGES_MAX) return "unsatisfiable";
  const ranges = [];
  for (const one of asked) {
    const range = rangeIn(one, size);
    if (range === null) return "unsatisfiable";
    if (range.start <= range.end) ranges.push(range);
  }
  return ranges.length === 0 ? "unsatisfiable" : joined(ranges);
}

/** One range; null: malformed. Its end is before its start if the file has none of it. */
function rangeIn(text: string, size: number): ByteRange | null {
  const [, from = "", to = ""] = /^\s*(\d{0,15})-(\d{0,15})\s*$/.exec(text) ?? [];
  if (from === "") return to === "" ? null : { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to !== "" && Number(to) < Number(from)) return null;
  return { start: Number(from), end: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

function joined(ranges: readonly ByteRange[]): readonly ByteRange[] {
  const parts: ByteRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = parts.at(-1);
    if (last && range.start <= last.end + 1 + GAP_BYTES)
      parts[parts.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else parts.push(range);
  }
  return parts;
}
