import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("cells with commas, quotes or line ends are quoted", () => {
  expect(csvOf([["a", "b,c", 'd"e', "f\ng"], ["h"]])).toBe('a,"b,c","d""e","f\ng"\r\nh');
});

// R-WAL-12
test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "%0a", "|calc"])(
  "%j is text to a spreadsheet, not a formula",
  (text) => {
    expect(csvOf([[text]]).replace(/^"/, "")).toMatch(/^'/);
  },
);

// R-WAL-12
test("an amount that went out stays a number", () => {
  expect(csvOf([["-2.00", "-2.00+1", "-2"]])).toBe("-2.00,'-2.00+1,'-2");
});

test("a name that is harmless stays as it is", () => {
  expect(csvOf([["Moonlit Pharmacy", "2026-03-01T12:00:00Z", "12.00"]])).toBe(
    "Moonlit Pharmacy,2026-03-01T12:00:00Z,12.00",
  );
});
