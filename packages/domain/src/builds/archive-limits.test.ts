import fc from "fast-check";
import { expect, test } from "vitest";
import { ARCHIVE_LIMITS, archiveExcess, isUncompressedMedia } from "./index.ts";

const counted = { fileBytes: 0, totalBytes: 0, mediaBytes: 0, packedBytes: 1_000 };
const MIB = 1_024 ** 2;

// R-DLV-3
test.each([
  { says: "three megabytes of silence", input: { totalBytes: 3 * MIB, mediaBytes: 3 * MIB }, is: null },
  { says: "as much of anything else", input: { totalBytes: 3 * MIB }, is: "packed-too-tightly" },
  {
    says: "more silence than a game has",
    input: { totalBytes: 300 * MIB, mediaBytes: 300 * MIB },
    is: "packed-too-tightly",
  },
  { says: "a small archive", input: { totalBytes: MIB, packedBytes: 1 }, is: null },
  { says: "a large file", input: { fileBytes: 2_048 * MIB + 1 }, is: "file-too-large" },
  { says: "large files", input: { totalBytes: 4_096 * MIB + 1, packedBytes: 4_000 * MIB }, is: "too-large" },
  { says: "4 GiB", input: { totalBytes: 4_096 * MIB, packedBytes: 4_000 * MIB }, is: null },
])("$says: $is", ({ input, is }) => {
  expect(archiveExcess({ ...counted, ...input }, ARCHIVE_LIMITS)).toBe(is);
});

// R-DLV-3
test("more bytes never exceed less", () => {
  const bytes = fc.nat(5 * 1_024 ** 3);
  fc.assert(
    fc.property(bytes, bytes, bytes, (totalBytes, more, packedBytes) => {
      const input = { ...counted, totalBytes, packedBytes };
      if (archiveExcess(input, ARCHIVE_LIMITS) === null) return;
      expect(archiveExcess({ ...input, totalBytes: totalBytes + more }, ARCHIVE_LIMITS)).not.toBeNull();
    }),
  );
});

test.each([
  ["audio/silence.wav", true],
  ["A.BMP", true],
  ["wav", false],
  ["a.wav.js", false],
])("%s is uncompressed media: %s", (path, is) => {
  expect(isUncompressedMedia(path)).toBe(is);
});
