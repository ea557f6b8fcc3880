import * as fc from "fast-check";
import { expect, test } from "vitest";
import { imageTypeOf, isFolder, isWebp, safeBaseName } from "./index.ts";

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));

// R-UPL-1
test.each([
  ["a JPEG", "ffd8ffe000104a46", ".jpg"],
  ["a PNG", "89504e470d0a1a0a0000", ".png"],
  ["a PNG with converted line endings", "89504e470a1a0a", null],
  ["a GIF", "474946383961", null],
  ["a WebP", "524946460000000057454250", null],
  ["an archive", "504b0304", null],
  ["a truncated header", "ffd8", null],
  ["an empty file", "", null],
])("%s is detected by its magic number", (_says, hex, type) => {
  expect(imageTypeOf(bytes(hex))).toBe(type);
});

test.each([
  ["a WebP", "524946460000000057454250", true],
  ["a sound", "524946460000000057415645", false],
  ["a JPEG", "ffd8ffe000104a46", false],
  ["an empty file", "", false],
])("%s (%s) is a WebP: %s", (_says, hex, is) => {
  expect(isWebp(bytes(hex))).toBe(is);
});

test.each([
  ["cover.png", "cover"],
  ["my.cat.JPEG", "my.cat"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\b.jpg", "b"],
  ['"; filename=x.html', "- filename=x.html"],
  ["a\r\nb", "ab"],
  ["\u202egpj.exe", "gpj.exe"],
  [" . ", "file"],
  ["", "file"],
  ["猫".repeat(100), "猫".repeat(80)],
  ["CON", "CON"],
])("%j becomes %j", (name, safe) => {
  expect(safeBaseName(name)).toBe(safe);
});

/** Includes lone surrogates: no one types them, but a client can send them. */
const anyCharacter = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

// R-UPL-4
test("a sanitized name never contains anything special to a file system or a header", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (typed) => {
      const name = safeBaseName(typed);
      expect(name).not.toMatch(/[\\/<>:"|?*;%#&\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(name).not.toMatch(/^[.\s]|[.\s]$/u);
      expect(Array.from(name).length).toBeLessThanOrEqual(80);
      expect(name.length).toBeGreaterThan(0);
    }),
  );
});

test.each(["", "covers", "a/b/c/d", "2026-03"])("%j is a valid folder", (text) => {
  expect(isFolder(text)).toBe(true);
});

test.each(["/", "a/", "/a", "..", "a/../b", "A", "a b", "a/b/c/d/e", "a\\b", "x".repeat(41)])(
  "%j is none",
  (text) => {
    expect(isFolder(text)).toBe(false);
  },
);
