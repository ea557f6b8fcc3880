import { BRANDS } from "@catnip/brands";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabases } from "../../composition/open-databases.ts";
import { createLog } from "../../platform/log.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { player } from "../orders/testing/shop.ts";
import { createPayTicket } from "./pay-tickets.ts";
import { refuseChangedSilver } from "./refuse-changed-silver.ts";
import { encodeLink, followLink, payloadFor, till } from "./testing/till.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  for (const brand of ["international", "partner"]) await topUpAt(brand);
});
afterAll(() => shop.close());

/** The second CNY plan, which has a bonus. */
async function topUpAt(platformKey: string): Promise<void> {
  const { services } = await till(shop.db);
  const mika = await player(shop.db);
  const { token } = await createPayTicket(services, mika, platformKey);
  const link = encodeLink(token, { ...(await payloadFor(services, "CNY")), platform_key: platformKey });
  await followLink(services, mika, link, { platformKey });
}

/** All brands as they are, but for the silver of one. */
const withSilverChanged = (key: string) =>
  BRANDS.map((brand) =>
    brand.platform_key === key
      ? { ...brand, features: { ...brand.features, silver: !brand.features.silver } }
      : brand,
  );

test("the brands as their top-ups were made are accepted", async () => {
  await expect(refuseChangedSilver(shop.db)).resolves.toBeUndefined();
});

// R-BRD-2
test.each([
  { key: "international", now: false, before: true },
  { key: "partner", now: true, before: false },
])("$key with its silver changed to $now is refused by name", async ({ key, now, before }) => {
  await expect(refuseChangedSilver(shop.db, withSilverChanged(key))).rejects.toThrow(
    `The brand "${key}" has \`features.silver\` ${now}, but its top-ups were made with ${before}: set it back, or create a new brand.`,
  );
});

test("a brand without a top-up may still choose", async () => {
  await expect(refuseChangedSilver(shop.db, withSilverChanged("china"))).resolves.toBeUndefined();
});

test("a start on such a database is refused", async () => {
  const setSilver = (silver: number) =>
    shop.owner.$client.query(
      `set session_replication_role = replica; update payments set silver = ${silver} where platform_key = 'partner';
       set session_replication_role = default`,
    );
  const start = () =>
    openDatabases({ ...shop.config, databaseUrl: shop.config.databaseUrl ?? "" }, createLog("silent"));
  await setSilver(50);
  await expect(start()).rejects.toThrow('The brand "partner" has');
  await setSilver(0);
  const { leave } = await start();
  await leave();
});
