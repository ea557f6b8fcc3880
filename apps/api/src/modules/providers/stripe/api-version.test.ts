import { describe, expect, test } from "vitest";
import type { PaymentView } from "../provider.types.ts";
import { API_VERSION, EVENTS, READ, SENT } from "./api-version.ts";
import { stripeAdapter } from "./adapter.ts";
import { stripeEvent } from "./event.ts";
import { chargeOrDispute, moneyBackFact, paymentIntent } from "./money-back.ts";
import { refundObject } from "./refund.ts";
import { session } from "./session.ts";
import { movement } from "./settled.ts";
import { simulator } from "./simulator.ts";

/** Versions are dates with a name, or without one before 2024-09-30; dates compare as text. */
const isIn = ({ since, gone = "9999" }: { since: string; gone?: string }, version: string) =>
  since.slice(0, 10) <= version.slice(0, 10) && version.slice(0, 10) < gone.slice(0, 10);

// R-PAY-70
describe("the version we speak", () => {
  const all = [...Object.values(SENT), ...Object.values(READ), EVENTS].flatMap((table) =>
    Object.entries(table),
  );

  test("knows everything in the tables", () => {
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter(([, known]) => !isIn(known, API_VERSION))).toEqual([]);
  });

  test("the one of before did not: it was older than a parameter", () => {
    const unknown = all.filter(([, known]) => !isIn(known, "2024-06-20")).map(([name]) => name);
    expect(unknown).toContain("adaptive_pricing[enabled]");
  });
});

/** Exercises every request of the adapter, and records them. */
async function everythingSent(): Promise<{ calls: Set<string>; versions: Set<string | null> }> {
  const calls = new Set<string>();
  const versions = new Set<string | null>();
  const note = (endpoint: string, parameters: URLSearchParams) => {
    calls.add(endpoint);
    for (const name of parameters.keys())
      calls.add(`${endpoint} ${name.replace(/(metadata\]?\[)\w+/, "$1*")}`);
  };
  const answers: Readonly<Record<string, object>> = {
    "POST /v1/checkout/sessions": SESSION,
    "GET /v1/checkout/sessions/{id}": { ...SESSION, status: "complete", payment_status: "paid" },
    "GET /v1/refunds": { data: [] },
    "GET /v1/payment_intents/{id}": INTENT,
    "GET /v1/balance_transactions": {
      data: [{ id: "txn_1", created: 1, reporting_category: "charge", source: { payment_intent: "pi_1" } }],
    },
  };
  let pages = 2;
  const network: typeof fetch = async (address, init) => {
    const url = new URL(new Request(address instanceof URL ? address.href : address).url);
    const path = url.pathname.replace("/stripe", "").replace(/\/(cs|pi)_\w+/, "/{id}");
    const endpoint = `${init?.method} ${path}`;
    note(endpoint, url.searchParams);
    if (typeof init?.body === "string") note(endpoint, new URLSearchParams(init.body));
    versions.add(new Headers(init?.headers).get("stripe-version"));
    if (endpoint === "GET /v1/balance_transactions") pages -= 1;
    return Response.json({ has_more: pages > 0, ...answers[endpoint] });
  };
  const reach = { fetch: network, now: () => new Date(0) };
  const settings = { ...simulator("http://bank.test"), baseUrl: "http://bank.test/stripe" };
  const adapter = stripeAdapter(settings as Parameters<typeof stripeAdapter>[0], reach);
  const at = { returnUrl: "http://pay.test/return", notifyUrl: "", locale: "en-US" };
  await adapter.start({ ...PAYMENT, providerRef: null }, at);
  await adapter.query?.(PAYMENT);
  await adapter.close?.(PAYMENT);
  await adapter.refund?.(PAYMENT, { refundId: "1", minor: 100 });
  const settled: unknown[] = [];
  for await (const fact of adapter.listSettled?.(new Date(0), new Date(1)) ?? []) settled.push(fact);
  expect(settled).toHaveLength(2);
  await moneyBackFact(
    { type: "charge.refunded", data: { object: { payment_intent: "pi_1" } } },
    { provider: "stripe", account: "a", evidence: { source: "push", rawRef: "" } },
    settings as Parameters<typeof stripeAdapter>[0],
    reach,
  );
  return { calls, versions };
}

const PAYMENT: PaymentView = {
  orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
  method: "credit-card",
  amount: { currency: "USD", minor: 1_000 },
  providerRef: "cs_test_1",
  expiresAt: new Date(3_600_000),
};
const SESSION = {
  object: "checkout.session",
  id: "cs_test_1",
  livemode: false,
  client_reference_id: PAYMENT.orderNo,
  amount_total: 1_000,
  currency: "usd",
  status: "open",
  payment_status: "unpaid",
  payment_intent: "pi_1",
  url: "http://bank.test/c/pay/1",
};
const INTENT = { id: "pi_1", livemode: false, amount: 1_000, currency: "usd", metadata: { order_no: "1" } };

// R-PAY-70
test("everything that is sent is in the table, and everything in the table is sent", async () => {
  const { calls, versions } = await everythingSent();
  const known = Object.entries(SENT).flatMap(([endpoint, parameters]) => [
    endpoint,
    ...Object.keys(parameters).map((name) => `${endpoint} ${name}`),
  ]);
  expect([...calls].toSorted()).toEqual(known.toSorted());
  expect([...versions]).toEqual([API_VERSION]);
});

// R-PAY-70
test.each([
  ["checkout.session", session],
  ["payment_intent", paymentIntent],
  ["charge, refund or dispute", chargeOrDispute],
  ["refund", refundObject],
  ["balance_transaction", movement],
  ["event", stripeEvent],
])("every field that is read of a %s is in the table", (object, schema) => {
  expect([...fieldsOf(schema)].toSorted()).toEqual(Object.keys(READ[object] ?? {}).toSorted());
});

/** The fields of a schema by path, through what wraps them. */
function fieldsOf(schema: unknown, prefix = ""): Set<string> {
  const found = new Set<string>();
  if (typeof schema !== "object" || schema === null) return found;
  if ("entries" in schema && typeof schema.entries === "object" && schema.entries !== null)
    for (const [name, inner] of Object.entries(schema.entries)) {
      found.add(prefix + name);
      for (const deeper of fieldsOf(inner, `${prefix}${name}.`)) found.add(deeper);
    }
  const wrapped = [
    ...("wrapped" in schema ? [schema.wrapped] : []),
    ...("options" in schema && Array.isArray(schema.options) ? schema.options : []),
  ];
  for (const inner of wrapped) for (const deeper of fieldsOf(inner, prefix)) found.add(deeper);
  return found;
}
