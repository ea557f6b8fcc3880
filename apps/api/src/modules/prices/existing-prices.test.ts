import { readFileSync } from "node:fs";
import path from "node:path";
import { priceFacts, priceTimeline } from "@catnip/domain/prices";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { readPriceLogs } from "./price-log.ts";

const MIGRATION = path.resolve(import.meta.dirname, "../../../migrations/0006_price_events.sql");

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

// R-PRC-12
test("the prices of a shop that is older than the log enter it as they are", async () => {
  const offer = (endedAt: Date | null) => ({ percent: 25, endedAt });
  const future = new Date(Date.now() + 86_400_000);
  const onSale = await makeGame(shop.db, { price: 1_000, prices: { jp: 900 }, offer: offer(future) });
  const wasOnSale = await makeGame(shop.db, { price: 500, offer: offer(new Date("2026-02-01")) });
  await shop.db.$client.query("insert into country_ratios (country, ratio_bp) values ('tr', 5000)");
  const statements = readFileSync(MIGRATION, "utf8").split("--> statement-breakpoint");
  const fills = statements.filter((statement) => /insert into/i.test(statement));
  expect(fills).toHaveLength(3);

  const facts = await inTransaction(shop.owner, async (tx) => {
    // Stands before the real one, which cannot be emptied.
    await tx.$client.query(
      "create temp table price_events (like public.price_events including all) on commit drop",
    );
    for (const statement of fills) await tx.$client.query(statement);
    const logs = await readPriceLogs({ $client: tx.$client }, [onSale, wasOnSale]);
    const now = new Date(Date.now() + 1_000);
    return [onSale, wasOnSale].flatMap((id) =>
      ["us", "jp", "tr"].map((country) => {
        const { current, announced_percent } = priceFacts(
          priceTimeline(logs.get(id) ?? [], country, now),
          { country, soldSince: new Date("2026-01-01") },
          now,
        );
        return [current?.list, current?.sale, announced_percent];
      }),
    );
  });
  expect(facts).toEqual([
    [1_000, 750, 25],
    [900, 675, 25],
    [500, 375, 25],
    [500, 500, 0],
    [500, 500, 0],
    [250, 250, 0],
  ]);
});
