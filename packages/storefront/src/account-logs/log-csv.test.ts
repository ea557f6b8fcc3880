import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import type { LogLine } from "./load-log.ts";
import { decimal, logRows } from "./log-csv.ts";

test.each([
  [0, "0.00"],
  [7, "0.07"],
  [1_234, "12.34"],
  [-5, "-0.05"],
])("%i hundredths are written %s in a spreadsheet", (hundredths, text) => {
  expect(decimal(hundredths)).toBe(text);
});

const line: LogLine = {
  __typename: "AccountLog",
  id: "A1",
  state: 1,
  action_type: "consume",
  silver: 0,
  coin: 1_190,
  deducted_amount: 1_190,
  tax: null,
  gift: null,
  created_at: "2026-03-01T12:00:00Z",
  updated_at: "2026-03-01T12:00:00Z",
  order_uuid: "A1",
  payment_order_no: null,
  currency_id: null,
  pay_amount: null,
  tax_amount: null,
  store_names: [],
};

// R-TAX-5, R-TAX-1
test("a table has a column for taxes where there are any", () => {
  const i18n = setupI18n({ locale: "en-US", messages: { "en-US": {} } });
  const taxed = logRows([line, { ...line, tax: 190 }], i18n, "en-US");
  expect(taxed.map((row) => row.slice(9))).toEqual([[expect.any(String)], ["0.00"], ["1.90"]]);
  expect(logRows([line], i18n, "en-US").map((row) => row.length)).toEqual([9, 9]);
});

// R-TAX-12
test("a table has columns for the parts of top-ups with a tax", () => {
  const i18n = setupI18n({ locale: "en-US", messages: { "en-US": {} } });
  const paid = { ...line, pay_amount: 575, currency_id: "USD" };
  const rows = logRows([line, paid, { ...paid, tax_amount: 75 }], i18n, "en-US");
  expect(rows.slice(1).map((row) => row.slice(7))).toEqual([
    ["", "", "", ""],
    ["5.75", "USD", "5.75", "0.00"],
    ["5.75", "USD", "5.00", "0.75"],
  ]);
});
