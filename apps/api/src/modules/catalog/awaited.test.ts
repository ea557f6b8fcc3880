import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { giveGame } from "../entitlements/testing/give-game.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;
let mika: Viewer;

beforeAll(async () => {
  shop = await testShop();
  mika = await shop.player();
});
afterAll(() => shop.close());

const find = async (args: string, viewer?: Viewer) => {
  const answer = await shop.ask(`{ findStore(${args}) { list { id } } }`, {}, viewer);
  return fieldOf<{ list: { id: number }[] }>(answer, "findStore").list.map(({ id }) => id);
};
const wish = (id: number) => shop.ask(`mutation { addWishlist(store_id: ${id}) { uuid } }`, {}, mika);
const old = { releasedDaysAgo: 400 };

// R-CAT-42
test("news of what a player awaits: releases and sales of wished games and followed authors", async () => {
  const author = randomUUID();
  const by = async (id: number) =>
    void (await shop.db.$client.query("update stores set author_uuid = $2 where id = $1", [id, author]));
  const wishedOld = await makeGame(shop.db, old);
  const wishedOnSale = await makeGame(shop.db, { ...old, offer: { percent: 20 } });
  const wishedNew = await makeGame(shop.db, { releasedDaysAgo: 29 });
  const wishedToCome = await makeGame(shop.db, { releasedDaysAgo: -3, previewDaysAgo: 3 });
  const ownedNew = await makeGame(shop.db, { releasedDaysAgo: 2 });
  const unrelated = await makeGame(shop.db, { releasedDaysAgo: 1, offer: { percent: 50 } });
  const followedNew = await makeGame(shop.db, { releasedDaysAgo: 5 });
  const followedOld = await makeGame(shop.db, old);
  for (const id of [wishedOld, wishedOnSale, wishedNew, wishedToCome, ownedNew]) await wish(id);
  for (const id of [followedNew, followedOld]) await by(id);
  await shop.db.$client.query(
    "insert into user_follows (follower_uuid, followed_uuid, created_at) values ($1, $2, now())",
    [mika.uuid, author],
  );
  await giveGame(shop.db, mika.uuid, ownedNew);

  const found = await find('search_type: "awaited", limit: 50', mika);
  expect(found).toEqual([followedNew, wishedNew, wishedOnSale]);
  expect(found).not.toContain(unrelated);
  expect(await find('search_type: "awaited"', await shop.player())).toEqual([]);
  expect(await find('search_type: "awaited"')).toEqual([]);
});

// R-CAT-41
test("best sellers are the games that most players bought", async () => {
  const own = await testShop();
  const ids = [await makeGame(own.db), await makeGame(own.db), await makeGame(own.db)];
  const [some = 0, none = 0, most = 0] = ids;
  await own.db.$client.query(
    "insert into store_ratings (store_id, good, bad, purchases) values ($1, 0, 0, 3), ($2, 0, 0, 7)",
    [some, most],
  );
  const answer = await own.ask('{ findStore(q: { orderField: "purchases-desc" }) { list { id } } }');
  expect(fieldOf<{ list: { id: number }[] }>(answer, "findStore").list.map(({ id }) => id)).toEqual([
    most,
    some,
    none,
  ]);
  await own.close();
});
