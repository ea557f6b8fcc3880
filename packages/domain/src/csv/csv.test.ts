import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeCell, csvOf, decimalCell } from "./index.ts";

test("cells with commas, quotes or line ends are quoted", () => {
  expect(csvOf([["a", "b,c", 'd"e', "f\ng"], ["h"]])).toBe('a,"b,c","d""e","f\ng"\r\nh');
});

// R-WAL-12
test.each(["=1+1", "+1", "-1", "-2.00", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "%0a", "|calc"])(
  "%j from people is text to a spreadsheet, not a formula",
  (text) => {
    expect(csvOf([[text]]).replace(/^"/, "")).toMatch(/^'/);
  },
);

test("a name that is harmless stays as it is", () => {
  expect(csvOf([["Moonlit Pharmacy", "Zoë & Söhne"]])).toBe("Moonlit Pharmacy,Zoë & Söhne");
});

// R-WAL-12
describe("what we write ourselves is never marked as text", () => {
  test.each([
    [-1_273, "-1273"],
    [0, "0"],
    [true, "true"],
    [new Date("2026-03-01T12:00:00Z"), "2026-03-01T12:00:00.000Z"],
    [decimalCell(0), "0.00"],
    [decimalCell(7), "0.07"],
    [decimalCell(1_234), "12.34"],
    [decimalCell(-5), "-0.05"],
    [codeCell("0198c0de-0000-7000-8000-0000000000aa"), "0198c0de-0000-7000-8000-0000000000aa"],
    [codeCell("USD"), "USD"],
    [codeCell(""), ""],
  ])("%j is written %s", (cell, text) => expect(csvOf([[cell]])).toBe(text));

  test.each(["=1", "-1", "a,b", 'a"b', " a", "a b", "＝1", "a\nb"])("%j is not one of our codes", (text) => {
    expect(() => codeCell(text)).toThrow("Not one of our codes");
  });

  test("a number that is no amount is refused", () => {
    expect(() => csvOf([[1.5]])).toThrow("whole number");
    expect(() => decimalCell(Number.NaN)).toThrow("whole number");
  });
});

// R-WAL-12
test("whatever people are called, another program sums the column to the same and executes nothing", () => {
  const line = fc.record({
    name: fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: fc.constantFrom("=", "-", "+", "@", "\t", " ", "1", ",", '"') }),
    ),
    amount: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const csv = csvOf(lines.map(({ name, amount }) => [codeCell("x"), name, amount, decimalCell(amount)]));
      const rows = parse(csv, { record_delimiter: "\r\n" });
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      expect(rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(total);
      expect(rows.reduce((sum, row) => sum + Math.round(Number(row[3]) * 100), 0)).toBe(total);
      for (const [index, [, name = ""]] of rows.entries()) {
        expect(name.replace(/^'/, "")).toBe((lines[index]?.name ?? "").replace(/^'/, ""));
        expect(name.trim()).not.toMatch(/^[=+\-@|%＋－＝＠]/u);
      }
    }),
  );
});
