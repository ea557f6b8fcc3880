import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Services } from "../../../platform/context.ts";
import { testDatabase } from "../../../platform/testing/test-database.ts";
import type { Actor } from "../../../platform/viewer.ts";
import { findRechargePlans } from "../payments.service.ts";
import { till } from "../testing/till.ts";
import { importVoucherSales } from "./import-voucher-sales.ts";
import { issueVouchers } from "./issue-vouchers.ts";
import { mintVouchers } from "./mint-vouchers.ts";
import { goodVouchers, mint, staffOf, waitingPayment } from "./testing/voucher-desk.ts";
import { voidVouchers } from "./void-vouchers.ts";
import { voucherBatch } from "./voucher-batch.ts";

let services: Services;
let close: () => Promise<void>;
let maker: Actor;
let other: Actor;
beforeAll(async () => {
  const made = await testDatabase();
  close = made.close;
  ({ services } = await till(made.db));
});
afterAll(() => close());
beforeEach(async () => ([maker, other] = await staffOf(services)));

const issue = (actor: Actor, uuid: string) => issueVouchers(services, actor, { uuid, reason: "For sale" });

// R-PAY-42
describe("two people above what one may mint alone", () => {
  test("a batch up to a thousand coins is issued by its minter", async () => {
    // 68 yuan buy 1,000 meowcent and 50 silver: 95 of them stay below 100,000, 96 do not.
    const { batch } = await mint(services, maker, { count: 95 });
    expect(batch).toMatchObject({ worth: 99_750, needs_approval: false, issued_at: null });
    expect(await issue(maker, batch.uuid)).toMatchObject({ issued_by: maker.uuid });
  });

  test("a larger one by someone else, and once", async () => {
    const { batch } = await mint(services, maker, { count: 96 });
    expect(batch).toMatchObject({ worth: 100_800, needs_approval: true });
    await expect(issue(maker, batch.uuid)).rejects.toMatchObject({ code: "quest/own-codes" });
    const issued = await issue(other, batch.uuid);
    expect(issued).toMatchObject({ issued_by: other.uuid });
    const [third] = await staffOf(services);
    expect(await issue(third, batch.uuid)).toEqual(issued);
  });

  test("splitting it gains nothing, even at once", async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => mint(services, maker, { count: 40 })));
    const alone = made.filter(({ batch }) => !batch.needs_approval);
    expect(alone).toHaveLength(2);
  });
});

// R-PAY-41
test("codes are shown once, are all different, and leave an audit event without them", async () => {
  const { batch, codes } = await mint(services, maker, { count: 20 });
  expect(new Set(codes).size).toBe(20);
  const { rows } = await services.db.$client.query<{ operation: string; after: object }>(
    "select operation, after from audit_events where object_id = $1",
    [batch.uuid],
  );
  expect(rows).toMatchObject([{ operation: "mintVouchers", after: { count: 20, worth: 21_000 } }]);
  expect(JSON.stringify(rows)).not.toContain(codes[0]);
});

test.each([
  ["no uuid", { uuid: "1" }, "uuid"],
  ["another provider", { provider_key: "sugoi" }, "provider_key"],
  ["no plan", { plan_id: randomUUID() }, "plan_id"],
  ["none", { count: 0 }, "count"],
  ["too many", { count: 1_001 }, "count"],
  ["an end in the past", { expires_at: new Date(0) }, "expires_at"],
  ["no reason", { reason: " " }, "reason"],
])("%s is refused", async (_says, change, field) => {
  const [plan] = await findRechargePlans(services.db, "CNY", "international");
  const input = {
    uuid: randomUUID(),
    provider_key: "taobao",
    plan_id: plan?.id ?? "",
    count: 1,
    expires_at: new Date(services.now().getTime() + 1),
    reason: "For the shop",
    ...change,
  };
  await expect(mintVouchers(services, maker, input)).rejects.toMatchObject({
    code: "input/invalid",
    extensions: { facts: { field } },
  });
});

test("a plan in a currency that the shop does not take is refused, and so is a uuid that was used", async () => {
  const [usd] = await findRechargePlans(services.db, "USD", "international");
  const { batch } = await mint(services, maker);
  const input = {
    uuid: batch.uuid,
    provider_key: "taobao",
    plan_id: batch.plan_id,
    count: 1,
    expires_at: batch.expires_at,
    reason: "Again",
  };
  await expect(mintVouchers(services, maker, input)).rejects.toMatchObject({ code: "request/id-conflict" });
  await expect(
    mintVouchers(services, maker, { ...input, uuid: randomUUID(), plan_id: usd?.id ?? "" }),
  ).rejects.toMatchObject({ code: "input/invalid" });
});

// R-PAY-42
test("some codes of a batch are ended, and the redeemed stay redeemed", async () => {
  const { batch, codes } = await mint(services, maker, { count: 3 });
  await issue(maker, batch.uuid);
  const [used = "", returned = "", kept = ""] = codes;
  await (await waitingPayment(services)).types(used);
  const end = (some: readonly string[] | null) =>
    voidVouchers(services, maker, { uuid: batch.uuid, codes: some, reason: "Returned" });
  expect(await end([used, returned])).toMatchObject({ redeemed: 1, voided: 1 });
  await expect((await waitingPayment(services)).types(returned)).rejects.toMatchObject({
    code: "quest/redemption-code-invalid",
  });
  await expect(end(["000000-000000-000000"])).rejects.toMatchObject({ code: "input/invalid" });
  await (await waitingPayment(services)).types(kept);
  expect(await end(null)).toMatchObject({ redeemed: 2, voided: 1 });
});

// R-PAY-45
describe("the shop's export", () => {
  const HEADING = "订单编号,买家实际支付金额,卡密";
  let number = 4_000_000_000_000_000;
  const order = () => String(number++);
  const imports = (...lines: readonly string[]) =>
    importVoucherSales(services, maker, {
      provider_key: "taobao",
      csv: `\uFEFF${[HEADING, ...lines].join("\r\n")}\r\n`,
      reason: "Of yesterday",
    });

  test("agrees with what was issued, however often it is imported", async () => {
    const [code = ""] = await goodVouchers(services, maker);
    const line = `"=""${order()}""",68.00,${code.toLowerCase()}`;
    expect(await imports(line)).toMatchObject({ added: 1, known: 0, odd: [] });
    expect(await imports(line)).toMatchObject({ added: 0, known: 1, odd: [] });
  });

  test("shows what does not agree", async () => {
    const [first = "", second = "", third = ""] = await goodVouchers(services, maker, { count: 3 });
    const minted = (await mint(services, maker)).codes[0] ?? "";
    const [a, b, c, d, e] = [order(), order(), order(), order(), order()];
    const { added, odd } = await imports(
      `${a},68.00,${first}`,
      `${b},68.00,${first}`,
      `${a},68.00,${second}`,
      `${c},35.00,${third}`,
      `${d},68.00,${minted}`,
      `${e},68.00,000000-000000-000000`,
    );
    expect(added).toBe(1);
    expect(odd).toEqual([
      { shop_order_id: b, problem: "sold-twice" },
      { shop_order_id: a, problem: "order-twice" },
      { shop_order_id: c, problem: "other-amount" },
      { shop_order_id: d, problem: "not-issued" },
      { shop_order_id: e, problem: "unknown-code" },
    ]);
  });

  test("shows which codes were redeemed without having been sold", async () => {
    const { batch, codes } = await mint(services, maker, { count: 2 });
    await issue(maker, batch.uuid);
    for (const code of codes) await (await waitingPayment(services)).types(code);
    await imports(`${order()},68.00,${codes[0]}`);
    expect(await voucherBatch(services.db, batch.uuid)).toMatchObject({
      redeemed: 2,
      sold: 1,
      redeemed_unsold: 1,
    });
  });

  test.each([
    ["no heading", "1,2,3", "Line 1 "],
    ["an order without a number", `${HEADING}\n,68.00,x`, "Line 2 "],
    ["half an amount", `${HEADING}\n1,68.00,x\n2,68.0,x`, "Line 3 "],
    ["far too much", "x".repeat(500_001), "Line 1 "],
  ])("%s names the line", async (_says, csv, line) => {
    await expect(
      importVoucherSales(services, maker, { provider_key: "taobao", csv, reason: "A test" }),
    ).rejects.toThrow(line);
  });
});
