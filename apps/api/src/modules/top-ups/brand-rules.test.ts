import { BRANDS, brandOf } from "@catnip/brands";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shopOrigin } from "../../platform/brands.ts";
import type { Services, Viewer } from "../../platform/context.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { player } from "../orders/testing/shop.ts";
import { verifyLedger } from "../wallets/verify/verify-ledger.ts";
import { createPayTicket } from "./pay-tickets.ts";
import { encodeLink, followLink, payloadFor, till } from "./testing/till.ts";
import { seedPayments } from "./payment-plans.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await seedPayments(shop.db);
});
afterAll(() => shop.close());

/** Sends a request the way a page of a brand's shop does. */
async function askFrom(brand: string, query: string, viewer?: Viewer): Promise<Record<string, unknown>> {
  const request = new Request("http://api.localhost:4000/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "accept-version": "v2",
      origin: shopOrigin(shop.config, brand),
    },
    body: JSON.stringify({ query }),
  });
  const answer = (await (await shop.send(request, viewer)).json()) as {
    data: Record<string, unknown> | null;
  };
  return answer.data ?? {};
}

/** The link a brand's shop builds for a plan in a currency, allowed or not. */
async function linkAt(services: Services, viewer: Viewer, platform_key: string, currency: string) {
  const { token } = await createPayTicket(services, viewer, platform_key);
  return encodeLink(token, { ...(await payloadFor(services, currency)), platform_key });
}

const keys = BRANDS.map(({ platform_key }) => platform_key);

// R-BRD-3, R-BRD-2
test.each(keys)(
  "%s is offered plans in its own currencies alone, with silver where it has any",
  async (key) => {
    const { topUpCurrencies, features } = brandOf(key);
    for (const currency of ["USD", "TWD", "CNY"]) {
      const { findRechargePlans } = await askFrom(
        key,
        `{ findRechargePlans(currency_id: "${currency}") { silver } }`,
      );
      const plans = findRechargePlans as { silver: number }[];
      expect([currency, plans.length > 0]).toEqual([currency, topUpCurrencies.includes(currency)]);
      if (plans.length > 0) expect(plans.some(({ silver }) => silver > 0)).toBe(features.silver);
    }
  },
);

// R-BRD-2
test.each(keys)("%s mentions silver in a wallet only where the brand has silver", async (key) => {
  const mika = await player(shop.db, { coins: 700, silver: 300 });
  const { me } = await askFrom(key, "{ me { account { type balance } } }", mika);
  const coin = { type: 0, balance: 700 };
  expect(me).toEqual({
    account: brandOf(key).features.silver ? [coin, { type: 1, balance: 300 }] : [coin],
  });
});

// R-LNG-8
test.each(keys)("%s refuses languages it does not offer", async (key) => {
  const mika = await player(shop.db);
  for (const locale of ["zh-CN", "ja-JP"] as const) {
    const answer = await askFrom(key, `mutation { setUserLocale(locale: "${locale}") }`, mika);
    expect(answer["setUserLocale"] ?? null).toBe(
      brandOf(key).locales.offered.includes(locale) ? locale : null,
    );
  }
});

// R-BRD-2
test("without silver, a top-up grants none, whatever the plan says", async () => {
  const { services } = await till(shop.db);
  const silverAt = async (platformKey: string) => {
    const mika = await player(shop.db);
    const link = await linkAt(services, mika, platformKey, "CNY");
    const { payment } = await followLink(services, mika, link, { platformKey });
    return payment.silver;
  };
  expect(await silverAt("international")).toBeGreaterThan(0);
  expect(await silverAt("partner")).toBe(0);
});

test("the books expect a bonus where a brand grants one, and none where it does not", async () => {
  const { services } = await till(shop.db);
  const differences = async () =>
    (await verifyLedger(shop.db)).differences.filter(({ check }) => check === "payments");
  for (const platformKey of ["international", "partner"]) {
    const mika = await player(shop.db);
    const link = await linkAt(services, mika, platformKey, "CNY");
    const { payment } = await followLink(services, mika, link, { platformKey });
    expect(await differences()).toEqual([]);
    const setSilver = (silver: number) =>
      shop.owner.$client.query(
        `set session_replication_role = replica; update payments set silver = ${silver} where order_no = '${payment.order_no}';
         set session_replication_role = default`,
      );
    await setSilver(payment.silver === 0 ? 150 : 0);
    expect(await differences()).toMatchObject([{ says: expect.stringContaining(payment.order_no) }]);
    await setSilver(payment.silver);
  }
});

// R-BRD-3
test("a plan in a currency the brand does not take is rejected", async () => {
  const { services } = await till(shop.db);
  const mika = await player(shop.db);
  const link = await linkAt(services, mika, "china", "USD");
  await expect(followLink(services, mika, link, { platformKey: "china" })).rejects.toMatchObject({
    code: "pay/plan-changed",
  });
});
