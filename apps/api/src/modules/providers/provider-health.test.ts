import { PROVIDER_PROBE_MS } from "@catnip/domain/payments";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { player } from "../orders/testing/shop.ts";
import { findPaymentProviders } from "../top-ups/payments.service.ts";
import { mayTry, noteAnswer } from "./provider-health.ts";
import { defineProvider } from "./define-provider.ts";
import type { ProviderCapabilities } from "./provider.types.ts";
import { refreshPayment, submitPayment } from "../top-ups/submit-payment.ts";
import { followLink, linkFor, till } from "../top-ups/testing/till.ts";

const CAPABILITIES: ProviderCapabilities = {
  kind: ["redirect"],
  trust: "hint-then-query",
  canQuery: true,
  canClose: false,
  refund: "none",
  orderTtlMs: 86_400_000,
  unknownOrderQueryIsPunished: false,
};
let isAway = false;
let started = 0;
const shaky = defineProvider({
  key: "shaky",
  name: "Shaky",
  methods: { "credit-card": ["USD"] },
  traits: { isProven: true, ownMethods: [], homeCountries: [] },
  amountUnits: { USD: "minor" },
  capabilities: CAPABILITIES,
  settings: { variables: {}, schema: () => v.object({}), simulator: () => ({}), secrets: [] },
  formOrigins: () => [],
  connect: () => ({
    key: "shaky",
    merchantAccount: "us",
    capabilities: CAPABILITIES,
    start: async () => {
      started++;
      return isAway
        ? "unavailable"
        : { next: { type: "redirect", url: "https://cashier.example" }, facts: [] };
    },
    query: async () => (isAway ? "unavailable" : []),
    onNotify: async () => ({ ok: false, reason: "none", ack: { status: 400, body: "" } }),
  }),
});

let shop: TestShop;
let services: Services;
let pass: (ms: number) => void;
beforeAll(async () => {
  shop = await testShop();
  const made = await till(shop.db);
  ({ pass } = made);
  services = { ...made.services, paymentProviders: [shaky] };
  await shop.db.$client.query("insert into payment_providers (provider_key) values ('shaky')");
  await shop.db.$client.query(
    `insert into payment_provider_methods (provider_id, method, support_currency)
      select id, 'credit-card', '{USD}' from payment_providers where provider_key = 'shaky'`,
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  isAway = false;
  started = 0;
  await shop.db.$client.query("delete from payment_provider_health");
});

async function buyer() {
  const viewer = await player(services.db);
  const link = await linkFor(services, viewer, {}, "USD", "shaky");
  const { payment } = await followLink(services, viewer, link);
  const at = [services, viewer.uuid, payment.order_no] as const;
  return {
    pays: () =>
      submitPayment(...at, "en-US").then(
        ({ type }) => type,
        (fault: { code: string }) => fault.code,
      ),
    comesBack: () => refreshPayment(...at),
  };
}

const isOffered = async () =>
  (await findPaymentProviders(services, { platformKey: "international" })).find(
    ({ provider_key }) => provider_key === "shaky",
  )?.is_available;

// R-PAY-39
test("a provider that cannot be reached is down, and comes back by itself", async () => {
  const { pays } = await buyer();
  isAway = true;
  for (let time = 0; time < 5; time++) expect(await pays()).toBe("pay/provider-unavailable");
  expect(await isOffered()).toBe(false);
  // No payment waits for it any more.
  expect(await pays()).toBe("pay/provider-unavailable");
  expect(started).toBe(5);
  // One payment finds out whether it is back, and it is not.
  pass(PROVIDER_PROBE_MS);
  expect(await isOffered()).toBe(true);
  expect(await pays()).toBe("pay/provider-unavailable");
  expect(await isOffered()).toBe(false);
  expect(started).toBe(6);

  isAway = false;
  pass(PROVIDER_PROBE_MS);
  expect(await pays()).toBe("redirect");
  expect(await isOffered()).toBe(true);
  expect(await pays()).toBe("redirect");
});

// R-PAY-39
test("of many who come at once, one tries a provider that is down", async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, buyer));
  for (let time = 0; time < 5; time++) await noteAnswer(services, "shaky", false);
  pass(PROVIDER_PROBE_MS);
  const tries = await Promise.all(buyers.map(() => mayTry(services, "shaky")));
  expect(tries.filter(Boolean)).toEqual([true]);
  expect(await mayTry(services, "shaky")).toBe(false);
});

// R-PAY-39
test("answers about payments in progress bring it back too", async () => {
  const { pays, comesBack } = await buyer();
  await pays();
  isAway = true;
  for (let time = 0; time < 5; time++) await comesBack();
  expect(await isOffered()).toBe(false);
  isAway = false;
  await comesBack();
  expect(await isOffered()).toBe(true);
});

// R-PAY-39
test("failures are counted across all processes, and none is lost", async () => {
  await Promise.all(Array.from({ length: 5 }, () => noteAnswer(services, "shaky", false)));
  expect(await isOffered()).toBe(false);
});

// R-PAY-39
test("a provider that always answers is written nothing about", async () => {
  const { pays } = await buyer();
  await pays();
  const { rows } = await shop.db.$client.query("select from payment_provider_health");
  expect(rows).toEqual([]);
});

// R-PAY-39, R-SET-8
test("staff see how each provider answers, and whether it lists its days", async () => {
  for (const answered of [true, false, false]) await noteAnswer(services, "shaky", answered);
  const asked = "{ findPaymentProviderHealth { provider_key is_on standing recent lists_days } }";
  const answer = await shop.ask(asked, {}, await shop.player({ roles: ["support"] }));
  const found = fieldOf<{ provider_key: string }[]>(answer, "findPaymentProviderHealth");
  expect(found).toContainEqual({
    provider_key: "shaky",
    is_on: true,
    standing: "up",
    recent: "00",
    lists_days: false,
  });
  const asNew = { is_on: true, standing: "up", recent: "" };
  expect(found).toContainEqual({ ...asNew, provider_key: "sugoi", lists_days: false });
  expect(found).toContainEqual({ ...asNew, provider_key: "alipay", lists_days: true });
  expect((await shop.ask(asked, {}, await shop.player())).errors?.[0]?.extensions.code).toBe(
    "auth/forbidden",
  );
});
