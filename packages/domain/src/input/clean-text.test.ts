import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanText, textLength } from "./index.ts";

test.each([
  { says: "surrounding spaces are removed", typed: "  purr \n", is: "purr" },
  { says: "line endings are normalised", typed: "a\r\nb\rc\u2028d", is: "a\nb\nc\nd" },
  { says: "combining characters are composed (NFC)", typed: "Cafe\u0301", is: "Café" },
  { says: "even with a control character in between", typed: "Cafe\u0000\u0301", is: "Café" },
  { says: "control characters are removed", typed: "a\u0000b\u0007c\u009Fd\te", is: "abcd\te" },
  { says: "bidirectional controls are removed", typed: "\u202Egnp.exe", is: "gnp.exe" },
  { says: "an emoji of several code points stays whole", typed: "👩\u200D💻", is: "👩\u200D💻" },
  { says: "zero-width characters alone count as empty", typed: "\u200B\u200D\u2060\uFEFF", is: "" },
  { says: "blank letters alone count as empty", typed: "\u3164 \u2800", is: "" },
])("$says", ({ typed, is }) => {
  expect(cleanText(typed)).toBe(is);
});

test("single-line text stays on one line", () => {
  expect(cleanLine(" a \r\n\t b ")).toBe("a b");
});

// R-PRF-8
test("an emoji counts as one character", () => {
  expect(textLength("cat🐈")).toBe(4);
});

// R-PRF-8
test("cleaning is idempotent", () => {
  const odd = fc.constantFrom(
    "\u0000",
    "\u0007",
    "\r",
    "\n",
    "\t",
    " ",
    "\u00A0",
    "\u2028",
    "\u200B",
    "\u200D",
    "\u202E",
    "\u2067",
    "\u3164",
    "e",
    "\u0301",
    "\uD83D",
    "\uDC08",
    "\uFEFF",
  );
  const any = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
  fc.assert(
    fc.property(fc.array(fc.oneof(odd, any)), (units) => {
      const typed = units.join("");
      expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
      expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
    }),
  );
});
