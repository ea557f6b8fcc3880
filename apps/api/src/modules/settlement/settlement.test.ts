import { SETTLEMENT_DIFFERENCES, type SettlementDifferenceKind } from "@catnip/domain/payments";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { player } from "../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../wallets/index.ts";
import { applyFact } from "../top-ups/apply-fact.ts";
import { watchPayments } from "../reviews/cases/payment-watch.ts";
import { decideCase } from "../reviews/cases/decide-case.ts";
import { findPaymentCases } from "../reviews/cases/find-cases.ts";
import type { PaymentRow } from "../top-ups/payment-row.ts";
import { paymentProvider } from "../providers/provider-list.ts";
import type { ProviderFact } from "../providers/provider.types.ts";
import { factFor, openPayment, till } from "../top-ups/testing/till.ts";
import { compareDay } from "./compare-day.ts";
import { findSettlementDifferences, findSettlementReports } from "./find-reports.ts";
import { comparedSince, openReport } from "./report-days.ts";
import { providersWithoutList } from "./providers-without-list.ts";
import { settlePayments } from "./settle-payments.ts";
import { settleDays } from "./settle-days.ts";
import { settleProvider } from "./settle-provider.ts";
import { dayOf } from "./settlement-days.ts";
import { stageLines } from "./stage-lines.ts";
import { listingProviders } from "./testing/listing-providers.ts";

const DAY_MS = 86_400_000;
/** Provider and currency: every unit, and every kind of trust. */
const WAYS = [
  ["sugoi", "CNY"],
  ["stripe", "USD"],
  ["tappay", "TWD"],
  ["wechatpay", "CNY"],
  ["alipay", "CNY"],
  ["unionpay", "CNY"],
] as const;

let services: Services;
let pass: (ms: number) => unknown;
let close: () => Promise<void>;
const vendors = listingProviders();
beforeAll(async () => {
  const made = await testDatabase();
  close = made.close;
  const at = await till(made.db);
  services = { ...at.services, paymentProviders: vendors.providers };
  pass = at.pass;
});
afterAll(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});

type Paid = { readonly owner: string; readonly payment: PaymentRow; readonly fact: ProviderFact };

async function opened(provider: string, currency: string): Promise<Paid> {
  const viewer = await player(services.db);
  const payment = await openPayment(services, viewer, currency, provider);
  return { owner: viewer.uuid, payment, fact: factFor(payment, { occurredAt: services.now() }) };
}
async function credited(provider: string, currency: string): Promise<Paid> {
  const paid = await opened(provider, currency);
  expect((await applyFact(services, paid.fact)).outcome).toBe("credited");
  return paid;
}
const listed = (fact: ProviderFact, change: Partial<ProviderFact> = {}) =>
  vendors.lists({ ...fact, evidence: { source: "settlement", rawRef: "list" }, ...change });
const ALL = { limit: 100, offset: 0 };
const reportOf = async (providerKey: string, day: string) => {
  const [report] = await findSettlementReports(services.db, { providerKey, day }, ALL);
  if (!report) throw new Error(`no report of ${providerKey} for ${day}`);
  return report;
};
const differencesOf = async (providerKey: string, day: string) =>
  findSettlementDifferences(services.db, (await reportOf(providerKey, day)).uuid, ALL);
/** Everything that a second run could change. */
const everything = async () => {
  const texts = ["settlement_reports", "settlement_lines", "settlement_totals", "settlement_differences"];
  const tables = [
    ...texts,
    "payments",
    "payment_changes",
    "payment_credits",
    "payment_cases",
    "ledger_entries",
  ];
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await services.db.$client.query<{ text: string }>(
        `select t::text as text from ${table} t order by 1`,
      );
      return rows.map(({ text }) => text);
    }),
  );
};
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

// R-SET-1, R-SET-2, R-SET-3
test("every planted difference is found and named, and none is invented", async () => {
  const day = dateOf(services.now());
  const planted = new Map<string, SettlementDifferenceKind>();
  const late: Paid[] = [];
  for (const [provider, currency] of WAYS) {
    for (let right = 0; right < 3; right += 1) listed((await credited(provider, currency)).fact);
    const lost = await opened(provider, currency);
    listed(lost.fact);
    late.push(lost);
    const unlisted = await credited(provider, currency);
    const amount = await credited(provider, currency);
    listed(amount.fact, { amount: { currency, minor: amount.fact.amount.minor + 100 } });
    const other = await credited(provider, currency);
    listed(other.fact, { amount: { currency: "HKD", minor: other.fact.amount.minor } });
    const back = await credited(provider, currency);
    listed(back.fact);
    listed(back.fact, { kind: "refunded" });
    const twice = await credited(provider, currency);
    listed(twice.fact);
    listed(twice.fact, { providerTxnId: `SECOND-${twice.payment.order_no}` });
    for (const [{ payment }, kind] of [
      [lost, "missing_local"],
      [unlisted, "missing_provider"],
      [amount, "amount_mismatch"],
      [other, "currency_mismatch"],
      [back, "state_mismatch"],
      [twice, "duplicate"],
    ] as const)
      planted.set(payment.order_no, kind);
  }
  expect(planted.size).toBe(WAYS.length * SETTLEMENT_DIFFERENCES.length);

  pass(DAY_MS);
  await settlePayments(services);

  const found = new Map<string, string>();
  for (const [provider] of WAYS) {
    const report = await reportOf(provider, day);
    expect(report).toMatchObject({ problem: null, attempts: 1, difference_count: 6, open_count: 5 });
    expect(report.finished_at).not.toBeNull();
    for (const each of await differencesOf(provider, day)) {
      found.set(each.order_no, each.kind);
      expect(each.outcome).toBe(each.kind === "missing_local" ? "credited" : "case");
    }
  }
  expect(found).toEqual(planted);

  for (const { owner, payment } of late)
    expect((await walletOf(services.db, owner)).meowcent).toBe(payment.coin);

  const cases = await findPaymentCases(services.db, { open: true });
  const reasons = Object.fromEntries(
    cases
      .filter(({ provider }) => provider === "stripe")
      .map((each) => [planted.get(each.order_no), each.reason]),
  );
  expect(reasons).toEqual({
    missing_provider: "not-settled",
    amount_mismatch: "amount-mismatch",
    currency_mismatch: "currency-mismatch",
    state_mismatch: "money-back",
    duplicate: "second-payment",
  });
  // R-CAS-7
  const watch = await watchPayments(services.db, services.now());
  expect(watch.credits).toContainEqual({ provider_key: "stripe", told: 8, asked: 0, settled: 1 });
  expect(watch.oldest_pending_at).toBeNull();
  expect(watch.cases).toContainEqual({
    reason: "not-settled",
    count: WAYS.length,
    oldest_at: services.now(),
  });
});

// R-SET-2
test("a second run changes nothing", async () => {
  const before = await everything();
  const asked = vendors.asked.length;
  await settlePayments(services);
  await settlePayments(services);
  expect(await everything()).toEqual(before);
  expect(vendors.asked).toHaveLength(asked);
});

// R-SET-4
test("by hand a day is compared as by the clock, and no day that is not over", async () => {
  const day = dateOf(new Date(services.now().getTime() - DAY_MS));
  const before = await everything();
  expect(await settleDays(services, { day: null, provider: "stripe" })).toMatchObject([
    { provider_key: "stripe", day, difference_count: 6, open_count: 5 },
  ]);
  expect(await everything()).toEqual(before);
  for (const asked of [
    { day: dateOf(services.now()), provider: null },
    { day: "2026-02-30", provider: null },
    { day: null, provider: "nobody" },
  ])
    expect(await settleDays(services, asked)).toBeNull();
});

// R-SET-8
test("a provider that lists no days is named, instead of being left out", async () => {
  await opened("linepay", "TWD");
  const real = { ...services };
  delete real.paymentProviders;
  expect(await providersWithoutList(real)).toEqual(["sugoi", "linepay"]);
  expect(await settleDays(real, { day: null, provider: "linepay" })).toBeNull();
});

// R-SET-4
describe("a provider whose list is not there", () => {
  test("is never all right, is tried again, and does not hold up the others", async () => {
    const day = dateOf(services.now());
    const lost = await opened("stripe", "USD");
    listed(lost.fact);
    vendors.timesOut("stripe");
    pass(DAY_MS);
    await settlePayments(services);
    expect(await reportOf("stripe", day)).toMatchObject({
      problem: "no answer",
      attempts: 1,
      finished_at: null,
      totals: [],
      difference_count: 0,
    });
    expect((await reportOf("tappay", day)).finished_at).not.toBeNull();
    expect((await walletOf(services.db, lost.owner)).meowcent).toBe(0);

    vendors.isBack("stripe");
    await settlePayments(services);
    expect(await reportOf("stripe", day)).toMatchObject({ problem: null, attempts: 2, difference_count: 1 });
    expect((await walletOf(services.db, lost.owner)).meowcent).toBe(lost.payment.coin);
  });

  test("is caught up with day by day", async () => {
    const days: string[] = [];
    vendors.timesOut("wechatpay");
    for (let day = 0; day < 2; day += 1) {
      days.push(dateOf(services.now()));
      listed((await credited("wechatpay", "CNY")).fact);
      pass(DAY_MS);
      await settlePayments(services);
    }
    vendors.isBack("wechatpay");
    await settlePayments(services);
    for (const day of days) {
      expect(await reportOf("wechatpay", day)).toMatchObject({ problem: null, difference_count: 0 });
      const [total] = (await reportOf("wechatpay", day)).totals;
      expect(total).toMatchObject({ provider_count: 1, local_count: 1 });
    }
  });
});

// R-SET-2
describe("a run that is killed", () => {
  test("while it reads the list begins again", async () => {
    const day = dateOf(services.now());
    const lost = await opened("sugoi", "CNY");
    listed(lost.fact);
    vendors.crashes("sugoi");
    pass(DAY_MS);
    await expect(settlePayments(services)).rejects.toThrow("1 providers could not be compared");
    expect((await reportOf("sugoi", day)).finished_at).toBeNull();
    vendors.isBack("sugoi");
    await settlePayments(services);
    expect(await reportOf("sugoi", day)).toMatchObject({ difference_count: 1 });
    expect((await walletOf(services.db, lost.owner)).meowcent).toBe(lost.payment.coin);
  });

  test("after it compared acts on what is left, once", async () => {
    const day = dateOf(services.now());
    const lost = await opened("tappay", "TWD");
    listed(lost.fact);
    pass(DAY_MS);
    const provider = paymentProvider(services, "tappay");
    const at = dayOf(day, { utcOffsetHours: 0, readyAfterHours: 6 });
    if (!provider?.listSettled || !at) throw new Error("no list");
    const report = await openReport(services.db, "tappay", at, services.now());
    await stageLines(services.db, report, provider.listSettled(at.from, at.to));
    await inTransaction(services.db, async ({ $client }) =>
      compareDay($client, report, await comparedSince($client, "tappay", at), services.now()),
    );
    expect((await walletOf(services.db, lost.owner)).meowcent).toBe(0);

    await Promise.all([settleProvider(services, provider, day), settleProvider(services, provider, day)]);
    expect((await reportOf("tappay", day)).finished_at).not.toBeNull();
    expect((await differencesOf("tappay", day)).map(({ outcome }) => outcome)).toEqual(["credited"]);
    expect((await walletOf(services.db, lost.owner)).meowcent).toBe(lost.payment.coin);
  });
});

// R-SET-3
describe("what a person has to see", () => {
  test("money that came and went is not credited", async () => {
    const day = dateOf(services.now());
    const gone = await opened("stripe", "USD");
    listed(gone.fact);
    listed(gone.fact, { kind: "refunded" });
    pass(DAY_MS);
    await settlePayments(services);
    const kinds = (await differencesOf("stripe", day)).map(({ kind, outcome }) => `${kind}: ${outcome}`);
    expect(kinds).toEqual(["state_mismatch: case", "state_mismatch: case"]);
    expect((await walletOf(services.db, gone.owner)).meowcent).toBe(0);
  });

  test("money of an unknown order, and money for another amount than ordered", async () => {
    const day = dateOf(services.now());
    const less = await opened("stripe", "USD");
    listed(less.fact, { amount: { currency: "USD", minor: less.fact.amount.minor - 1 } });
    const unknown = { ...less.fact, orderNo: "01ARZ3NDEKTSV4RRFFQ69G5FAV", providerTxnId: "T-NOBODY" };
    listed(unknown);
    pass(DAY_MS);
    await settlePayments(services);
    const differences = await differencesOf("stripe", day);
    expect(differences.map(({ kind, outcome }) => `${kind}: ${outcome}`).toSorted()).toEqual([
      "amount_mismatch: case",
      "missing_local: case",
    ]);
    expect((await walletOf(services.db, less.owner)).meowcent).toBe(0);
    const uuid = differences.find(({ kind }) => kind === "amount_mismatch")?.case_uuid ?? "";
    const [paid] = await findPaymentCases(services.db, { uuid });
    expect(paid).toMatchObject({
      reason: "amount-mismatch",
      fact: { evidence: { source: "settlement", rawRef: "list" } },
      ordered: { state: "review", user_uuid: less.owner },
    });
  });

  // R-SET-9
  test("a refund that names the transaction alone is one of its payment, known or not", async () => {
    const day = dateOf(services.now());
    const [known, unknown] = [await credited("unionpay", "CNY"), await credited("unionpay", "CNY")];
    for (const { fact } of [known, unknown]) listed(fact);
    await applyFact(services, { ...known.fact, kind: "refunded", back: { amount: known.fact.amount } });
    pass(DAY_MS);
    await settlePayments(services);
    expect(await reportOf("unionpay", day)).toMatchObject({ problem: null, difference_count: 0 });

    const next = dateOf(services.now());
    for (const { fact } of [known, unknown])
      listed(fact, { kind: "refunded", orderNo: `R${fact.orderNo.slice(1)}`, occurredAt: services.now() });
    pass(DAY_MS);
    await settlePayments(services);
    expect(await differencesOf("unionpay", next)).toMatchObject([
      { kind: "state_mismatch", provider_txn_id: unknown.fact.providerTxnId, outcome: "case" },
    ]);
  });

  test("what staff credited for it is settled the next day", async () => {
    const day = dateOf(services.now());
    const [open] = (await findPaymentCases(services.db, { open: true })).filter(
      ({ reason, ordered }) => reason === "amount-mismatch" && ordered?.state === "review",
    );
    if (!open) throw new Error("no case");
    const finance = { uuid: randomUUID(), role: "finance" } as const;
    const input = { uuid: randomUUID(), case_uuid: open.uuid, decision: "credit-paid", reason: "Paid" };
    await decideCase(services, finance, { ...input, user_uuid: null });
    pass(DAY_MS);
    await settlePayments(services);
    expect(await reportOf("stripe", day)).toMatchObject({ problem: null, difference_count: 0 });
  });
});
