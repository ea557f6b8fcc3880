import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.db.$client.query(
    "insert into tags (id, name) values ('romance', $1), ('warning/violence', $2)",
    [{ "en-us": "Romance", "ja-jp": "恋愛" }, { "en-us": "Violence" }],
  );
  await makeGame(shop.db, {
    names: { "ja-jp": "静かな港" },
    tags: ["romance"],
    warnings: ["violence", "unnamed"],
  });
});
afterAll(() => shop.close());

const LIST = "{ findStore(LOCALE) { list { tags { id name } warnings { id name } content_warnings } } }";

const words = async (locale = "en-US") =>
  fieldOf<{ list: readonly unknown[] }>(
    await shop.ask(LIST.replace("LOCALE", `locale: "${locale}"`)),
    "findStore",
  ).list[0];

const shown = (romance: string, violence: string) => ({
  tags: [{ id: "romance", name: romance }],
  warnings: [
    { id: "violence", name: violence },
    { id: "unnamed", name: "unnamed" },
  ],
  content_warnings: [violence, "unnamed"],
});

// R-CAT-14
test("words are read once for all languages, and again when one is changed, added or deleted", async () => {
  expect(await words()).toEqual(shown("Romance", "Violence"));
  shop.statements();
  expect(await words("ja-JP")).toEqual(shown("恋愛", "Violence"));
  expect(shop.statements()).toBe(1);

  await shop.db.$client.query(`update tags set name = '{"en-us": "Love"}' where id = 'romance'`);
  expect(await words()).toEqual(shown("Love", "Violence"));
  await shop.db.$client.query("delete from tags where id = 'warning/violence'");
  expect(await words()).toEqual(shown("Love", "violence"));
  await shop.db.$client.query(
    `insert into tags (id, name) values ('warning/violence', '{"en-us": "Fights"}')`,
  );
  expect(await words()).toEqual(shown("Love", "Fights"));
});

test("an uncommitted or rolled-back change is not shown", async () => {
  const before = await words();
  const client = await shop.db.$client.connect();
  try {
    await client.query("begin");
    await client.query(`update tags set name = '{"en-us": "Never"}' where id = 'romance'`);
    expect(await words()).toEqual(before);
    await client.query("rollback");
  } finally {
    client.release();
  }
  expect(await words()).toEqual(before);
});

test("lists requested alternately for different viewers each show their own words and prices", async () => {
  const player = await shop.player();
  const query = (locale: string) =>
    `{ findStore(locale: "${locale}") { list { tags { name } store_info(lang: "${locale}") { name } store_price { price } } } }`;
  const shownTo = async (locale: string, viewer?: typeof player) =>
    fieldOf<{ list: readonly unknown[] }>(await shop.ask(query(locale), {}, viewer), "findStore").list[0];
  await shop.db.$client.query("update tags set name = $1 where id = 'romance'", [
    { "en-us": "Romance", "ja-jp": "恋愛" },
  ]);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await shownTo("en-US")).toEqual({
      tags: [{ name: "Romance" }],
      store_info: [{ name: "Quiet Harbour" }],
      store_price: null,
    });
    expect(await shownTo("ja-JP")).toMatchObject({
      tags: [{ name: "恋愛" }],
      store_info: [{ name: "静かな港" }],
    });
    expect(await shownTo("en-US", player)).toMatchObject({ store_price: [{ price: 1_000 }] });
  }
});
