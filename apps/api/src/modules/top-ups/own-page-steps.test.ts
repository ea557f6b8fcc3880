import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { player } from "../orders/testing/shop.ts";
import { walletOf } from "../wallets/index.ts";
import { notify } from "./notify.http.ts";
import { defineProvider } from "../providers/define-provider.ts";
import type { NextAction, ProviderCapabilities, ProviderFact } from "../providers/provider.types.ts";
import { submitFields, submitPayment } from "./submit-payment.ts";
import { followLink, linkFor, till } from "./testing/till.ts";

/** A provider that asks for a phone number and then a code, and whose messages only trigger a query. */
const STEPS = {
  phone: { type: "inpage", fields: [{ name: "phone", kind: "phone" }] },
  code: { type: "voucher", shopUrl: "https://codes.example" },
} as const satisfies Record<string, NextAction>;
let next: NextAction = STEPS.phone;
const fact = (orderNo: string, minor: number): ProviderFact => ({
  provider: "asking",
  merchantAccount: "us",
  orderNo,
  providerTxnId: `A-${orderNo}`,
  kind: "succeeded",
  amount: { currency: "USD", minor },
  evidence: { source: "sync-answer", rawRef: "" },
});
const CAPABILITIES: ProviderCapabilities = {
  kind: ["inpage", "voucher"],
  trust: "hint-then-query",
  canQuery: true,
  canClose: false,
  refund: "none",
  orderTtlMs: 60_000,
  unknownOrderQueryIsPunished: false,
};
const asking = defineProvider({
  key: "asking",
  name: "Asking",
  methods: { "credit-card": ["USD"] },
  traits: { isProven: true, ownMethods: [], homeCountries: [] },
  amountUnits: { USD: "minor" },
  capabilities: CAPABILITIES,
  settings: { variables: {}, schema: () => v.object({}), simulator: () => ({}), secrets: [] },
  formOrigins: () => [],
  connect: () => ({
    key: "asking",
    merchantAccount: "us",
    capabilities: CAPABILITIES,
    start: async () => ({ next, facts: [] }),
    submitFields: async ({ orderNo, amount }, { phone, code }) => {
      if (phone) return { next: STEPS.code, facts: [] };
      if (code !== "GOOD") return "refused";
      return { next: { type: "none" }, facts: [fact(orderNo, amount.minor)] };
    },
    query: async () => [],
    onNotify: async ({ body }) => ({
      ok: true,
      facts: [fact(new TextDecoder().decode(body), 1_000)],
      hints: [],
      ack: { status: 200, body: "ok" },
    }),
  }),
});

let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase();
  close = made.close;
  ({ services } = await till(made.db));
  services = { ...services, paymentProviders: [asking] };
  await made.db.$client.query("insert into payment_providers (provider_key) values ('asking')");
  await made.db.$client.query(
    `insert into payment_provider_methods (provider_id, method, support_currency)
      select id, 'credit-card', '{USD}' from payment_providers where provider_key = 'asking'`,
  );
});
afterAll(() => close());

async function payment() {
  const mika = await player(services.db);
  const link = await linkFor(services, mika, {}, "USD", "asking");
  const { payment: made } = await followLink(services, mika, link);
  return {
    no: made.order_no,
    submit: () => submitPayment(services, mika.uuid, made.order_no, "en-US"),
    types: (fields: Record<string, string>) =>
      submitFields(
        services,
        mika.uuid,
        made.order_no,
        Object.entries(fields).map(([name, value]) => ({ name, value })),
      ),
    coins: async () => (await walletOf(services.db, mika.uuid)).meowcent,
  };
}

test("input on our own page leads from step to step, and a good answer credits", async () => {
  next = STEPS.phone;
  const at = await payment();
  await expect(at.types({ phone: "1" }), "nothing was asked yet").rejects.toMatchObject({
    code: "input/invalid",
  });
  expect(await at.submit()).toEqual(STEPS.phone);
  expect(await at.types({ phone: "0911" })).toEqual(STEPS.code);
  await expect(at.types({ code: "BAD" })).rejects.toMatchObject({ code: "input/invalid" });
  expect(await at.coins()).toBe(0);
  expect(await at.types({ code: "GOOD" })).toEqual({ type: "none" });
  expect(await at.coins()).toBe(1_000);
});

// R-PAY-72
test("what is typed for a provider is passed on, and kept nowhere", async () => {
  next = STEPS.phone;
  const at = await payment();
  await at.submit();
  expect(await at.types({ phone: "+886-911-222-333", name: "Wang Nowhere-Kept" })).toEqual(STEPS.code);
  const { rows: tables } = await services.db.$client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(50);
  const keepers: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await services.db.$client.query(
      `select from ${name} t where t::text like any ('{%911-222-333%,%Nowhere-Kept%}') limit 1`,
    );
    if (rowCount) keepers.push(name);
  }
  expect(keepers).toEqual([]);
});

test.each([
  ["invalid names", { "a b": "1" }],
  ["a long value", { code: "x".repeat(201) }],
  ["too many", Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, "1"]))],
])("%s never reach the provider", async (_says, fields: Record<string, string>) => {
  const at = await payment();
  await at.submit();
  await expect(at.types(fields)).rejects.toMatchObject({ code: "input/invalid" });
});

test("an unauthenticated provider message only triggers a query, whatever it says", async () => {
  const at = await payment();
  await at.submit();
  const answer = await notify(
    services,
    new Request("http://api.localhost:4730/payments/notify/asking", { method: "POST", body: at.no }),
  );
  expect(answer.status).toBe(200);
  expect(await at.coins()).toBe(0);
});

test("a step missing from the capabilities is a bug in the adapter", async () => {
  const at = await payment();
  next = { type: "redirect", url: "https://elsewhere.example" };
  await expect(at.submit()).rejects.toThrow("which its capabilities do not name");
  next = STEPS.phone;
});
