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
  await makeGame(shop.db, { tags: ["romance"], warnings: ["violence", "unnamed"] });
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
test("words are read once for all languages, and again when one has changed, is new or is gone", async () => {
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

test("a change that is not committed, or was rolled back, is not shown", async () => {
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
