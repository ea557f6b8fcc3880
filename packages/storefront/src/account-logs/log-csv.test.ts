import { csvOf } from "@catnip/domain/csv";
import { setupI18n } from "@lingui/core";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { LogLine } from "./load-log.ts";
import { logRows } from "./log-csv.ts";

/** The file as another program reads it. */
const readBack = (...args: Parameters<typeof logRows>): string[][] =>
  parse(csvOf(logRows(...args)), { record_delimiter: "\r\n" });

const line: LogLine = {
  __typename: "AccountLog",
  id: "A1",
  state: 1,
  action_type: "consume",
  silver: 0,
  coin: 1_190,
  deducted_amount: 1_190,
  money_back: null,
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
  const taxed = readBack([line, { ...line, tax: 190 }], i18n, "en-US");
  expect(taxed.map((row) => row.slice(9))).toEqual([[expect.any(String)], ["0.00"], ["1.90"]]);
  expect(readBack([line], i18n, "en-US").map((row) => row.length)).toEqual([9, 9]);
});

// R-TAX-12
test("a table has columns for the parts of top-ups with a tax", () => {
  const i18n = setupI18n({ locale: "en-US", messages: { "en-US": {} } });
  const paid = { ...line, pay_amount: 575, currency_id: "USD" };
  const rows = readBack([line, paid, { ...paid, tax_amount: 75 }], i18n, "en-US");
  expect(rows.slice(1).map((row) => row.slice(7))).toEqual([
    ["", "", "", ""],
    ["5.75", "USD", "5.75", "0.00"],
    ["5.75", "USD", "5.00", "0.75"],
  ]);
});

// R-WAL-12
test("amount columns add up in a spreadsheet program, and a hostile name executes nothing", () => {
  const i18n = setupI18n({ locale: "en-US", messages: { "en-US": {} } });
  const names = ["=1+1", "-2.00", "+cmd|' /C calc'!A0", "@SUM(A1)"];
  const lines = names.map((value, index) => ({
    ...line,
    coin: 1_190 * (index + 1),
    silver: index,
    store_names: [{ __typename: "Translation" as const, lang: "en-US", key: "1", value }],
  }));
  const [, ...rows] = readBack(lines, i18n, "en-US");
  const total = (column: number) => rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
  expect([total(5), total(6)]).toEqual([11_900, 6]);
  expect(rows.map((row) => row[4])).toEqual(names.map((name) => `'${name}`));
});
