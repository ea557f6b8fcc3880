import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Services, Viewer } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { checkout } from "../orders/index.ts";
import { buying, game, player } from "../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../wallets/index.ts";
import { TOP_UP_TAX_CHECKS } from "../wallets/verify/top-up-tax-checks.sql.ts";
import { applyFact } from "./apply-fact.ts";
import { decideCase } from "./cases/decide-case.ts";
import { findPaymentCases } from "./cases/find-cases.ts";
import { confirmPayment } from "./offline/confirm-payment.ts";
import type { PaymentRow } from "./payment-row.ts";
import { paymentReceipt } from "./payment-receipt.ts";
import { submitPayment } from "./submit-payment.ts";
import { factFor, followLink, linkFor, till } from "./testing/till.ts";
import { vendor } from "./testing/vendor.ts";
import { goodVouchers, staffOf, typeCode } from "./vouchers/testing/voucher-desk.ts";

let services: Services;
let owner: Database;
let pass: (ms: number) => void;
let close: () => Promise<void>;
const sugoi = vendor(() => services.now());
beforeAll(async () => {
  const made = await testDatabase(50);
  ({ close, owner } = made);
  ({ services, pass } = await till(made.db, sugoi.network));
  await ruled("ca", 1_300);
});
afterAll(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});

/** A rule that is added to top-ups, straight into the table: from a moment on, until another. */
async function ruled(
  country: string,
  rate: number,
  { from = "2026-01-01T00:00:00Z", until = null as string | null, mode = "exclusive" } = {},
): Promise<void> {
  await services.db.$client.query(
    `insert into tax_rules (uuid, country, rate_bp, mode, valid_from, valid_until, created_by, created_at)
      values (gen_random_uuid(), $1, $2, $3, $4, $5, gen_random_uuid(), '2025-12-01')`,
    [country, rate, mode, from, until],
  );
}

/** The second USD plan: 10 coins for USD 10.00, and half a coin of silver. */
const TOTAL = 1_130;
const start = async (
  viewer: Viewer,
  pay_amount: number,
  currency = "USD",
  provider = "sugoi",
): Promise<PaymentRow> => {
  const link = await linkFor(services, viewer, { pay_amount }, currency, provider);
  return (await followLink(services, viewer, link)).payment;
};
const started = async (country = "ca", pay_amount = TOTAL) => {
  const viewer = await player(services.db, { country });
  return { viewer, payment: await start(viewer, pay_amount) };
};
const rowOf = async ({ order_no }: PaymentRow) =>
  (
    await services.db.$client.query(
      "select state, pay_amount, net_amount, tax_amount, tax_rate_bp, coin from payments where order_no = $1",
      [order_no],
    )
  ).rows[0];
/** What is on the account of taxes for a payment, in minor units. */
const owedTax = async ({ order_no }: PaymentRow): Promise<number> => {
  const { rows } = await services.db.$client.query<{ tax: number }>(
    `select coalesce(sum(e.amount), 0)::bigint as tax from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.name = 'tax' and e.transfer_id in (select transfer_id from payment_credits where order_no = $1
        union select transfer_id from payment_refunds where order_no = $1)`,
    [order_no],
  );
  return rows[0]?.tax ?? 0;
};

// R-TAX-7, R-TAX-10
test("a top-up costs the plan's price and the tax, and brings the plan's coins", async () => {
  const { viewer, payment } = await started();
  expect(payment).toMatchObject({
    pay_amount: TOTAL,
    net_amount: 1_000,
    tax_amount: 130,
    tax_rate_bp: 1_300,
    coin: 1_000,
    silver: 50,
  });
  expect((await applyFact(services, factFor(payment))).outcome).toBe("credited");
  expect(await walletOf(services.db, viewer.uuid)).toEqual({ meowcent: 1_000, silver: 50 });
  expect(await owedTax(payment)).toBe(130);
});

// R-TAX-7
test.each([
  ["without a rule", "us"],
  ["with a rule for prices in coins", "de"],
])("a country %s pays the plan's price", async (_says, country) => {
  if (country === "de") await ruled("de", 1_900, { mode: "inclusive" });
  const { payment } = await started(country, 1_000);
  expect(payment).toMatchObject({ pay_amount: 1_000, net_amount: 1_000, tax_amount: 0, tax_rate_bp: null });
});

// R-TAX-8
test("the tax of whole-unit currencies is in whole units", async () => {
  await ruled("tw", 725);
  const viewer = await player(services.db, { country: "tw" });
  expect(await start(viewer, 34_300, "TWD", "newebpay")).toMatchObject({
    net_amount: 32_000,
    tax_amount: 2_300,
    pay_amount: 34_300,
  });
});

// R-TAX-10
describe("nobody is charged a tax that was not shown", () => {
  /** How following a link ends, and how many payments there are then. */
  const outcome = async (viewer: Viewer, data: string) => {
    const code = await followLink(services, viewer, data).then(
      () => "started",
      (fault: unknown) => (fault instanceof ApiError ? fault.code : String(fault)),
    );
    const { rowCount } = await services.db.$client.query("select from payments where user_uuid = $1", [
      viewer.uuid,
    ]);
    return { code, payments: rowCount };
  };
  const REFUSED = { code: "pay/plan-changed", payments: 0 };

  test.each([
    ["the price alone", 1_000],
    ["a cent less", TOTAL - 1],
    ["a cent more", TOTAL + 1],
    ["a tax twice", 1_277],
  ])("and nothing is made of %s", async (_says, pay_amount) => {
    const viewer = await player(services.db, { country: "ca" });
    expect(await outcome(viewer, await linkFor(services, viewer, { pay_amount }))).toEqual(REFUSED);
  });

  test("nor where none is added", async () => {
    const viewer = await player(services.db);
    expect(await outcome(viewer, await linkFor(services, viewer, { pay_amount: TOTAL }))).toEqual(REFUSED);
  });

  test("when a rule begins between showing and paying", async () => {
    const viewer = await player(services.db, { country: "nz" });
    const soon = new Date(services.now().getTime() + 10_000).toISOString();
    await ruled("nz", 1_500, { from: soon });
    const link = await linkFor(services, viewer);
    pass(10_000);
    expect(await outcome(viewer, link)).toEqual(REFUSED);
    expect(await start(viewer, 1_150)).toMatchObject({ tax_amount: 150, tax_rate_bp: 1_500 });
  });

  test("when a rule ends between showing and paying", async () => {
    const viewer = await player(services.db, { country: "au" });
    const soon = new Date(services.now().getTime() + 10_000).toISOString();
    await ruled("au", 1_000, { until: soon });
    const link = await linkFor(services, viewer, { pay_amount: 1_100 });
    pass(10_000);
    expect(await outcome(viewer, link)).toEqual(REFUSED);
  });

  test("when the player has moved", async () => {
    const viewer = await player(services.db);
    const link = await linkFor(services, viewer);
    await services.db.$client.query("update profiles set country = 'ca' where user_uuid = $1", [viewer.uuid]);
    expect(await outcome(viewer, link)).toEqual(REFUSED);
  });
});

// R-TAX-10
test("money that was asked for stays as it was, whatever becomes of the rule and the player", async () => {
  await ruled("mx", 1_600, { until: new Date(services.now().getTime() + 60_000).toISOString() });
  const { viewer, payment } = await started("mx", 1_160);
  pass(60_000);
  await services.db.$client.query("update profiles set country = 'us' where user_uuid = $1", [viewer.uuid]);
  await submitPayment(services, viewer.uuid, payment.order_no, "en-US");
  await submitPayment(services, viewer.uuid, payment.order_no, "en-US");
  expect(await rowOf(payment)).toMatchObject({ pay_amount: 1_160, tax_amount: 160, tax_rate_bp: 1_600 });
  expect((await applyFact(services, factFor(payment))).outcome).toBe("credited");
  await expect(
    services.db.$client.query("update payments set tax_amount = 0 where order_no = $1", [payment.order_no]),
  ).rejects.toThrow(/only grows/);
});

// R-TAX-13
test("told 20 times at once, a taxed payment is credited once, and its tax owed once", async () => {
  const { viewer, payment } = await started();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => applyFact(services, factFor(payment))));
  expect(outcomes.filter(({ outcome }) => outcome === "credited")).toHaveLength(1);
  expect((await walletOf(services.db, viewer.uuid)).meowcent).toBe(1_000);
  expect(await owedTax(payment)).toBe(130);
});

// R-TAX-14
describe("money that does not match", () => {
  const paidOddly = async (minor: number) => {
    const { viewer, payment } = await started();
    expect(
      (await applyFact(services, factFor(payment, { amount: { currency: "USD", minor } }))).outcome,
    ).toBe("review");
    const [found] = (await findPaymentCases(services.db, { open: true })).filter(
      ({ order_no }) => order_no === payment.order_no,
    );
    if (!found) throw new Error("There is no case");
    return { viewer, payment, found };
  };
  const credit = (case_uuid: string) =>
    decideCase(
      services,
      { uuid: randomUUID(), role: "finance" },
      { uuid: randomUUID(), case_uuid, decision: "credit-paid", reason: "It arrived" },
    );

  test("the plan's price without its tax is too little, and buys what it is worth less the tax", async () => {
    const { viewer, payment, found } = await paidOddly(1_000);
    // USD 8.85 and 1.15 of tax.
    expect(found.coin).toBe(885);
    const { credited_order_no } = await credit(found.uuid);
    expect(await walletOf(services.db, viewer.uuid)).toEqual({ meowcent: 885, silver: 0 });
    const { rows } = await services.db.$client.query<PaymentRow>(
      "select order_no, pay_amount, net_amount, tax_amount, tax_rate_bp from payments where order_no = $1",
      [credited_order_no],
    );
    expect(rows).toMatchObject([{ pay_amount: 1_000, net_amount: 885, tax_amount: 115, tax_rate_bp: 1_300 }]);
    expect(await owedTax({ ...payment, order_no: credited_order_no ?? "" })).toBe(115);
  });

  test("the total of another plan is that plan", async () => {
    const { viewer, found } = await paidOddly(2_260);
    expect(found.coin).toBe(2_000);
    await credit(found.uuid);
    expect(await walletOf(services.db, viewer.uuid)).toEqual({ meowcent: 2_000, silver: 150 });
  });

  test("has no tax where nobody was shown one", async () => {
    const stranger = await player(services.db, { country: "ca" });
    const { payment } = await started("us", 1_000);
    const orderNo = "01JNB2Q6W0ABCDEFGHJKMNPQRT";
    await applyFact(services, factFor({ ...payment, order_no: orderNo, pay_amount: TOTAL }));
    const [found] = (await findPaymentCases(services.db, { open: true })).filter(
      ({ order_no }) => order_no === orderNo,
    );
    await decideCase(
      services,
      { uuid: randomUUID(), role: "finance" },
      {
        uuid: randomUUID(),
        case_uuid: found?.uuid ?? "",
        decision: "credit-paid",
        user_uuid: stranger.uuid,
        reason: "It arrived",
      },
    );
    expect((await walletOf(services.db, stranger.uuid)).meowcent).toBe(1_130);
  });
});

// R-TAX-12
describe("a refund", () => {
  const refund = (payment: PaymentRow, id: string, minor: number) =>
    applyFact(
      services,
      factFor(payment, {
        kind: "refunded",
        back: { refundId: `${id}-${payment.order_no}`, amount: { currency: "USD", minor } },
      }),
    );
  const toppedUp = async () => {
    const { viewer, payment } = await started();
    await applyFact(services, factFor(payment));
    const backOf = async () => {
      const { rows } = await services.db.$client.query<{ minor: number; tax: number; coin: number }>(
        "select minor, tax, coin from payment_refunds where order_no = $1 order by id",
        [payment.order_no],
      );
      return rows;
    };
    return { viewer, payment, backOf };
  };

  test("of everything gives price and tax back, and takes the plan's coins", async () => {
    const { viewer, payment, backOf } = await toppedUp();
    expect(await refund(payment, "a", TOTAL)).toMatchObject({ state: "refunded" });
    expect(await backOf()).toEqual([{ minor: TOTAL, tax: 130, coin: 1_000 }]);
    expect(await walletOf(services.db, viewer.uuid)).toEqual({ meowcent: 0, silver: 0 });
    expect(await owedTax(payment)).toBe(0);
  });

  test("of the plan's price is no full refund", async () => {
    const { payment } = await toppedUp();
    expect(await refund(payment, "a", 1_000)).toMatchObject({ state: "partially_refunded" });
    expect(await owedTax(payment)).toBe(15);
  });

  test("in parts states the tax in each, which add up to the tax", async () => {
    const { payment, backOf } = await toppedUp();
    for (const [id, minor] of [
      ["a", 333],
      ["b", 333],
      ["c", 464],
    ] as const)
      await refund(payment, id, minor);
    expect((await backOf()).map(({ tax }) => tax)).toEqual([38, 39, 53]);
    expect(await owedTax(payment)).toBe(0);
  });

  test("of many parts told at once, twice each, gives no tax back twice", async () => {
    const { payment, backOf } = await toppedUp();
    const parts = Array.from({ length: 10 }, (_, part) => `p${part}`);
    await Promise.all([...parts, ...parts].map((id) => refund(payment, id, 113)));
    const shares = (await backOf()).map(({ tax }) => tax);
    expect(shares).toEqual(Array.from({ length: 10 }, () => 13));
    expect(await owedTax(payment)).toBe(0);
    expect(await refund(payment, "more", 1)).toMatchObject({ outcome: "review" });
  });
});

// R-TAX-11
test("a voucher contains everything: its payment asks for no tax", async () => {
  const viewer = await player(services.db, { country: "ca" });
  const [maker] = await staffOf(services);
  const [code = ""] = await goodVouchers(services, maker);
  await expect(start(viewer, 7_684, "CNY", "taobao")).rejects.toMatchObject({ code: "pay/plan-changed" });
  const payment = await start(viewer, 6_800, "CNY", "taobao");
  expect(payment).toMatchObject({ pay_amount: 6_800, tax_amount: 0, tax_rate_bp: null });
  await submitPayment(services, viewer.uuid, payment.order_no, "zh-CN");
  await typeCode(services, payment, code);
  expect((await walletOf(services.db, viewer.uuid)).meowcent).toBe(1_000);
});

// R-TAX-10
test("staff confirm a transfer of the total", async () => {
  const viewer = await player(services.db, { country: "ca" });
  const payment = await start(viewer, 7_684, "CNY", "manual");
  const next = await submitPayment(services, viewer.uuid, payment.order_no, "zh-CN");
  const confirm = (pay_amount: number, external_ref: string) =>
    confirmPayment(
      services,
      { uuid: randomUUID(), role: "finance" },
      {
        uuid: randomUUID(),
        reference: next.type === "manual" ? next.reference : "",
        channel: "bank-transfer",
        external_ref,
        currency_id: "CNY",
        pay_amount,
        reason: "Seen in the statement of Monday",
      },
    );
  expect(await confirm(7_684, `R-${payment.order_no}`)).toMatchObject({ outcome: "credited" });
  expect(await owedTax(payment)).toBe(884);
});

// R-TAX-9
test("what was bought with taxed coins has no tax again", async () => {
  const { viewer, payment } = await started();
  await applyFact(services, factFor(payment));
  const owned = await game(services.db, { list: 500 });
  const wallet = { coins: 1_000, silver: 50 };
  const answer = await checkout(services, viewer, buying({ game: owned }, wallet), "international");
  expect(answer).toMatchObject({ kind: "done", total: 500 });
});

// R-TAX-12
test("the receipt of a top-up names price, tax and total, and speaks of no tax where there is none", async () => {
  const facts = async ({ viewer, payment }: Awaited<ReturnType<typeof started>>) => {
    await paymentReceipt(services, { order_no: payment.order_no });
    const { rows } = await services.db.$client.query<{ facts: object }>(
      "select facts from notifications where user_uuid = $1",
      [viewer.uuid],
    );
    return rows.map((row) => row.facts);
  };
  expect(await facts(await started())).toMatchObject([
    { pay_amount: TOTAL, net_amount: 1_000, tax_amount: 130, tax_rate_bp: 1_300 },
  ]);
  const [untaxed] = await facts(await started("us", 1_000));
  expect(untaxed).not.toHaveProperty("tax_amount");
});

// R-TAX-13
describe("the books prove the tax of every top-up", () => {
  const differences = async (change: string, { order_no }: PaymentRow, transfer?: string) => {
    const client = await owner.$client.connect();
    try {
      await client.query("begin");
      await client.query("set local session_replication_role = replica");
      await client.query(change, [order_no]);
      const { rows } = await client.query<{ says: string }>(TOP_UP_TAX_CHECKS["top-up taxes"] ?? "");
      return rows.map(({ says }) => says).filter((says) => says.includes(transfer ?? order_no));
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  let payment: PaymentRow;
  beforeAll(async () => {
    ({ payment } = await started());
    await applyFact(services, factFor(payment));
    await applyFact(
      services,
      factFor(payment, {
        kind: "refunded",
        back: { refundId: `z-${payment.order_no}`, amount: { currency: "USD", minor: 565 } },
      }),
    );
  });

  test.each([
    ["a lower tax", "update payments set tax_amount = 129 where order_no = $1"],
    ["another rate", "update payments set tax_rate_bp = 1400 where order_no = $1"],
    ["another tax in a refund", "update payment_refunds set tax = 64 where order_no = $1"],
  ])("%s is a difference", async (_says, change) => {
    expect(await differences("select $1::text", payment)).toEqual([]);
    expect(await differences(change, payment)).not.toEqual([]);
  });

  // Both agree with each other, but not with what was booked.
  test("a payment whose tax was removed is a difference", async () => {
    const { rows } = await services.db.$client.query<{ transfer_id: string }>(
      "select transfer_id from payment_credits where order_no = $1",
      [payment.order_no],
    );
    const says = await differences(
      "update payments set tax_rate_bp = null, tax_amount = 0 where order_no = $1",
      payment,
      rows[0]?.transfer_id,
    );
    expect(says).toContain(`transfer ${rows[0]?.transfer_id}: 0 USD of tax should move, entries move 130`);
  });
});
