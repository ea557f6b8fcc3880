import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeRedemptionCode, encodeRedemptionCode } from "./index.ts";
import { normaliseRedemptionCode } from "./redemption-code.ts";

test.each([
  { says: "lower case becomes upper case", typed: "meow1234", is: "MEOW1234" },
  { says: "spaces and hyphens are removed", typed: " meow-12 34 ", is: "MEOW1234" },
  { says: "long dashes are removed", typed: "meow–12—34", is: "MEOW1234" },
  { says: "full-width letters are accepted", typed: "ＭＥＯＷ１２", is: "MEOW12" },
  { says: "an invisible mark is removed", typed: "meow\u200b12", is: "MEOW12" },
  { says: "anything else is not a code", typed: "meow!", is: null },
  { says: "an empty text is not a code", typed: " - ", is: null },
  { says: "64 characters are enough", typed: "A".repeat(64), is: "A".repeat(64) },
  { says: "65 are too many", typed: "A".repeat(65), is: null },
])("$says", ({ typed, is }) => {
  expect(normaliseRedemptionCode(typed)).toBe(is);
});

test("a code survives the base64 round trip", () => {
  expect(encodeRedemptionCode("meow-1234")).toBe("TUVPVzEyMzQ=");
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,64}$/), (code) => {
      expect(decodeRedemptionCode(encodeRedemptionCode(code) ?? "")).toBe(code);
    }),
  );
});

test("an invalid code is not sent", () => {
  expect(encodeRedemptionCode("!")).toBeNull();
});

test.each(["", "MEOW", "TUVP=VzE", "====", "TUVPVzEyMzQ", "TUVP\n", "qg==", "A".repeat(1_000_000)])(
  "base64 that holds no code is refused (%#)",
  (base64) => {
    expect(decodeRedemptionCode(base64)).toBeNull();
  },
);
