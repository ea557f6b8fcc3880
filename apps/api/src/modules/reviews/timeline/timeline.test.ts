import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Services, Viewer } from "../../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../../testing/test-shop.ts";
import { player } from "../../orders/testing/shop.ts";
import { applyFact } from "../../top-ups/apply-fact.ts";
import type { PaymentRow } from "../../top-ups/payment-row.ts";
import { sweepPayments } from "../../top-ups/sweep-payments.ts";
import { factFor, followLink, linkFor, openPayment, till } from "../../top-ups/testing/till.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

let shop: TestShop;
let services: Services;
let pass: (ms: number) => void;
let mika: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  const made = await till(shop.db, unreachable);
  services = made.services;
  // The API's clock is the till's.
  shop.clock.now = services.now();
  pass = (ms) => {
    made.pass(ms);
    shop.clock.now = services.now();
  };
  mika = await player(shop.db);
});
afterAll(() => shop.close());

const unreachable: typeof fetch = () => Promise.reject(new Error("no network"));

const TIMELINE = `query ($no: ID!) { findPaymentTimeline(order_no: $no) {
  outlook expires_at next_query_at booked_coin booked_silver takes_proofs
  steps { kind source at } payment { order_no status review { status } } } }`;

type Timeline = {
  readonly outlook: string;
  readonly expires_at: string | null;
  readonly next_query_at: string | null;
  readonly booked_coin: number;
  readonly booked_silver: number;
  readonly takes_proofs: boolean;
  readonly steps: readonly { readonly kind: string; readonly source: string | null; readonly at: string }[];
  readonly payment: { readonly status: string; readonly review: { readonly status: string } | null };
};

const timelineOf = async ({ order_no }: Pick<PaymentRow, "order_no">, viewer: Viewer = mika) =>
  fieldOf<Timeline>(await shop.ask(TIMELINE, { no: order_no }, viewer), "findPaymentTimeline");
const kinds = ({ steps }: Timeline) =>
  steps.map(({ kind, source }) => (source ? `${kind} by ${source}` : kind));

// R-PAY-46
test("only its payer reads a timeline, with either kind of token", async () => {
  const payment = await openPayment(services, mika);
  const other = await player(shop.db);
  expect((await timelineOf(payment, { ...mika, audience: "pay" })).outlook).toBe("asking");
  for (const viewer of [other, { ...other, audience: "pay" as const }])
    expect((await shop.ask(TIMELINE, { no: payment.order_no }, viewer)).data).toEqual({
      findPaymentTimeline: null,
    });
  expect((await shop.ask(TIMELINE, { no: payment.order_no })).errors?.[0]?.extensions.code).toBe(
    "auth/login-required",
  );
});

// R-PAY-46, R-PAY-47
test("from asked for to credited, with what was booked", async () => {
  const { payment } = await followLink(services, mika, await linkFor(services, mika));
  expect(await timelineOf(payment)).toMatchObject({
    outlook: "unpaid",
    expires_at: payment.expires_at.toISOString(),
    next_query_at: null,
    steps: [{ kind: "started", source: null, at: payment.created_at.toISOString() }],
  });

  const open = await openPayment(services, mika);
  expect(await timelineOf(open)).toMatchObject({
    outlook: "asking",
    next_query_at: open.next_query_at?.toISOString(),
    booked_coin: 0,
  });
  pass(MINUTE_MS);
  await applyFact(services, factFor(open));
  const told = await timelineOf(open);
  expect(kinds(told)).toEqual(["started", "handed_over", "paid by message", "credited"]);
  expect(told).toMatchObject({
    outlook: "credited",
    expires_at: null,
    next_query_at: null,
    booked_coin: open.coin,
    booked_silver: open.silver,
    takes_proofs: false,
  });
  expect(told.steps.at(-1)?.at).toBe(services.now().toISOString());
});

// R-PAY-47
test("an unreachable provider is queried again, and the timeline says when", async () => {
  const open = await openPayment(services, mika);
  pass(2 * MINUTE_MS);
  await sweepPayments(services);
  expect(await timelineOf(open)).toMatchObject({
    outlook: "asking",
    next_query_at: new Date(services.now().getTime() + 5 * MINUTE_MS).toISOString(),
  });
  pass(open.expires_at.getTime() - services.now().getTime());
  await sweepPayments(services);
  const told = await timelineOf(open);
  expect(told).toMatchObject({ outlook: "closing", expires_at: null });
  expect(Date.parse(told.next_query_at ?? "")).toBeGreaterThan(services.now().getTime());
});

// R-PAY-47
test("late money is credited by itself after the time ran out", async () => {
  const { payment } = await followLink(services, mika, await linkFor(services, mika, {}, "CNY", "manual"));
  pass(6 * DAY_MS);
  await sweepPayments(services);
  expect(await timelineOf(payment)).toMatchObject({ outlook: "late", next_query_at: null });
  await applyFact(services, factFor(payment, { evidence: { source: "staff", rawRef: randomUUID() } }));
  const told = await timelineOf(payment);
  expect(kinds(told)).toEqual(["started", "expired by clock", "paid by staff", "credited"]);
  expect(told.outlook).toBe("credited");
});

// R-PAY-46, R-PAY-48
test.each([
  ["failed", "failed by question", "closed"],
  ["cancelled", "cancelled by question", "closed"],
] as const)("%s, as the provider answered", async (kind, step, outlook) => {
  const open = await openPayment(services, mika);
  await applyFact(
    services,
    factFor(open, { kind, evidence: { source: "query", rawRef: "secret-reference" } }),
  );
  const told = await timelineOf(open);
  expect(kinds(told).at(-1)).toBe(step);
  expect(told).toMatchObject({ outlook, next_query_at: null });
  expect(JSON.stringify(told)).not.toContain("secret-reference");
});

// R-PAY-46
test("a review is shown, and its decision", async () => {
  const odd = await openPayment(services, mika);
  await applyFact(services, factFor(odd, { amount: { currency: "USD", minor: 1 } }));
  const told = await timelineOf(odd);
  expect(kinds(told)).toEqual(["started", "handed_over", "review"]);
  expect(told).toMatchObject({ outlook: "review", payment: { review: { status: "open" } } });

  const finance = await shop.player({ roles: ["finance"] });
  const { rows } = await shop.db.$client.query<{ uuid: string }>(
    "select uuid from payment_cases where payment_order_no = $1",
    [odd.order_no],
  );
  await shop.ask(
    `mutation ($uuid: ID!, $case_uuid: ID!) {
      decidePaymentCase(uuid: $uuid, case_uuid: $case_uuid, decision: "returned", reason: "Sent back") { decision } }`,
    { uuid: randomUUID(), case_uuid: rows[0]?.uuid },
    finance,
  );
  const decided = await timelineOf(odd);
  expect(kinds(decided)).toEqual(["started", "handed_over", "review", "review_returned by staff"]);
  expect(decided.outlook).toBe("closed");
});

// R-PAY-46
test.each([
  ["refunded", "refunded"],
  ["disputed", "disputed"],
  ["reversed", "reversed"],
  ["held", "changed"],
])("refunds, disputes and unknown states: %s is shown as %s", async (state, kind) => {
  const open = await openPayment(services, mika);
  await applyFact(services, factFor(open));
  pass(MINUTE_MS);
  await shop.db.$client.query(
    `insert into payment_changes (order_no, from_state, to_state, reason, created_at)
      values ($1, 'succeeded', $2, 'push', $3)`,
    [open.order_no, state, services.now()],
  );
  expect(kinds(await timelineOf(open)).at(-1)).toBe(kind);
});
