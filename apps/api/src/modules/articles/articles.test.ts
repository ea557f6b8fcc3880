import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";

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

// R-ART-2
test("a broadcast is live only if it is switched on, has started and has not ended", async () => {
  const { data } = await shop.ask("{ findArticleByGuest(filter: { broadcast_state: 1 }) { headline } }");
  expect(data).toEqual({ findArticleByGuest: [{ headline: "Live" }] });
});

test.each([
  { says: "in another language's text", keyword: "猫の島", found: ["Island"] },
  { says: "in full-width capitals", keyword: "ＩＳＬＡＮＤ", found: ["Island"] },
  { says: "but not in its markup", keyword: "strong", found: [] },
  { says: "nor in fields that are not text", keyword: "hidden-key", found: [] },
])("a keyword is found $says", async ({ keyword, found }) => {
  await shop.db.$client.query(
    `insert into articles (category, headline, text, t, published_at)
     values ('ad', 'Island', '<p>A <strong>new</strong> one.</p>', $1, $2) on conflict do nothing`,
    [
      JSON.stringify([
        { lang: "ja-jp", key: "text", value: "<p>猫の島が出ました。</p>" },
        { lang: "ja-jp", key: "note", value: "hidden-key" },
      ]),
      hours(-200),
    ],
  );
  const answer = await find(`keyword: "${keyword}"`);
  expect(answer).toEqual(found);
  await shop.db.$client.query("delete from articles where headline = 'Island'");
});

// R-ART-3, R-ART-6
test("rows that predate or bypass today's rules are sanitized on read", async () => {
  const evil = '<p>Hi<img src=x onerror="alert(1)"><script>alert(1)</script></p>';
  const { rows } = await shop.db.$client.query<{ uuid: string }>(
    `insert into articles (category, headline, text, t, published_at, broadcast_path)
     values ('qa', '<b>Bold</b>', $1, $2, $3, 'javascript:alert(1)') returning uuid`,
    [evil, JSON.stringify([{ lang: "ja-jp", key: "text", value: evil }]), hours(-300)],
  );
  const { data } = await shop.ask(
    "query ($uuid: ID) { findArticle(uuid: $uuid) { list { headline text broadcast_path t { value } } } }",
    { uuid: rows[0]?.uuid },
  );
  // A headline is not HTML: it is stored as typed, and pages render it as text.
  expect(data).toEqual({
    findArticle: {
      list: [
        { headline: "<b>Bold</b>", text: "<p>Hi</p>", broadcast_path: null, t: [{ value: "<p>Hi</p>" }] },
      ],
    },
  });
  await shop.db.$client.query("delete from articles where uuid = $1", [rows[0]?.uuid]);
});

describe("previous and next article", () => {
  const beside = async (headline: string, args = "") => {
    const { rows } = await shop.db.$client.query<{ uuid: string }>(
      "select uuid from articles where headline = $1",
      [headline],
    );
    const answer = await shop.ask(
      `query ($uuid: ID!) { findArticleNeighbour(uuid: $uuid${args}) { previous { headline } next { headline } } }`,
      { uuid: rows[0]?.uuid ?? headline },
    );
    const found = fieldOf<{ previous: { headline: string } | null; next: { headline: string } | null }>(
      answer,
      "findArticleNeighbour",
    );
    return [found.previous?.headline ?? null, found.next?.headline ?? null];
  };

  test.each([
    { of: "The shop is open", args: "", are: ["Live", "How to top up"] },
    { of: "The shop is open", args: ', category: "announcement"', are: ["Live", null] },
    { of: "Live", args: ', category: "all"', are: ["Over", "The shop is open"] },
    { of: "Switched off", args: "", are: [null, "Over"] },
    { of: "100% cats_", args: "", are: ["How to top up", null] },
    { of: "Not yet", args: "", are: [null, null] },
    { of: "no uuid", args: "", are: [null, null] },
  ])("$of$args: $are", async ({ of, args, are }) => {
    expect(await beside(of, args)).toEqual(are);
  });

  test("articles published at the same moment have a stable order", async () => {
    const at = hours(-400);
    for (const headline of ["Twin A", "Twin B", "Twin C"]) {
      await shop.db.$client.query(
        "insert into articles (category, headline, text, published_at) values ('tutorial', $1, '<p>x</p>', $2)",
        [headline, at],
      );
    }
    expect(await beside("Twin B")).toEqual(["Twin A", "Twin C"]);
    await shop.db.$client.query("delete from articles where headline like 'Twin %'");
  });
});

test.each([
  {
    asked: "{ findArticle(limit: 100) { total list { headline text helpful_count t { value } } } }",
    statements: 1,
  },
  { asked: '{ findArticle(keyword: "cats") { list { headline } } }', statements: 1 },
  { asked: "{ findArticleByGuest(filter: { broadcast_state: 1 }) { text } }", statements: 1 },
  {
    asked:
      '{ findArticleNeighbour(uuid: "0198c0de-0000-7000-8000-000000000001") { previous { text } next { text } } }',
    statements: 1,
  },
])("$asked is $statements statement", async ({ asked, statements }) => {
  shop.statements();
  fieldOf(await shop.ask(asked), asked.split(/[ ({]+/)[1] ?? "");
  expect(shop.statements()).toBe(statements);
});
