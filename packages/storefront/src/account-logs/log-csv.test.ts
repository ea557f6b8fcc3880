import { expect, test } from "vitest";
import { decimal } from "./log-csv.ts";

test.each([
  [0, "0.00"],
  [7, "0.07"],
  [1_234, "12.34"],
  [-5, "-0.05"],
])("%i hundredths are written %s in a spreadsheet", (hundredths, text) => {
  expect(decimal(hundredths)).toBe(text);
});
