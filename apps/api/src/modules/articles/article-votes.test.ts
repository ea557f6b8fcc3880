import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { forgetTraces } from "../accounts/forget-traces.ts";

let shop: TestShop;
let article: string;
let reader: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  article = await published({});
  reader = await shop.player();
});

async function published({ at = SHOP_NOW, isPublished = true }): Promise<string> {
  const { rows } = await shop.db.$client.query<{ uuid: string }>(
    `insert into articles (category, headline, text, published_at, is_published)
     values ('qa', 'How to top up', '<p>So.</p>', $1, $2) returning uuid`,
    [at, isPublished],
  );
  return rows[0]!.uuid;
}

const vote = (helpful: boolean, viewer?: Viewer, uuid = article) =>
  shop.ask(
    `mutation ($uuid: ID!, $helpful: Boolean!) {
      setArticleHelpful(uuid: $uuid, helpful: $helpful) { helpful_count unhelpful_count }
    }`,
    { uuid, helpful },
    viewer,
  );
const mine = async (viewer: Viewer, uuid = article) =>
  (await shop.ask("query ($uuid: ID!) { getArticleHelpfulByMe(uuid: $uuid) }", { uuid }, viewer)).data?.[
    "getArticleHelpfulByMe"
  ];
const counts = async () => {
  const answer = await shop.ask(
    "query ($uuid: ID) { findArticle(uuid: $uuid) { list { helpful_count unhelpful_count } } }",
    { uuid: article },
  );
  return (answer.data as { findArticle: { list: unknown[] } }).findArticle.list[0];
};

// R-ART-5
test("every player has one vote and may change it", async () => {
  const other = await shop.player();
  expect((await vote(true, reader)).data).toEqual({
    setArticleHelpful: { helpful_count: 1, unhelpful_count: 0 },
  });
  await vote(true, reader);
  await vote(false, other);
  expect(await counts()).toEqual({ helpful_count: 1, unhelpful_count: 1 });
  await vote(false, reader);
  expect(await counts()).toEqual({ helpful_count: 0, unhelpful_count: 2 });
});

test("twenty concurrent clicks are one vote", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, click) => vote(click % 2 === 0, reader)));
  const last = await mine(reader);
  expect(await counts()).toEqual({ helpful_count: last ? 1 : 0, unhelpful_count: last ? 0 : 1 });
});

test("the votes of a deleted account no longer count", async () => {
  await vote(true, reader);
  await vote(true, await shop.player());
  await forgetTraces(shop.db, reader.uuid);
  expect(await counts()).toEqual({ helpful_count: 1, unhelpful_count: 0 });
  expect(await mine(reader)).toBeNull();
});

// R-ART-5
test("your vote is shown only to you", async () => {
  await vote(true, reader);
  expect(await mine(reader)).toBe(true);
  expect(await mine(await shop.player())).toBeNull();
  expect(await mine(reader, "no uuid")).toBeNull();
});

test("a guest must log in: clearing a cookie would make a new person", async () => {
  expect((await vote(true)).errors?.[0]?.extensions.code).toBe("auth/login-required");
});

test.each([
  { says: "does not exist", uuid: () => Promise.resolve(randomUUID()) },
  { says: "has an invalid uuid", uuid: () => Promise.resolve("1; drop table articles") },
  { says: "was withdrawn", uuid: () => published({ isPublished: false }) },
  {
    says: "is scheduled for tomorrow",
    uuid: () => published({ at: new Date(SHOP_NOW.getTime() + 86_400_000) }),
  },
])("an article that $says cannot be voted on", async ({ uuid }) => {
  const answer = await vote(true, reader, await uuid());
  expect(answer.errors?.[0]?.extensions.code).toBe("article/not-found");
});

test("votes do not invalidate the catalog cache", async () => {
  const client = await shop.db.$client.connect();
  const heard: string[] = [];
  client.on("notification", ({ channel }) => heard.push(channel));
  await client.query("listen catalogue");
  await vote(true, reader);
  await client.query("select 1");
  expect(heard).toEqual([]);
  await shop.db.$client.query("update articles set headline = 'Changed' where uuid = $1", [article]);
  await client.query("select 1");
  expect(heard).toEqual(["catalogue"]);
  client.release(true);
});
