import { DAY_MS } from "@catnip/domain/time";
import type { Viewer } from "../../../platform/context.ts";
import { inTransaction, type Transaction } from "../../../platform/transaction.ts";
import type { TestShop } from "../../../testing/test-shop.ts";
import { makeGame } from "../../catalog/testing/make-game.ts";
import { logPricesAt } from "../price-log.ts";

/** A creator's game that has cost 1,000 for 100 days, and ways to write its history; times in ms before now. */
export async function pricedGame(shop: TestShop) {
  const creator = await shop.player({ roles: ["player", "creator"] });
  const id = await makeGame(shop.db, { price: null, releasedDaysAgo: 100 });
  await shop.db.$client.query("update stores set author_uuid = $2 where id = $1", [id, creator.uuid]);
  const at = (agoMs: number) => new Date(shop.clock.now.getTime() - agoMs);
  const then = (agoMs: number, work: (tx: Transaction) => Promise<unknown>) =>
    inTransaction(shop.db, async (tx) => {
      await logPricesAt(tx, at(agoMs));
      await work(tx);
    });

  const price = (agoMs: number, prices: Readonly<Record<string, number>>) =>
    then(agoMs, async (tx) => {
      for (const [country, amount] of Object.entries(prices)) {
        await tx.$client.query(
          `insert into store_prices (store_id, country, price) values ($1, $2, $3)
           on conflict (store_id, country) do update set price = excluded.price`,
          [id, country, amount],
        );
      }
    });
  const sale = (agoMs: number, percent: number, endsAgoMs: number) =>
    then(agoMs, (tx) =>
      tx.$client.query(
        `insert into store_activities (store_id, state, percentage_discount, ended_at) values ($1, 2, $2, $3)
         on conflict (store_id) do update
           set percentage_discount = excluded.percentage_discount, ended_at = excluded.ended_at`,
        [id, percent, at(endsAgoMs)],
      ),
    );
  const askSale = (
    variables: { readonly percentage_discount?: number; readonly ended_at?: string },
    viewer: Viewer | undefined = creator,
  ) =>
    shop.ask(
      `mutation ($store_id: Int!, $percentage_discount: Int, $ended_at: DateTime) {
        setStoreActivity(store_id: $store_id, percentage_discount: $percentage_discount, ended_at: $ended_at) {
          state percentage_discount ended_at announcements { country percent lowest_30_days } } }`,
      { store_id: id, ...variables },
      viewer,
    );
  const askHistory = (country?: string) =>
    shop.ask(
      `query ($store_id: Int!, $country: String) { getStorePriceHistory(store_id: $store_id, country: $country) {
        store_id country countries points { at price meowcent percentage_discount announced_percent }
        lows { lowest_30_days announced_percent all_time_low { meowcent from until } raise { at from to } } } }`,
      { store_id: id, ...(country && { country }) },
    );

  await price(100 * DAY_MS, { us: 1_000 });
  return { id, creator, at, price, sale, askSale, askHistory };
}
