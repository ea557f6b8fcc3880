import { announcedPercent, announcedPrice } from "@catnip/domain/prices";
import { DAY_MS } from "@catnip/domain/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { sendEventNotifications } from "../notifications/events/send-event-notifications.ts";
import { logPricesAt } from "./price-log.ts";
import { setPriceRates } from "./set-price-rates.ts";
import { pricedGame } from "./testing/priced-game.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await ratio("de", 10_000, 400);
});
afterAll(() => shop.close());

const SALE = `store_price { country price meowcent }
  store_activity { state percentage_discount ended_at announcements { country percent lowest_30_days } }`;

type Shown = {
  readonly store_price: readonly { readonly country: string; readonly price: number }[] | null;
  readonly store_activity: NonNullable<Parameters<typeof announcedPercent>[0]>;
};

/** The ratio of a country, as a new version of the rates' document sets it. */
async function ratio(country: string, ratio_bp: number, daysAgo = 0): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    await logPricesAt(tx, new Date(shop.clock.now.getTime() - daysAgo * DAY_MS));
    await setPriceRates(tx, [{ country, ratio_bp }], []);
  });
}

/** The game as its page, a list and a player's own list carry it. */
async function everywhere(id: number, viewer: Viewer): Promise<readonly Shown[]> {
  const page = await shop.ask(`{ findStore(id: ${id}) { list { ${SALE} } } }`);
  const list = await shop.ask(
    `{ findStore(search_type: discount, limit: 50) { list { id ${SALE} } } }`,
    {},
    viewer,
  );
  const wishes = await shop.ask(`{ findWishlist { store { id ${SALE} } } }`, {}, viewer);
  return [
    ...fieldOf<{ list: Shown[] }>(page, "findStore").list,
    ...fieldOf<{ list: (Shown & { id: number })[] }>(list, "findStore").list.filter((game) => game.id === id),
    ...fieldOf<{ store: Shown & { id: number } }[]>(wishes, "findWishlist").map(({ store }) => store),
  ];
}

// R-PRC-17
test("a ratio that is raised while a sale runs takes its percentage away in that country, in every list", async () => {
  const game = await pricedGame(shop);
  const mika = await shop.player({ country: "DE" });
  await shop.ask(`mutation { addWishlist(store_id: ${game.id}) { uuid } }`, {}, mika);
  await game.sale(5 * DAY_MS, 15, -5 * DAY_MS);
  const before = await everywhere(game.id, mika);
  expect(before.map(({ store_activity }) => announcedPercent(store_activity, "de", SHOP_NOW))).toEqual([
    15, 15, 15,
  ]);

  await ratio("de", 15_000);
  const after = await everywhere(game.id, mika);
  expect(after).toHaveLength(3);
  for (const { store_activity } of after) {
    expect(announcedPrice(1_500, store_activity, "DE", SHOP_NOW)).toEqual({
      sale: 1_275,
      was: null,
      percent: 0,
      lowest_30_days: 850,
    });
    expect(announcedPercent(store_activity, "us", SHOP_NOW)).toBe(15);
    // What is charged stays.
    expect(store_activity.percentage_discount).toBe(15);
  }
  const history = fieldOf<{ points: object[] }>(await game.askHistory("de"), "getStorePriceHistory");
  expect(history).toMatchObject({ lows: { lowest_30_days: 850, announced_percent: 0 } });
  expect(history.points.at(-1)).toMatchObject({
    meowcent: 1_275,
    percentage_discount: 15,
    announced_percent: 0,
  });
  await ratio("de", 10_000);
});

// R-PRC-6, R-PRC-17
test("lists that hide prices tell guests the percentage, and no price", async () => {
  const game = await pricedGame(shop);
  await game.price(10 * DAY_MS, { us: 1_100 });
  await game.sale(5 * DAY_MS, 20, -5 * DAY_MS);
  const answer = await shop.ask(`{ findStore(search_type: discount, limit: 50) { list { id ${SALE} } } }`);
  const { list } = fieldOf<{ list: (Shown & { id: number })[] }>(answer, "findStore");
  expect(list.find(({ id }) => id === game.id)).toMatchObject({
    store_price: null,
    store_activity: {
      percentage_discount: 20,
      announcements: expect.arrayContaining([{ country: "us", percent: 12, lowest_30_days: null }]),
    },
  });
});

// R-PRC-17
test("a sale is announced to each wisher with the percentage of their country, and to none where there is no discount", async () => {
  const game = await pricedGame(shop);
  await ratio("jp", 10_000, 400);
  await ratio("jp", 11_000, 10);
  await game.sale(5 * DAY_MS, 20, -5 * DAY_MS);
  const wishers = await Promise.all(
    ["US", "jp", null].map(async (country) => {
      const wisher = await shop.player({ country });
      await shop.ask(`mutation { addWishlist(store_id: ${game.id}) { uuid } }`, {}, wisher);
      return wisher;
    }),
  );
  const late = await pricedGame(shop);
  await late.sale(99 * DAY_MS, 20, -5 * DAY_MS);
  for (const wisher of wishers)
    await shop.ask(`mutation { addWishlist(store_id: ${late.id}) { uuid } }`, {}, wisher);

  await sendEventNotifications(shop.services);
  const told = await Promise.all(
    wishers.map(async ({ uuid }) => {
      const { rows } = await shop.db.$client.query<{ facts: object }>(
        "select facts from notifications where user_uuid = $1 and kind = 'wishlist_sale'",
        [uuid],
      );
      return rows.map(({ facts }) => facts);
    }),
  );
  expect(told).toMatchObject([20, 12, 20].map((percent) => [{ store_id: game.id, percent }]));
});
