import { createHash } from "node:crypto";

/** A deterministic uuid derived from text (version 8 of RFC 9562), so that seeded rows are recognized again. */
export function stableUuid(...words: readonly (string | number)[]): string {
  const bytes = createHash("sha256").update(words.join("\u0000")).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
