import { csvOf } from "@catnip/domain/csv";
import { setupI18n } from "@lingui/core";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { StatementLine } from "./load-statement.ts";
import { statementRows } from "./statement-csv.ts";

/** The file as another program reads it. */
const readBack = (...args: Parameters<typeof statementRows>): string[][] =>
  parse(csvOf(statementRows(...args)), { record_delimiter: "\r\n" });

// R-WAL-19
test("a statement's spreadsheet has the number, the games, the amount and the balance of each booking", () => {
  const i18n = setupI18n({ locale: "en-US", messages: { "en-US": {} } });
  const line = {
    id: "7",
    action_type: "consume",
    amount: -200,
    balance: 800,
    created_at: "2026-03-01T12:00:00Z",
    log: {
      id: "0198c0de-0000-7000-8000-0000000000aa",
      tax_amount: null,
      store_names: [
        { lang: "en-US", key: "1", value: "Neon Drift" },
        { lang: "de-DE", key: "1", value: "Neonfahrt" },
        { lang: "en-US", key: "2", value: "Moonlit" },
      ],
    },
  } as unknown as StatementLine;
  const [head, row] = readBack([line], i18n, "de-DE");
  expect(head).toHaveLength(row?.length ?? 0);
  expect(row?.filter((_cell, at) => at !== 2)).toEqual([
    line.log.id,
    "2026-03-01T12:00:00.000Z",
    "Neonfahrt; Moonlit",
    "-2.00",
    "8.00",
  ]);
});

// R-GRT-6
test("a spreadsheet gives the reason for a gift", () => {
  const i18n = setupI18n({ locale: "en-US", messages: { "en-US": {} } });
  const line = {
    action_type: "grant",
    amount: 500,
    balance: 500,
    created_at: "2026-03-01T12:00:00Z",
    log: { id: "x", tax_amount: null, store_names: [], gift: { reason: "prize", coupon_percents: [] } },
  } as unknown as StatementLine;
  const [, row] = readBack([line], i18n, "en-US");
  const [, plain] = readBack([{ ...line, log: { ...line.log, gift: null } }], i18n, "en-US");
  expect(row?.[2]).toMatch(/ · /);
  expect(row?.[2]?.startsWith(plain?.[2] ?? "none")).toBe(true);
});

// R-TAX-12
test("if a top-up was taxed, there are columns for the total, its price and its tax", () => {
  const i18n = setupI18n({ locale: "en-US", messages: { "en-US": {} } });
  const lineOf = (log: object) =>
    ({
      action_type: "recharge",
      amount: 500,
      balance: 500,
      created_at: "2026-03-01T12:00:00Z",
      log: { id: "x", store_names: [], gift: null, ...log },
    }) as unknown as StatementLine;
  const [head, ...rows] = readBack(
    [
      lineOf({ pay_amount: 575, currency_id: "USD", tax_amount: 75 }),
      lineOf({ pay_amount: 500, currency_id: "USD", tax_amount: null }),
      lineOf({ pay_amount: null, currency_id: null, tax_amount: null }),
    ],
    i18n,
    "en-US",
  );
  expect(head).toHaveLength(10);
  expect(rows.map((row) => row.slice(6))).toEqual([
    ["5.75", "USD", "5.00", "0.75"],
    ["5.00", "USD", "5.00", "0.00"],
    ["", "", "", ""],
  ]);
});

// R-WAL-12
test("the amounts add up to the balance in another program, and a hostile name executes nothing", () => {
  const i18n = setupI18n({ locale: "en-US", messages: { "en-US": {} } });
  const amounts = [1_000, -1_273, 500, -7];
  let balance = 0;
  const lines = amounts.map((amount) => {
    balance += amount;
    const log = {
      id: "0198c0de-0000-7000-8000-0000000000aa",
      tax_amount: null,
      gift: null,
      store_names: [{ lang: "en-US", key: "1", value: '=HYPERLINK("https://evil.test")' }],
    };
    return { action_type: "consume", amount, balance, created_at: "2026-03-01T12:00:00Z", log };
  }) as unknown as StatementLine[];
  const [, ...rows] = readBack(lines, i18n, "en-US");
  expect(rows.reduce((sum, row) => sum + Math.round(Number(row[4]) * 100), 0)).toBe(balance);
  expect(rows.map((row) => row[4])).toEqual(["10.00", "-12.73", "5.00", "-0.07"]);
  expect(rows.map((row) => row[3])).toEqual(rows.map(() => '\'=HYPERLINK("https://evil.test")'));
});
