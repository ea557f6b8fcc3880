import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeRedemptionCode, encodeRedemptionCode, newRedemptionCode, redemptionCodeKey } from "./index.ts";
import { CODE_LENGTH, CODE_LETTERS } from "./code-letters.ts";

const randomCode = fc.uint8Array({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH }).map(newRedemptionCode);

// R-RDM-1
test("a code is four groups of four unambiguous characters", () => {
  expect(newRedemptionCode(new Uint8Array(CODE_LENGTH))).toBe("0000-0000-0000-0000");
  expect(newRedemptionCode(Uint8Array.from({ length: CODE_LENGTH }, (_, index) => index + 240))).toBe(
    "GHJK-MNPQ-RSTV-WXYZ",
  );
  expect(CODE_LETTERS).toHaveLength(32);
  expect(CODE_LETTERS).not.toMatch(/[ILOU]/);
});

// R-RDM-1
test("a code has 80 bits of entropy: every byte counts, and characters are uniformly distributed", () => {
  expect(CODE_LENGTH * Math.log2(CODE_LETTERS.length)).toBe(80);
  const letters = Array.from({ length: 256 }, (_, byte) =>
    newRedemptionCode(new Uint8Array(CODE_LENGTH).fill(byte)).charAt(0),
  );
  const counts = Array.from(CODE_LETTERS, (letter) => letters.filter((drawn) => drawn === letter).length);
  expect(new Set(counts)).toEqual(new Set([8]));
});

test("too few or too many random bytes are refused", () => {
  expect(() => newRedemptionCode(new Uint8Array(15))).toThrow(RangeError);
  expect(() => newRedemptionCode(new Uint8Array(17))).toThrow(RangeError);
});

test.each([
  { says: "as printed", typed: "7K3M-9QXD-02TB-VN5H", is: "7K3M9QXD02TBVN5H" },
  { says: "in lower case without hyphens", typed: "7k3m9qxd02tbvn5h", is: "7K3M9QXD02TBVN5H" },
  { says: "O is read as zero", typed: "7K3M-9QXD-O2TB-VN5H", is: "7K3M9QXD02TBVN5H" },
  { says: "I and l are read as one", typed: "IK3M-9QXD-02TB-VN5l", is: "1K3M9QXD02TBVN51" },
  { says: "full-width letters are accepted", typed: "７Ｋ３Ｍ－9QXD-02TB-VN5H", is: "7K3M9QXD02TBVN5H" },
  { says: "U is not in the alphabet", typed: "UK3M-9QXD-02TB-VN5H", is: null },
  { says: "one letter too few", typed: "7K3M-9QXD-02TB-VN5", is: null },
  { says: "one letter too many", typed: "7K3M-9QXD-02TB-VN5HH", is: null },
  { says: "an empty code", typed: "", is: null },
])("$says: $typed", ({ typed, is }) => {
  expect(redemptionCodeKey(typed)).toBe(is);
});

// R-RDM-2
test("normalizing makes all spellings of a code equal", () => {
  const looks: readonly ((code: string) => string)[] = [
    (code) => code,
    (code) => code.toLowerCase(),
    (code) => code.replaceAll("-", " "),
    (code) => code.replaceAll("0", "O").replaceAll("1", "l"),
    (code) => ` ${code.replaceAll("-", "—")}\n`,
  ];
  fc.assert(
    fc.property(randomCode, fc.constantFrom(...looks), (code, look) => {
      const sent = encodeRedemptionCode(look(code)) ?? "";
      expect(redemptionCodeKey(decodeRedemptionCode(sent) ?? "")).toBe(code.replaceAll("-", ""));
    }),
  );
});

// R-RDM-2
test("a code is decoded once: double base64 is refused", () => {
  fc.assert(
    fc.property(randomCode, (code) => {
      const twice = btoa(btoa(code));
      expect(redemptionCodeKey(decodeRedemptionCode(twice) ?? "")).toBeNull();
    }),
  );
});
