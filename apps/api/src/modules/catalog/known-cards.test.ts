import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queryable } from "../../platform/read.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { cardsOf, currentCards, type CardVersion } from "./known-cards.ts";
import { versionOf } from "./row-version.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const versions = async (db: Queryable, ids: readonly number[]) => {
  const { rows } = await db.$client.query<CardVersion>(
    `select store_id as id, ${versionOf("c")} as version from store_cards c where store_id = any($1)`,
    [ids],
  );
  return rows;
};

/** The same database, with its statements counted. */
const counting = (db: TestShop["db"]) => {
  let statements = 0;
  const query = ((...statement: Parameters<typeof db.$client.query>) => {
    statements += 1;
    return db.$client.query(...statement);
  }) as typeof db.$client.query;
  return { db: { $client: { query } } satisfies Queryable, statements: () => statements };
};

const nameIn = (db: Queryable, id: number, name: string) =>
  db.$client.query("update store_infos set name = $2 where store_id = $1", [id, name]);

test("a card is read once, and again when it has changed", async () => {
  const game = await makeGame(shop.db);
  const { db, statements } = counting(shop.db);
  const first = await cardsOf(db, await versions(shop.db, [game]));
  const second = await cardsOf(db, await versions(shop.db, [game]));
  expect(second.get(game)).toBe(first.get(game));
  expect(statements()).toBe(1);

  await nameIn(shop.db, game, "Another name");
  const third = await cardsOf(db, await versions(shop.db, [game]));
  expect(statements()).toBe(2);
  expect(third.get(game)?.texts[0]?.[1]).toBe("Another name");
  expect(first.get(game)?.texts[0]?.[1]).not.toBe("Another name");
});

test("a rolled-back change leaves the cached card as it is", async () => {
  const game = await makeGame(shop.db);
  const [before] = await versions(shop.db, [game]);
  const client = await shop.db.$client.connect();
  try {
    await client.query("begin");
    await client.query("update store_infos set name = 'Never' where store_id = $1", [game]);
    await client.query("rollback");
  } finally {
    client.release();
  }
  expect(await versions(shop.db, [game])).toEqual([before]);
  const cards = await cardsOf(shop.db, await versions(shop.db, [game]));
  expect(cards.get(game)?.texts[0]?.[1]).not.toBe("Never");
});

test("a card changed after the list was read is shown in its current version, and a deleted one is left out", async () => {
  const [changed, gone] = [await makeGame(shop.db), await makeGame(shop.db)];
  const listed = await versions(shop.db, [changed, gone]);
  await nameIn(shop.db, changed, "Newer");
  await shop.db.$client.query("delete from store_cards where store_id = $1", [gone]);
  const cards = await cardsOf(counting(shop.db).db, listed);
  expect(cards.get(changed)?.texts[0]?.[1]).toBe("Newer");
  expect(cards.has(gone)).toBe(false);
});

test("current cards take one statement each time, whether they are cached, changed or deleted", async () => {
  const [known, changed, gone] = [
    await makeGame(shop.db),
    await makeGame(shop.db, { name: "Older" }),
    await makeGame(shop.db),
  ];
  const ids = [known, changed, gone];
  const { db, statements } = counting(shop.db);
  const before = await currentCards(db, ids);
  expect([...before.cards.keys()].toSorted((a, b) => a - b)).toEqual(ids);
  await nameIn(shop.db, changed, "Newer");
  await shop.db.$client.query("delete from store_cards where store_id = $1", [gone]);
  const { cards } = await currentCards(db, ids);
  expect(statements()).toBe(2);
  expect(cards.get(known)).toBe(before.cards.get(known));
  expect(cards.get(changed)?.texts[0]?.[1]).toBe("Newer");
  expect(cards.has(gone)).toBe(false);
});

test("two databases have separate caches, even for the same game and version", async () => {
  const [one, other] = [await testDatabase(), await testDatabase()];
  const game = await makeGame(one.db);
  expect(await makeGame(other.db)).toBe(game);
  await nameIn(other.db, game, "The other's");
  await cardsOf(one.db, await versions(one.db, [game]));
  const [version] = await versions(one.db, [game]);
  const cards = await cardsOf(other.db, version ? [version] : []);
  expect(cards.get(game)?.texts[0]?.[1]).toBe("The other's");
  await one.close();
  await other.close();
});
