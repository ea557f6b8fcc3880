import { once, EventEmitter } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeGame } from "../../modules/catalog/testing/make-game.ts";
import { listen, type Listener } from "../../platform/listen.ts";
import { createLog } from "../../platform/log.ts";
import { PublicCache } from "../../platform/public-cache.ts";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";

const clock = { now: SHOP_NOW };
const cache = new PublicCache(() => clock.now);
const heard = new EventEmitter();
let shop: TestShop;
let listener: Listener;

beforeAll(async () => {
  shop = await testShop({ publicCache: cache });
  const told = () => {
    cache.clear();
    heard.emit("told");
  };
  listener = listen(shop.config.databaseUrl ?? "", { catalogue: told }, createLog("silent"));
  await listener.ready;
});
afterAll(async () => {
  await listener.close();
  await shop.close();
});

const find = (args = 'search_type: "all"', viewer?: Awaited<ReturnType<TestShop["player"]>>) =>
  shop.ask(`{ findStore(${args}) { total list { id store_price { price } } } }`, {}, viewer);

test("a list is read once, even for a crowd, and kept apart from the list for players", async () => {
  const told = once(heard, "told");
  await makeGame(shop.db, { price: 500 });
  await told;
  const player = await shop.player();
  shop.statements();
  const crowd = await Promise.all(Array.from({ length: 10 }, () => find()));
  // The list, and the cards not cached yet.
  expect(shop.statements()).toBe(2);
  expect(crowd.every(({ data }) => JSON.stringify(data).includes('"store_price":null'))).toBe(true);
  expect(JSON.stringify((await find(undefined, player)).data)).toContain('"price":500');
  expect(JSON.stringify((await find()).data)).toContain('"store_price":null');
  // The list for players, and this player's hidden tags, which are not cached.
  expect(shop.statements()).toBe(2);
  await find(undefined, player);
  expect(shop.statements()).toBe(1);
});

// R-CAT-14
test("a catalog change is visible as soon as PostgreSQL sends NOTIFY", async () => {
  const player = await shop.player();
  await find(undefined, player);
  const told = once(heard, "told");
  await shop.db.$client.query("update store_prices set price = 700");
  await told;
  expect(JSON.stringify((await find(undefined, player)).data)).toContain('"price":700');
});

// R-CAT-14
test("a new name of a tag is visible as soon as PostgreSQL sends NOTIFY, and counts are the same in all languages", async () => {
  await makeGame(shop.db, { tags: ["slow-burn"] });
  const tagIn = async (locale: string) => {
    const answer = await shop.ask(
      `{ findStore(locale: "${locale}") { facets { list { filter value name count } } } }`,
    );
    type Found = { readonly facets: { readonly list: readonly { readonly value: string }[] } };
    const { facets } = fieldOf<Found>(answer, "findStore");
    return facets.list.find(({ value }) => value === "slow-burn");
  };
  const rename = async (name: object) => {
    const told = once(heard, "told");
    await shop.db.$client.query("update tags set name = $1 where id = 'slow-burn'", [name]);
    await told;
  };
  await rename({ "en-us": "Slow burn", "ja-jp": "じれったい" });
  expect(await tagIn("en-US")).toEqual({ filter: "tag", value: "slow-burn", name: "Slow burn", count: 1 });
  shop.statements();
  expect(await tagIn("ja-JP")).toEqual({ filter: "tag", value: "slow-burn", name: "じれったい", count: 1 });
  // The list itself.
  expect(shop.statements()).toBe(1);
  await rename({ "en-us": "Takes its time" });
  expect(await tagIn("en-US")).toMatchObject({ name: "Takes its time" });
});

test("a dropped connection clears the cache, and changes are heard again after it", async () => {
  const player = await shop.player();
  const lost = once(heard, "told");
  await shop.db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen \"catalogue\"' and datname = current_database()",
  );
  await lost;
  await once(heard, "told"); // Listening again.
  const told = once(heard, "told");
  await shop.db.$client.query("update store_prices set price = 800");
  await told;
  expect(JSON.stringify((await find(undefined, player)).data)).toContain('"price":800');
});

// R-CAT-14
test("nothing is cached for longer than ten seconds, since releases happen by the clock", async () => {
  await find();
  shop.statements();
  clock.now = new Date(SHOP_NOW.getTime() + 9_999);
  await find();
  expect(shop.statements()).toBe(0);
  clock.now = new Date(SHOP_NOW.getTime() + 10_000);
  await find();
  expect(shop.statements()).toBe(1);
});

test("a failed read is not cached", async () => {
  const own = new PublicCache(() => SHOP_NOW);
  await expect(own.get("key", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await own.get("key", () => Promise.resolve("back"))).toBe("back");
});

test("an answer that was being read while the catalog changed is not cached", async () => {
  const own = new PublicCache(() => SHOP_NOW);
  let finish: (value: string) => void = () => undefined;
  const old = own.get("key", () => new Promise<string>((resolve) => (finish = resolve)));
  own.clear();
  finish("old");
  expect(await old).toBe("old");
  expect(await own.get("key", () => Promise.resolve("new"))).toBe("new");
});
