import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { inBrotli, inBrotliAtOnce } from "./brotli.ts";

// R-OPS-16
test.each([
  { length: 1_000, bits: 10 },
  { length: 1_009, bits: 11 },
  { length: 84_000, bits: 17 },
  { length: 200_000, bits: 18 },
  { length: 9_000_000, bits: 22 },
])("the window for $length bytes covers all of them and no more", async ({ length, bits }) => {
  const coded = await inBrotli(Buffer.alloc(length, "cat"), 4);
  expect(windowBitsOf(coded)).toBe(bits);
});

test("text repeated at both ends is written once", async () => {
  const name = randomBytes(2_000);
  const text = Buffer.concat([name, randomBytes(100_000), name]);
  const coded = await inBrotli(text, 5);
  expect(brotliDecompressSync(coded)).toEqual(text);
  expect(coded.length).toBeLessThan(text.length - 1_500);
});

test("a text compresses to the same bytes in any thread", async () => {
  const text = Buffer.from("A cat sleeps in the sun, and another one looks at it. ".repeat(2_000));
  expect(inBrotliAtOnce(text, 4)).toEqual(await inBrotli(text, 4));
});

/** As a stream begins (RFC 7932, section 9.1). */
function windowBitsOf([first = 0]: Buffer): number {
  if ((first & 1) === 0) return 16;
  const above17 = (first >> 1) & 7;
  if (above17 > 0) return 17 + above17;
  const above8 = (first >> 4) & 7;
  return above8 === 0 ? 17 : 8 + above8;
}
