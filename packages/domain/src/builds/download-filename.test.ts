import fc from "fast-check";
import { expect, test } from "vitest";
import { PLATFORMS } from "../catalog/index.ts";
import { BUILD_LANGUAGES, downloadFilename } from "./index.ts";

const build = {
  name: "Moonlit Bay",
  version: "1.2.0",
  platform: "windows",
  language: "any",
  trial: null,
  uploadedAs: "game-final(2).ZIP",
} as const;

// R-DLV-7
test.each([
  { says: "name, version, system", input: {}, is: "Moonlit Bay 1.2.0 Windows.zip" },
  { says: "the reader's script", input: { name: "月光の入江" }, is: "月光の入江 1.2.0 Windows.zip" },
  { says: "the build's language", input: { language: "ja-jp" }, is: "Moonlit Bay 1.2.0 Windows ja-jp.zip" },
  { says: "a trial", input: { trial: "体験版" }, is: "Moonlit Bay 1.2.0 Windows 体験版.zip" },
  {
    says: "an archive in two steps",
    input: { uploadedAs: "x.tar.gz" },
    is: "Moonlit Bay 1.2.0 Windows.tar.gz",
  },
  {
    says: "letters that systems forbid",
    input: { name: 'Fate: "Zero"/One?' },
    is: "Fate Zero One 1.2.0 Windows.zip",
  },
  { says: "a path", input: { name: "../../etc/passwd" }, is: "etc passwd 1.2.0 Windows.zip" },
  { says: "a reversed ending", input: { name: "gpj\u202E.exe" }, is: "gpj.exe 1.2.0 Windows.zip" },
  { says: "no name", input: { name: "..." }, is: "1.2.0 Windows.zip" },
] as const)("$says: $is", ({ input, is }) => {
  expect(downloadFilename({ ...build, ...input })).toBe(is);
});

// R-DLV-7
test("any name becomes one that every system can save", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.string({ unit: "binary", maxLength: 80 }),
      fc.constantFrom(...PLATFORMS),
      fc.constantFrom(...BUILD_LANGUAGES),
      (name, version, platform, language) => {
        const filename = downloadFilename({ ...build, name, version, platform, language });
        expect(filename).toMatch(/^[^<>:"/\\|?*\p{Cc}\p{Cf}]+\.zip$/u);
        expect(filename).not.toMatch(/^[.\s]/);
        expect(Buffer.byteLength(filename)).toBeLessThanOrEqual(255);
        expect(filename.isWellFormed()).toBe(true);
      },
    ),
  );
});
