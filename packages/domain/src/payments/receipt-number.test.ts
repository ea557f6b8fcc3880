import { expect, test } from "vitest";
import { receiptNumber } from "./index.ts";

// R-PAY-17
test.each([
  ["20260301-00077", "2026030100077"],
  [" 2026 0301 00077 ", "2026030100077"],
  ["2026.03.01/00077", "2026030100077"],
  ["２０２６０３０１－０００７７", "2026030100077"],
  ["ab_12‑3", "AB123"],
  ["流水号 77", "流水号77"],
  [" -/ ", ""],
])("%j is compared as %j", (typed, number) => {
  expect(receiptNumber(typed)).toBe(number);
});
