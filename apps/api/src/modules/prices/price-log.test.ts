import { DAY_MS } from "@catnip/domain/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { readPriceLogs } from "./price-log.ts";
import { pricedGame } from "./testing/priced-game.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const days = (count: number) => count * DAY_MS;
const logOf = async (id: number) => (await readPriceLogs(shop.db, [id])).get(id);

// R-PRC-12
test("every change of a price, a sale or a ratio is logged, and nothing else", async () => {
  const { $client: client } = shop.db;
  const id = await makeGame(shop.db, { price: 1_000, prices: { jp: 900 } });
  const change = (text: string) => client.query(text.replace("$id", String(id)));
  await change("update store_prices set price = 1100 where store_id = $id and country = 'us'");
  await change("update store_prices set price = 1100 where store_id = $id and country = 'us'");
  await change("delete from store_prices where store_id = $id and country = 'jp'");
  await change("insert into store_activities (store_id, state, percentage_discount) values ($id, 1, 20)");
  await change("update store_activities set state = 2 where store_id = $id");
  await change("update store_activities set ended_at = '2026-04-01Z' where store_id = $id");
  await change("update store_activities set state = 3 where store_id = $id");
  await change("update store_activities set ended_at = null where store_id = $id");
  await client.query("insert into country_ratios (country, ratio_bp) values ('zz', 8000)");
  await client.query("update country_ratios set ratio_bp = 7000 where country = 'zz'");
  await client.query("delete from country_ratios where country = 'zz'");
  const events = (await logOf(id)) ?? [];
  const said = events.map(({ at: _at, ...event }) => event);
  expect(said).toEqual(
    expect.arrayContaining([
      { kind: "ratio", country: "zz", ratio_bp: 8_000 },
      { kind: "ratio", country: "zz", ratio_bp: 7_000 },
      { kind: "ratio", country: "zz", ratio_bp: null },
    ]),
  );
  expect(said.filter(({ kind }) => kind !== "ratio")).toEqual([
    { kind: "price", country: "us", price: 1_000 },
    { kind: "price", country: "jp", price: 900 },
    { kind: "price", country: "us", price: 1_100 },
    { kind: "price", country: "jp", price: null },
    { kind: "sale", percent: 20, ends_at: null },
    { kind: "sale", percent: 20, ends_at: Date.UTC(2026, 3, 1) },
    { kind: "sale", percent: 0, ends_at: null },
  ]);
});

// R-PRC-12
test("a change that is rolled back is not logged, and a logged one is never changed", async () => {
  const id = await makeGame(shop.db);
  const before = await logOf(id);
  const client = await shop.db.$client.connect();
  await client.query("begin");
  await client.query("update store_prices set price = 5 where store_id = $1", [id]);
  await client.query("rollback");
  client.release();
  expect(await logOf(id)).toEqual(before);
  for (const change of [
    "update price_events set amount = 1",
    "delete from price_events",
    "truncate price_events",
  ]) {
    await expect(shop.owner.$client.query(change)).rejects.toThrow("written once");
    await expect(shop.db.$client.query(change)).rejects.toThrow("permission denied");
  }
});

// R-PRC-13, R-PRC-14
test("the history of a game states its lows and its last raise", async () => {
  const game = await pricedGame(shop);
  await game.sale(days(90), 50, days(80));
  await game.price(days(60), { us: 1_200 });
  await game.sale(days(5), 25, -days(5));
  const history = fieldOf(await game.askHistory("US"), "getStorePriceHistory");
  const at = (ago: number) => game.at(days(ago)).toISOString();
  expect(history).toMatchObject({
    store_id: game.id,
    country: "us",
    points: [
      { at: at(100), price: 1_000, meowcent: 1_000, percentage_discount: 0 },
      { at: at(90), price: 1_000, meowcent: 500, percentage_discount: 50 },
      { at: at(80), price: 1_000, meowcent: 1_000, percentage_discount: 0 },
      { at: at(60), price: 1_200, meowcent: 1_200, percentage_discount: 0 },
      { at: at(5), price: 1_200, meowcent: 900, percentage_discount: 25 },
    ],
    lows: {
      lowest_30_days: 1_200,
      announced_percent: 25,
      all_time_low: { meowcent: 500, from: at(90), until: at(80) },
      raise: { at: at(60), from: 1_000, to: 1_200 },
    },
  });
});

test("a game that is not in the shop has no history for anybody", async () => {
  const id = await makeGame(shop.db, { published: false });
  const answer = await shop.ask(`{ getStorePriceHistory(store_id: ${id}) { country } }`);
  expect(answer.errors?.[0]?.extensions.code).toBe("store/not-found");
});

// R-PRC-13
test("lists carry the lows with one statement, however long they are; hidden prices have none", async () => {
  const games = await Promise.all(Array.from({ length: 6 }, () => pricedGame(shop)));
  const mika = await shop.player();
  const wish = (id: number) => shop.ask(`mutation { addWishlist(store_id: ${id}) { uuid } }`, {}, mika);
  const list = () =>
    shop.ask(
      `{ findWishlist { store { id price_lows(country: "us") { lowest_30_days announced_percent } } } }`,
      {},
      mika,
    );
  const [first, ...others] = games;
  await wish(first?.id ?? 0);
  await list();
  shop.statements();
  await list();
  const forOne = shop.statements();
  for (const { id } of others) await wish(id);
  shop.statements();
  const answer = fieldOf<{ store: { price_lows: object } }[]>(await list(), "findWishlist");
  expect(shop.statements()).toBe(forOne);
  expect(answer.map(({ store }) => store.price_lows)).toEqual(
    games.map(() => ({ lowest_30_days: 1_000, announced_percent: 0 })),
  );
  const asGuest = await shop.ask(
    `{ findStore(platform_key: "international", categories: ["boy-r18"]) { list { price_lows { announced_percent } } } }`,
  );
  expect(fieldOf(asGuest, "findStore")).toMatchObject({
    list: expect.arrayContaining([{ price_lows: null }]),
  });
});
