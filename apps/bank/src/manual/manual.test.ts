import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBank, type Bank } from "../index.ts";
import { isReference } from "./reference.ts";

let folder: string;
let bank: Bank;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-bank-"));
  bank = createBank({ folder, origin: "http://bank.test", env: {} });
});
afterEach(async () => {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

const transfer = (fields: Record<string, string>) =>
  bank.fetch(
    new Request("http://bank.test/transfer", {
      method: "POST",
      body: new URLSearchParams({
        reference: "RF18 5390 0754 7034",
        amount: "35.00",
        currency: "CNY",
        action: "pay",
        ...fields,
      }),
    }),
  );
const statement = async () => (await bank.fetch(new Request("http://bank.test/transfer/statement"))).json();

test("published ISO 11649 references are valid, others are not", () => {
  expect(["RF18539007547034", "RF712348231"].map(isReference)).toEqual([true, true]);
  expect(["RF19539007547034", "RF18", "18539007547034"].map(isReference)).toEqual([false, false, false]);
});

test("a transfer arrives and yields a receipt; a refused one does neither", async () => {
  expect((await transfer({})).status).toBe(200);
  expect((await transfer({ action: "refuse" })).status).toBe(200);
  expect(await statement()).toEqual([
    {
      reference: "RF18539007547034",
      currency: "CNY",
      amount: 3_500,
      receipt: expect.stringMatching(/^R\d{12}$/),
      at: expect.any(String),
    },
  ]);
  const books = await (await bank.fetch(new Request("http://bank.test/books"))).json();
  expect(books).toMatchObject({ totals: { CNY: 3_500 } });
});

test.each([
  { reference: "RF19539007547034" },
  { amount: "35" },
  { amount: "0.00" },
  { currency: "yuan" },
  { action: "x" },
])("%j is rejected", async (change) => {
  expect((await transfer(change)).status).toBe(400);
  expect(await statement()).toEqual([]);
});
