import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../platform/testing/test-shop.ts";

let shop: TestShop;
const hours = (count: number) => new Date(SHOP_NOW.getTime() + count * 3_600_000);

beforeAll(async () => {
  shop = await testShop();
  const articles = [
    {
      headline: "The shop is open",
      category: "announcement",
      published: hours(-30),
      t: [{ lang: "zh-cn", key: "headline", value: "本店开张" }],
    },
    { headline: "How to top up", category: "tutorial", published: hours(-20) },
    { headline: "100% cats_", category: "ad", published: hours(-10) },
    { headline: "Not yet", category: "ad", published: hours(1) },
    {
      headline: "Live",
      category: "announcement",
      published: hours(-50),
      state: 1,
      starts: hours(-1),
      ends: hours(1),
    },
    {
      headline: "Over",
      category: "announcement",
      published: hours(-60),
      state: 1,
      starts: hours(-2),
      ends: hours(0),
    },
    {
      headline: "Switched off",
      category: "announcement",
      published: hours(-70),
      state: 0,
      starts: hours(-1),
      ends: hours(1),
    },
  ];
  for (const { headline, category, published, t = [], state = 0, starts = null, ends = null } of articles) {
    await shop.db.$client.query(
      `insert into articles (category, headline, text, t, published_at, broadcast_state, broadcast_started_at, broadcast_ended_at)
       values ($1, $2, '<p>Text.</p>', $3, $4, $5, $6, $7)`,
      [category, headline, JSON.stringify(t), published, state, starts, ends],
    );
  }
});
afterAll(() => shop.close());

async function find(args: string): Promise<string[]> {
  const answer = await shop.ask(`{ findArticle(${args}) { total list { headline t { lang key value } } } }`);
  return fieldOf<{ list: { headline: string }[] }>(answer, "findArticle").list.map(
    ({ headline }) => headline,
  );
}

test.each([
  { args: "limit: 3", found: ["100% cats_", "How to top up", "The shop is open"] },
  { args: "limit: 3, q: { page: 2 }", found: ["Live", "Over", "Switched off"] },
  { args: 'category: "tutorial"', found: ["How to top up"] },
  { args: 'category: "all", limit: 1', found: ["100% cats_"] },
  { args: 'keyword: "TOP UP"', found: ["How to top up"] },
  { args: 'keyword: "开张"', found: ["The shop is open"] },
  { args: 'keyword: "%"', found: ["100% cats_"] },
  { args: 'keyword: "_"', found: ["100% cats_"] },
  { args: 'uuid: "no uuid"', found: [] },
  { args: 'q: { orderField: "published_at-asc" }, limit: 1', found: ["Switched off"] },
])("findArticle($args)", async ({ args, found }) => {
  expect(await find(args)).toEqual(found);
});

test("only a broadcast that is switched on, has begun and has not ended is live", async () => {
  const { data } = await shop.ask("{ findArticleByGuest(filter: { broadcast_state: 1 }) { headline } }");
  expect(data).toEqual({ findArticleByGuest: [{ headline: "Live" }] });
});
