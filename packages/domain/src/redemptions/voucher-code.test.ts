import fc from "fast-check";
import { expect, test } from "vitest";
import { newVoucherCode, voucherCodeKey } from "./index.ts";
import { CODE_LETTERS } from "./code-letters.ts";

/** Draws bytes from a generated list, then from its shifted copies. */
const code = fc.uint8Array({ minLength: 17, maxLength: 17 }).map((bytes) => {
  let turn = 0;
  return newVoucherCode(() => bytes.map((byte) => byte + turn++));
});

// R-PAY-41
test("a code is three groups of six letters, the last of which is Crockford's check symbol", () => {
  expect(newVoucherCode(() => new Uint8Array(17))).toBe("000000-000000-000000");
  // 1 × 32^0 = 1, so the check symbol is the letter for 1.
  expect(newVoucherCode(() => Uint8Array.from([...new Uint8Array(16), 1]))).toBe("000000-000000-000011");
  // 31 × 32 + 31 = 1023, and 1023 mod 37 = 24, which is `R`.
  expect(newVoucherCode(() => Uint8Array.from([...new Uint8Array(15), 31, 31]))).toBe("000000-000000-000ZZR");
  expect(() => newVoucherCode(() => new Uint8Array(16))).toThrow(RangeError);
});

// R-PAY-41
test("there are at least 80 bits in a code", () => {
  expect(17 * Math.log2(CODE_LETTERS.length) - Math.log2(37 / 32)).toBeGreaterThan(80);
});

// R-PAY-41
test("bytes whose check symbol is no letter are drawn again", () => {
  // 32 is `10`, and 32 mod 37 = 32, which is `*`.
  const draws = [Uint8Array.from([...new Uint8Array(15), 1, 0]), new Uint8Array(17)];
  expect(newVoucherCode(() => draws.shift() ?? new Uint8Array(17))).toBe("000000-000000-000000");
  expect(draws).toEqual([]);
});

test("a code is the same however it is typed", () => {
  fc.assert(
    fc.property(code, (sold) => {
      const key = sold.replaceAll("-", "");
      expect(voucherCodeKey(sold)).toBe(key);
      expect(voucherCodeKey(` ${sold.toLowerCase().replaceAll("-", " – ")}\n`)).toBe(key);
      expect(voucherCodeKey(sold.replaceAll("0", "O").replaceAll("1", "l"))).toBe(key);
    }),
  );
});

// R-PAY-41
test("one wrong character, and two neighbors that changed places, are found", () => {
  fc.assert(
    fc.property(code, fc.nat(16), fc.nat(30), (sold, at, by) => {
      const letters = sold.replaceAll("-", "").split("");
      const right = letters[at] ?? "";
      const wrong = CODE_LETTERS.charAt((CODE_LETTERS.indexOf(right) + 1 + by) % 32);
      expect(voucherCodeKey(letters.with(at, wrong).join(""))).toBeNull();
      const next = letters[at + 1] ?? "";
      if (at < 16 && next !== right)
        expect(
          voucherCodeKey(
            letters
              .with(at, next)
              .with(at + 1, right)
              .join(""),
          ),
        ).toBeNull();
    }),
  );
});

test.each([
  "",
  "7K3M-9QXD-02TB-VN5H",
  "000000-000000-00000",
  "000000-000000-0000000",
  "UUUUUU-000000-000000",
])("%s is no voucher", (typed) => {
  expect(voucherCodeKey(typed)).toBeNull();
});
