import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBank, type Bank } from "../index.ts";

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

const post = (to: string, fields: Record<string, string>) =>
  bank.fetch(
    new Request(`http://bank.test/taobao/${to}`, { method: "POST", body: new URLSearchParams(fields) }),
  );
const text = async (from: string) =>
  (await bank.fetch(new Request(`http://bank.test/taobao/${from}`))).text();
const sold = async (answer: Response) => /id="code">([^<]*)</.exec(await answer.text())?.[1];

test("a code is sold once, and its order is in the export", async () => {
  await post("stock", { codes: "AAAAAA-AAAAAA-AAAAAA\nBBBBBB-BBBBBB-BBBBBB", price: "68.00" });
  expect(await text("shop")).toContain("2 left");
  expect(await sold(await post("buy", { price: "6800" }))).toBe("AAAAAA-AAAAAA-AAAAAA");
  expect(await sold(await post("buy", { price: "6800" }))).toBe("BBBBBB-BBBBBB-BBBBBB");
  expect((await post("buy", { price: "6800" })).status).toBe(404);
  const lines = (await text("orders.csv")).trim().split("\r\n");
  expect(lines[0]).toBe("订单编号,订单状态,买家实际支付金额,订单付款时间,卡密");
  expect(lines[1]).toMatch(/^"=""4\d{18}""",交易成功,68\.00,"[^"]+","AAAAAA-AAAAAA-AAAAAA"$/);
  expect(await (await bank.fetch(new Request("http://bank.test/books"))).json()).toMatchObject({
    totals: { CNY: 13_600 },
  });
});

test("a shop can make the mistake of selling a code twice", async () => {
  await post("stock", { codes: "AAAAAA-AAAAAA-AAAAAA", price: "35.00" });
  await post("buy", { price: "3500" });
  expect(await sold(await post("buy", { action: "again" }))).toBe("AAAAAA-AAAAAA-AAAAAA");
  expect((await text("orders.csv")).match(/AAAAAA/g)).toHaveLength(6);
});

test.each([
  ["no price", { codes: "A", price: "" }],
  ["a price of nothing", { codes: "A", price: "0.00" }],
  ["no codes", { codes: " ", price: "1.00" }],
])("%s is refused", async (_says, fields) => {
  expect((await post("stock", fields)).status).toBe(400);
});
