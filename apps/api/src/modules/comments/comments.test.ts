import { afterAll, beforeAll, expect, test } from "vitest";
import { testShop, type TestShop } from "../../platform/testing/test-shop.ts";
import { recountRatings } from "../catalog/index.ts";
import { makeGame } from "../catalog/testing/make-game.ts";

let shop: TestShop;
let game: number;

beforeAll(async () => {
  shop = await testShop();
  game = await makeGame(shop.db);
  const authors = [
    (await shop.member({ nickname: "Mika" })).uuid,
    (await shop.member({ nickname: "Sora" })).uuid,
    null,
  ];
  for (const [index, author] of authors.entries()) {
    await shop.db.$client.query(
      "insert into store_comments (store_id, user_uuid, comment, vote, created_at) values ($1, $2, $3, $4, $5)",
      [game, author, `comment ${index}`, index === 1 ? -1 : 1, new Date(Date.UTC(2026, 0, index + 1))],
    );
  }
});
afterAll(() => shop.close());

const find = async (args: string) =>
  (
    await shop.ask(
      `{ findStoreComment(store_id: ${game}${args}) { total list { comment vote user { nickname } } } }`,
    )
  ).data?.["findStoreComment"];

test("newest first, with the names of those who still have an account", async () => {
  expect(await find("")).toEqual({
    total: 3,
    list: [
      { comment: "comment 2", vote: 1, user: { nickname: null } },
      { comment: "comment 1", vote: -1, user: { nickname: "Sora" } },
      { comment: "comment 0", vote: 1, user: { nickname: "Mika" } },
    ],
  });
});

test("page by page, and the other way round", async () => {
  expect(await find(', limit: 1, q: { page: 2, orderField: "created_at-asc" }')).toMatchObject({
    total: 3,
    list: [{ comment: "comment 1" }],
  });
});

test("a game's rating counts its votes", async () => {
  await recountRatings(shop.db);
  const { data } = await shop.ask(`{ findStore(id: ${game}) { list { rating { good bad purchases } } } }`);
  expect(data?.["findStore"]).toEqual({ list: [{ rating: { good: 2, bad: 1, purchases: 0 } }] });
});
