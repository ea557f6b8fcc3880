import { countryPrice, isInPriceRange, shopDiscount } from "@catnip/domain/prices";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;
const ids = new Map<string, number>();

beforeAll(async () => {
  shop = await testShop();
  const games = {
    drift: {
      name: "Neon Drift",
      names: { "zh-cn": "霓虹漂移", "ja-jp": "ネオンドリフト" },
      price: 499,
      tags: ["racing", "city"],
      releasedDaysAgo: 1,
      updatedDaysAgo: 9,
    },
    ferry: {
      name: "Midnight Ferry",
      names: { "zh-cn": "午夜渡轮", "ja-jp": "真夜中のフェリー" },
      price: 1_899,
      tags: ["romance", "city"],
      releasedDaysAgo: 20,
      updatedDaysAgo: 2,
      offer: { percent: 50 },
    },
    cafe: {
      name: "Café des Étoiles",
      price: 999,
      category: "girl-gl",
      tags: ["romance"],
      releasedDaysAgo: 40,
      updatedDaysAgo: 40,
    },
    free: {
      name: "Paper Boats",
      price: 0,
      category: "girl-r18",
      releasedDaysAgo: 3,
      updatedDaysAgo: 3,
      offer: { percent: 20, endedAt: SHOP_NOW },
      warnings: ["violence"],
    },
    soon: { name: "Platform Zero", releasedDaysAgo: -10, previewDaysAgo: 5, updatedDaysAgo: 1 },
    hidden: { name: "Unannounced", releasedDaysAgo: -10, updatedDaysAgo: 0 },
    draft: { name: "Neon Draft", published: false },
  };
  for (const [key, options] of Object.entries(games)) ids.set(key, await makeGame(shop.db, options));
});
afterAll(() => shop.close());

const nameOf = (id: number) => [...ids].find(([, known]) => known === id)?.[0] ?? `#${id}`;

type Found = { readonly total: number; readonly list: readonly { readonly id: number }[] };

async function find(args: string, viewer?: Awaited<ReturnType<TestShop["player"]>>): Promise<string[]> {
  const answer = await shop.ask(`{ findStore(${args}) { total list { id } } }`, {}, viewer);
  const found = fieldOf<Found>(answer, "findStore");
  if (!args.includes("page:")) expect(found.total).toBe(found.list.length);
  return found.list.map(({ id }) => nameOf(id));
}

test.each([
  {
    says: "newest release first by default",
    args: "limit: 50",
    found: ["soon", "drift", "free", "ferry", "cafe"],
  },
  { says: "released games only", args: 'search_type: "released"', found: ["drift", "free", "ferry", "cafe"] },
  { says: "announced games only", args: 'search_type: "preview"', found: ["soon"] },
  { says: "games on sale", args: 'search_type: "discount"', found: ["ferry"] },
  { says: "one shelf", args: 'categories: ["girl-gl"]', found: ["cafe"] },
  { says: "several shelves", args: 'categories: ["girl-gl", "girl-r18"]', found: ["free", "cafe"] },
  { says: "a tag", args: 'tag_id: ["romance"]', found: ["ferry", "cafe"] },
  { says: "games without a tag", args: 'exclude_tag_id: ["romance"]', found: ["soon", "drift", "free"] },
  {
    says: "games with one tag but not another",
    args: 'tag_id: ["city"], exclude_tag_id: ["racing"]',
    found: ["ferry"],
  },
  { says: "games with a content warning", args: 'content_warning: ["violence"]', found: ["free"] },
  {
    says: "games without a content warning",
    args: 'exclude_content_warning: ["violence"], categories: ["girl-r18", "girl-gl"]',
    found: ["cafe"],
  },
  { says: "a tag named twice", args: 'tag_id: ["romance", "romance"]', found: ["ferry", "cafe"] },
  { says: "an unknown tag", args: 'tag_id: ["no such tag"]', found: [] },
  { says: "a hostile tag", args: 'tag_id: ["\'); drop table stores; --"]', found: [] },
  { says: "games with all of the tags", args: 'tag_id: ["romance", "city"]', found: ["ferry"] },
  {
    says: "oldest release first",
    args: 'search_type: "released", q: { orderField: "released_at-asc" }',
    found: ["cafe", "ferry", "free", "drift"],
  },
  {
    says: "latest update first",
    args: 'search_type: "released", q: { orderField: "updated_at-desc" }',
    found: ["ferry", "free", "drift", "cafe"],
  },
  {
    says: "least recently updated first",
    args: 'search_type: "released", q: { orderField: "updated_at-asc" }',
    found: ["cafe", "drift", "free", "ferry"],
  },
  {
    says: "an unknown order falls back to the default",
    args: 'search_type: "released", q: { orderField: "price; drop table" }',
    found: ["drift", "free", "ferry", "cafe"],
  },
  { says: "list prices from 5 to 10 coins", args: "price: { min: 500, max: 1000 }", found: ["soon", "cafe"] },
  {
    says: "prices up to 9.50 after discount",
    args: "price: { max: 950, after_discount: true }",
    found: ["drift", "free", "ferry"],
  },
  {
    says: "an offer that ends right now no longer counts",
    args: 'search_type: "discount", categories: ["girl-r18"]',
    found: [],
  },
  {
    says: "games similar to one, most tags in common first, without the game itself",
    args: `search_type: "related", id: 1`,
    found: ["ferry"],
  },
])("findStore: $says", async ({ args, found }) => {
  expect(await find(args)).toEqual(found);
});

test.each([
  { says: "an unknown shelf", args: 'categories: ["boy-r19"]', field: "categories" },
  { says: "an unknown kind of games", args: 'search_type: "cheapest"', field: "search_type" },
])("findStore rejects $says, and names the field", async ({ args, field }) => {
  const { errors } = await shop.ask(`{ findStore(${args}) { total } }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { field } });
});

test.each([
  { typed: "neon", found: ["drift"] },
  { typed: "NEON DRIFT", found: ["drift"] },
  { typed: "neon drfit", found: ["drift"] },
  { typed: "midnigth", found: ["ferry"] },
  { typed: "mid", found: ["ferry"] },
  { typed: "cafe etoiles", found: ["cafe"] },
  { typed: "霓虹", found: ["drift"] },
  { typed: "渡轮", found: ["ferry"] },
  { typed: "轮", found: ["ferry"] },
  { typed: "フェリー", found: ["ferry"] },
  { typed: "真夜中", found: ["ferry"] },
  { typed: "ネオン", found: ["drift"] },
  { typed: "racing", found: ["drift"] },
  { typed: "draft", found: [] },
  { typed: "霓渡", found: [] },
  { typed: "!!!", found: [] },
  { typed: "' & | ! :* \\\\", found: [] },
])("searching for $typed finds $found", async ({ typed, found }) => {
  expect(await find(`keyword: ${JSON.stringify(typed)}`)).toEqual(found);
});

// R-PRC-3, R-PRC-9
test("country prices match the domain's computation", async () => {
  await shop.db.$client.query("insert into country_ratios (country, ratio_bp) values ('tr', 5555)");
  const own = await testShop();
  await own.db.$client.query("insert into country_ratios (country, ratio_bp) values ('tr', 5555)");
  const cases = [333, 999, 1_001, 1_777].flatMap((price) =>
    [0, 33, 50, 99].map((percent) => ({ price, percent })),
  );
  for (const { price, percent } of cases)
    await makeGame(own.db, { price, offer: { percent }, prices: percent === 50 ? { tr: price + 1 } : {} });
  for (const after_discount of [false, true]) {
    for (const max of [100, 185, 186, 333, 500, 667, 987]) {
      const expected = cases.filter(({ price, percent }) => {
        const rows = [
          { country: "us", price },
          ...(percent === 50 ? [{ country: "tr", price: price + 1 }] : []),
        ];
        const list = countryPrice(rows, "tr", [{ country: "tr", ratio_bp: 5_555 }]) ?? 0;
        const offer = { state: 2, percentage_discount: percent, ended_at: null };
        return isInPriceRange(shopDiscount(list, offer, SHOP_NOW), { max, after_discount });
      });
      const answer = await own.ask(
        `{ findStore(country: "TR", price: { max: ${max}, after_discount: ${after_discount} }, limit: 100) { total } }`,
      );
      expect({ max, after_discount, ...fieldOf<Found>(answer, "findStore") }).toEqual({
        max,
        after_discount,
        total: expected.length,
      });
    }
  }
  await own.close();
});

// R-PRC-9
test("a player's price filter compares prices for the player's own country", async () => {
  const player = await shop.player({ country: "tr" });
  // 499 × 0.5555 = 277; a guest sees 499.
  expect(await find('price: { max: 280 }, categories: ["boy-r18"]', player)).toEqual(["drift"]);
  expect(await find('price: { max: 280 }, categories: ["boy-r18"]')).toEqual([]);
});

// R-PRC-6
describe("what guests see", () => {
  const PRICES = "list { id store_price { country price } }";

  test("no prices in lists", async () => {
    const answer = await shop.ask(`{ findStore(search_type: "released") { ${PRICES} } }`);
    const { list } = fieldOf<{ list: { store_price: unknown }[] }>(answer, "findStore");
    expect(list.map(({ store_price }) => store_price)).toEqual([null, null, null, null]);
  });

  test("the price on the game's own page", async () => {
    const { data } = await shop.ask(`{ findStore(id: ${ids.get("ferry")}) { ${PRICES} } }`);
    expect(data?.["findStore"]).toEqual({
      list: [{ id: ids.get("ferry"), store_price: [{ country: "us", price: 1_899 }] }],
    });
  });

  test("players see prices in lists", async () => {
    const { data } = await shop.ask(`{ findStore(keyword: "neon") { ${PRICES} } }`, {}, await shop.player());
    expect(data?.["findStore"]).toEqual({
      list: [{ id: ids.get("drift"), store_price: [{ country: "us", price: 499 }] }],
    });
  });

  test.each(["hidden", "draft"])("nothing of a game that is %s", async (key) => {
    expect(await find(`id: ${ids.get(key)}`)).toEqual([]);
  });
});

test("a game page has all texts, or only the best match when a language is requested", async () => {
  const texts = async (args: string) => {
    const answer = await shop.ask(
      `{ findStore(id: ${ids.get("drift")}) { list { store_info${args} { language name introduction } } } }`,
    );
    type Game = {
      readonly store_info: readonly { readonly language: string; readonly introduction: string }[];
    };
    const [game] = fieldOf<{ list: Game[] }>(answer, "findStore").list;
    expect(game?.store_info.every(({ introduction }) => introduction === "<p>A long text.</p>")).toBe(true);
    return game?.store_info.map(({ language }) => language);
  };
  expect(await texts("")).toEqual(["en-us", "ja-jp", "zh-cn"]);
  expect(await texts('(lang: "ja-JP")')).toEqual(["ja-jp"]);
  expect(await texts('(lang: "zh-SG")')).toEqual(["zh-cn"]);
  // R-LNG-7
  expect(await texts('(lang: "zh-TW")')).toEqual(["en-us"]);
  expect(await texts('(lang: "de-DE")')).toEqual(["en-us"]);
});

test("a long list is counted up to a thousand, and says that the total is not exact", async () => {
  const own = await testShop();
  await makeGame(own.db);
  await own.db.$client.query(`insert into stores (path, category, support_platform, released_at)
    select 'many-' || n, 'boy-bl', 'web', now() - interval '1 year' from generate_series(1, 1000) n`);
  const total = async (args: string) => {
    const answer = await own.ask(`{ findStore(${args}) { total total_is_exact } }`);
    return fieldOf(answer, "findStore");
  };
  expect(await total("limit: 10")).toEqual({ total: 1_000, total_is_exact: false });
  expect(await total('categories: ["boy-bl"]')).toEqual({ total: 1_000, total_is_exact: true });
  expect(await total('categories: ["boy-r18"]')).toEqual({ total: 1, total_is_exact: true });
  expect(await total("limit: 100, q: { page: 11 }")).toEqual({ total: 1_000, total_is_exact: false });
  await own.close();
});

test.each([
  "released_at-desc",
  "released_at-asc",
  "updated_at-desc",
  "updated_at-asc",
  "standing-desc",
  "purchases-desc",
])("pages in the order %s have no gaps or repetitions", async (order) => {
  const page = async (number: number) =>
    find(`search_type: "all", q: { orderField: "${order}", page: ${number} }, limit: 2`);
  const pages = [await page(1), await page(2), await page(3)].flat();
  expect(pages.toSorted()).toEqual(["cafe", "drift", "ferry", "free", "soon"]);
});

// R-CAT-5
test("pages have no gaps or repetitions, even among equal dates", async () => {
  const own = await testShop();
  for (let count = 0; count < 7; count++) await makeGame(own.db);
  const page = async (number: number) => {
    const answer = await own.ask(`{ findStore(limit: 3, q: { page: ${number} }) { total list { id } } }`);
    return fieldOf<Found>(answer, "findStore");
  };
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual([7, 6, 5, 4, 3, 2, 1]);
  await own.close();
});

test.each([
  ["limit: 1000000000", 5],
  ["limit: -5", 1],
  ["limit: 0, q: { page: -3 }", 1],
])("an out-of-range page window is clamped: %s", async (args, length) => {
  const answer = await shop.ask(`{ findStore(${args}) { list { id } } }`);
  expect(fieldOf<Found>(answer, "findStore").list).toHaveLength(length);
});

// R-CAT-4
test("related games reveal nothing about a game that is not visible yet", async () => {
  for (const key of ["hidden", "draft"]) {
    expect(await find(`search_type: "related", id: ${ids.get(key)}`)).toEqual([]);
  }
  expect(await find('search_type: "related", id: 2147483647')).toEqual([]);
  expect(await find('search_type: "related"')).toEqual([]);
});

// R-CAT-2
test("a filter without any shelf is rejected", async () => {
  const { errors } = await shop.ask("{ findStore(categories: []) { total } }");
  expect(errors?.[0]?.extensions.code).toBe("store/empty-category");
});

test("a list costs one statement, however many games and fields", async () => {
  shop.statements();
  await shop.ask(`{ findStore(limit: 100) { total list { id tags { name } store_info { name data { cover { url } } }
    store_price { price } store_activity { state } game_pack { languages official_app { version } } rating { good } } } }`);
  expect(shop.statements()).toBe(1);
  await shop.ask("{ findStore(limit: 100) { list { store_info { introduction } } } }");
  expect(shop.statements()).toBe(2);
});

// R-CAT-14
test("a changed price is on the card at the next read", async () => {
  const id = await makeGame(shop.db, { releasedDaysAgo: 400, price: 500 });
  await shop.db.$client.query("update store_prices set price = 700 where store_id = $1", [id]);
  const { data } = await shop.ask(`{ findStore(id: ${id}) { list { store_price { price } } } }`);
  expect(data?.["findStore"]).toEqual({ list: [{ store_price: [{ price: 700 }] }] });
  await shop.db.$client.query("delete from stores where id = $1", [id]);
});

describe("by author", () => {
  let author: string;
  beforeAll(async () => {
    author = (await shop.player()).uuid;
    const games = ["drift", "soon", "draft", "hidden", "free"].map((key) => ids.get(key));
    await shop.db.$client.query("update stores set author_uuid = $1 where id = any($2)", [author, games]);
  });

  test("lists the author's visible games", async () => {
    expect(await find(`author_id: "${author}"`)).toEqual(["soon", "drift", "free"]);
    expect(await find(`author_id: "${author.toUpperCase()}", tag_id: ["city"]`)).toEqual(["drift"]);
  });

  test.each(["0199a000-0000-7000-8000-000000000000", "x", ""])(
    "an unknown author has no games: %j",
    async (uuid) => {
      expect(await find(`author_id: "${uuid}"`)).toEqual([]);
    },
  );

  test("others by the author of a game leave out the game itself", async () => {
    expect(await find(`search_type: "same_author", id: ${ids.get("drift")}`)).toEqual(["soon", "free"]);
    expect(await find(`search_type: "same_author", id: ${ids.get("ferry")}`)).toEqual([]);
    expect(await find('search_type: "same_author"')).toEqual([]);
  });

  test("the author of a game that is not visible yet is not revealed", async () => {
    for (const key of ["hidden", "draft"])
      expect(await find(`search_type: "same_author", id: ${ids.get(key)}`)).toEqual([]);
  });
});
