import { MATCH_WEIGHTS, searchScore, storeStanding } from "@catnip/domain/catalog";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { chooseFrontGames, indexStaleStores, indexStores, tidyVocabulary } from "./index.ts";
import { rankedSearch } from "./ranked-search.sql.ts";
import { typedQuery } from "./search-words.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;
const ids = new Map<string, number>();

/** One game per script and writing convention; the key names it. */
const GAMES = {
  drift: {
    name: "Neon Drift",
    names: {
      "zh-cn": "霓虹漂移",
      "zh-tw": "霓虹飄移",
      "ja-jp": "ネオンドリフト",
      "ko-kr": "네온 드리프트",
      "th-th": "ดริฟท์ใต้แสงนีออน",
      "ru-ru": "Неоновый дрифт",
    },
    tags: ["racing"],
  },
  ferry: {
    name: "Midnight Ferry",
    names: {
      "zh-cn": "午夜渡轮",
      "zh-tw": "午夜渡輪",
      "ja-jp": "真夜中のフェリー",
      "ko-kr": "한밤의 페리",
      "th-th": "เรือข้ามฟากเที่ยงคืน",
      "de-de": "Mitternachtsfähre",
      "fr-fr": "Le Ferry de minuit",
      "es-es": "El transbordador de medianoche",
      "pt-br": "A balsa da meia-noite",
      "vi-vn": "Chuyến phà nửa đêm",
      "tr-tr": "Gece Yarısı Vapuru",
      "ru-ru": "Полуночный паром",
    },
    tags: ["romance", "sea"],
  },
  cafe: {
    name: "Café des Étoiles",
    names: { "de-de": "Das Straßencafé über den Dächern", "pt-br": "Café das Estrelas" },
    tags: ["romance"],
  },
  light: {
    name: "Light of the Istanbul Night",
    names: { "tr-tr": "İstanbul Gecesinin Işığı", "ru-ru": "Ёлочные огни", "vi-vn": "Đèn đêm Thành Đô" },
    tags: ["city"],
  },
  train: {
    name: "Last Train Home",
    names: {
      "th-th": "รถไฟเที่ยวสุดท้าย",
      "ko-kr": "마지막 기차",
      "ja-jp": "終電の約束",
      "zh-tw": "末班車的約定",
      "es-es": "El último tren",
      "fr-fr": "Le Dernier Train",
    },
    tags: ["travel"],
  },
} as const;

beforeAll(async () => {
  shop = await testShop();
  for (const [key, game] of Object.entries(GAMES)) ids.set(key, await makeGame(shop.db, game));
  ids.set("secret", await makeGame(shop.db, { name: "Neon Secret", published: false }));
});
afterAll(() => shop.close());

type Found = { readonly total: number; readonly list: readonly { readonly id: number }[] };

async function find(keyword: string, args = ""): Promise<string[]> {
  const answer = await shop.ask(
    `{ findStore(keyword: ${JSON.stringify(keyword)} ${args}) { total list { id } } }`,
  );
  return fieldOf<Found>(answer, "findStore").list.map(
    ({ id }) => [...ids].find(([, known]) => known === id)?.[0] ?? `#${id}`,
  );
}

const FOUND: readonly (readonly [language: string, typed: string, found: keyof typeof GAMES])[] = [
  ["English", "neon drift", "drift"],
  ["English", "NEON", "drift"],
  ["English, unfinished", "midn", "ferry"],
  ["English, the other way round", "drift neon", "drift"],
  ["English, two letters changed places", "neon drfit", "drift"],
  ["English, the same in an unfinished word", "neon drfi", "drift"],
  ["English, a letter too few", "midnigt ferry", "ferry"],
  ["English, a letter too many", "midnnight", "ferry"],
  ["English, a wrong letter", "nidnight", "ferry"],
  ["English, a wrong letter in the first word", "meon drift", "drift"],
  ["English, mistakes in both words", "midnihgt fery", "ferry"],
  ["English, a mistake in an unfinished word", "istambu", "light"],
  ["English, four letters with two swapped", "noen", "drift"],
  ["Chinese", "霓虹", "drift"],
  ["Chinese, the middle of a name", "夜渡", "ferry"],
  ["Chinese, one character", "轮", "ferry"],
  ["Chinese, the whole name", "午夜渡轮", "ferry"],
  ["Chinese, one wrong character at the end", "午夜渡伦", "ferry"],
  ["Chinese, one wrong character at the start", "五夜渡轮", "ferry"],
  ["Chinese in traditional characters", "午夜渡輪", "ferry"],
  ["traditional typed, simplified written", "渡輪", "ferry"],
  ["simplified typed, traditional written", "末班车", "train"],
  ["Chinese with spaces between words", "霓虹 漂移", "drift"],
  ["Chinese, full width letters beside it", "ＮＥＯＮ", "drift"],
  ["Japanese katakana", "ネオン", "drift"],
  ["Japanese hiragana for katakana", "ねおん", "drift"],
  ["Japanese half width katakana", "ﾈｵﾝﾄﾞﾘﾌﾄ", "drift"],
  ["Japanese kanji", "真夜中", "ferry"],
  ["Japanese kanji and kana", "真夜中のフェリー", "ferry"],
  ["Japanese, a wrong kana", "ネオンドリプト", "drift"],
  ["Japanese in the middle", "フェリー", "ferry"],
  ["Japanese, another game", "終電", "train"],
  ["Korean", "드리프트", "drift"],
  ["Korean without the space", "마지막기차", "train"],
  ["Korean, a part", "마지막", "train"],
  ["Korean, one syllable wrong", "네온 드리포트", "drift"],
  ["Thai", "รถไฟ", "train"],
  ["Thai, a later word", "เที่ยงคืน", "ferry"],
  ["Thai, words typed apart", "รถไฟ สุดท้าย", "train"],
  ["Thai, a mark left out", "เทียวสุดท้าย", "train"],
  ["Thai, one wrong character", "รถไพเที่ยวสุดท้าย", "train"],
  ["Vietnamese", "nửa đêm", "ferry"],
  ["Vietnamese without marks", "nua dem", "ferry"],
  ["Vietnamese đ as d", "den dem", "light"],
  ["Vietnamese, a wrong letter", "chuyen phaf", "ferry"],
  ["Turkish", "ışığı", "light"],
  ["Turkish without dots and tails", "isigi", "light"],
  ["Turkish capital İ", "İSTANBUL", "light"],
  ["Turkish capital I", "GECESININ", "light"],
  ["Turkish, a dotless i", "yarısı", "ferry"],
  ["German umlaut", "Mitternachtsfähre", "ferry"],
  ["German umlaut as two letters", "Mitternachtsfaehre", "ferry"],
  ["German umlaut without its dots", "mitternachtsfahre", "ferry"],
  ["German ß as ss", "strassencafe", "cafe"],
  ["German, capitals with ẞ", "STRAẞENCAFÉ", "cafe"],
  ["German, a wrong letter", "mitternachtsfere", "ferry"],
  ["Russian", "паром", "ferry"],
  ["Russian ё as е", "елочные", "light"],
  ["Russian capitals", "НЕОНОВЫЙ", "drift"],
  ["Russian, a wrong letter", "полуночный пором", "ferry"],
  ["Spanish", "medianoche", "ferry"],
  ["Spanish without accents", "ultimo tren", "train"],
  ["Spanish, a wrong letter", "trasbordador", "ferry"],
  ["French", "étoiles", "cafe"],
  ["French without accents", "etoiles", "cafe"],
  ["French, a mistake", "dernier trian", "train"],
  ["Portuguese", "meia-noite", "ferry"],
  ["Portuguese without a hyphen", "meia noite", "ferry"],
  ["Portuguese, a tilde typed", "balsã", "ferry"],
  ["a tag", "racing", "drift"],
];

test.each(FOUND)("%s: %s finds it first", async (_language, typed, found) => {
  expect((await find(typed))[0]).toBe(found);
});

test.each([
  ["an empty query", "!!! ... ---"],
  ["only emoji", "😀🚢"],
  ["parts of two different names", "霓渡"],
  ["an unknown word", "xyzzyqwv"],
  ["the name of a draft", "secret"],
  ["regular expressions", "^(.*)+$"],
  ["search operators", "' & | ! :* <-> \\\\ (("],
  ["LIKE wildcards", "%_%"],
  ["a lone combining mark", "\u0301"],
  ["half a surrogate pair at the length limit", `${"!".repeat(99)}😀`],
])("%s finds nothing, and does no harm", async (_says, typed) => {
  expect(await find(typed)).toEqual([]);
});

test.each([
  ["one word of a hundred letters", "a".repeat(100)],
  ["a hundred Chinese characters", "午夜".repeat(50)],
  ["an extremely long query", "neon ".repeat(2_000)],
  ["fifty different words", Array.from({ length: 50 }, (_, at) => `w${at}`).join(" ")],
  ["a hundred apostrophes", "'".repeat(100)],
  ["zero width characters", "ne\u200Bon\u200D"],
])("%s gets a response", async (_says, typed) => {
  const answer = await shop.ask("query ($k: String!) { findStore(keyword: $k) { total } }", { k: typed });
  expect(answer.errors).toBeUndefined();
});

test("a search can be narrowed by shelves, tags and prices", async () => {
  expect(await find("romance")).toEqual(expect.arrayContaining(["ferry", "cafe"]));
  expect(await find("romance", 'tag_id: ["sea"]')).toEqual(["ferry"]);
  expect(await find("romance", 'exclude_tag_id: ["sea"]')).toEqual(["cafe"]);
  expect(await find("romance", 'categories: ["girl-gl"]')).toEqual([]);
  expect(await find("romance", "price: { min: 5000 }")).toEqual([]);
});

// R-CAT-6
describe("the order of results", () => {
  let own: TestShop;
  const made = new Map<string, number>();
  beforeAll(async () => {
    own = await testShop();
    const add = async (key: string, options: Parameters<typeof makeGame>[1]) =>
      made.set(key, await makeGame(own.db, options));
    await add("tagged", { name: "Paper Boats", tags: ["harbour"], releasedDaysAgo: 0 });
    await add("older", { name: "Harbour Lights", releasedDaysAgo: 700 });
    await add("newer", { name: "Harbour Bells", releasedDaysAgo: 10 });
    await add("loved", { name: "Harbour Songs", releasedDaysAgo: 700 });
    await add("exact", { name: "Harbour", releasedDaysAgo: 2_000 });
    await add("begins", { name: "Harbourmaster", releasedDaysAgo: 0 });
    await own.db.$client.query(
      `insert into store_ratings (store_id, good, bad) values ($1, 90, 0), ($2, 0, 90)
       on conflict (store_id) do update set good = excluded.good, bad = excluded.bad`,
      [made.get("loved"), made.get("older")],
    );
  });
  afterAll(() => own.close());

  const order = async (args: string) => {
    const answer = await own.ask(`{ findStore(${args}) { list { id } } }`);
    const keys = new Map([...made].map(([key, id]) => [id, key]));
    return fieldOf<Found>(answer, "findStore").list.map(({ id }) => keys.get(id));
  };

  test("the exact name first, then names by rating and release, then games that only have the tag", async () => {
    expect(await order('keyword: "harbour"')).toEqual([
      "exact",
      "loved",
      "newer",
      "begins",
      "older",
      "tagged",
    ]);
  });

  test("another order can be requested", async () => {
    expect(await order('keyword: "harbour", q: { orderField: "released_at-asc" }')).toEqual([
      "exact",
      "older",
      "loved",
      "newer",
      "tagged",
      "begins",
    ]);
  });

  test("lists can start with the best rated", async () => {
    const best = await order('search_type: "released", q: { orderField: "standing-desc" }');
    expect([best.at(0), best.at(-1)]).toEqual(["loved", "older"]);
  });

  // R-CAT-7
  test("the database computes standing like the domain", async () => {
    const { rows } = await own.db.$client.query<{ good: number; bad: number; standing: number }>(
      `select good, bad, store_standing(good, bad) as standing
       from generate_series(0, 40) good, generate_series(0, 40) bad`,
    );
    expect(rows.filter(({ good, bad, standing }) => standing !== storeStanding(good, bad))).toEqual([]);
  });

  // R-CAT-6
  test("the database computes the score like the domain", async () => {
    const score = (match: number, standing: number, days: number) =>
      searchScore({ match, standing, releasedAt: SHOP_NOW.getTime() - days * 86_400_000 }, SHOP_NOW);
    // Of the typed terms, as words and as a whole name, either all match or half.
    const { name, begun, authorAndTags } = MATCH_WEIGHTS;
    const half = begun + (name - begun) / 2;
    const expected = new Map([
      ["exact", score(name, 600, 2_000)],
      ["loved", score(half, storeStanding(90, 0), 700)],
      ["newer", score(half, 600, 10)],
      ["begins", score(begun, 600, 0)],
      ["older", score(half, storeStanding(0, 90), 700)],
      ["tagged", score(authorAndTags / 2, 600, 0)],
    ]);
    const values: unknown[] = [];
    const place = (one: unknown, type: string) => `$${values.push(one)}::${type}`;
    const typed = typedQuery("harbour");
    const ranked =
      typed &&
      rankedSearch(
        typed,
        { from: "store_listings l", where: "true" },
        place(SHOP_NOW, "timestamptz"),
        100,
        place,
      );
    const { rows } = await own.db.$client.query<{ store_id: number; score: number }>(
      `with ${ranked?.parts} select store_id, score from ranked`,
      values,
    );
    const keys = new Map([...made].map(([key, id]) => [id, key]));
    for (const { store_id, score: computed } of rows) {
      expect(computed).toBeCloseTo(expected.get(keys.get(store_id) ?? "") ?? -1, 6);
    }
    expect(rows).toHaveLength(expected.size);
  });
});

describe("a shop with more games than a search considers first", () => {
  let own: TestShop;
  beforeAll(async () => {
    own = await testShop();
    for (let count = 1; count <= 30; count++) {
      const id = await makeGame(own.db, { name: `Harbour ${count}`, releasedDaysAgo: count, tags: ["pier"] });
      await own.db.$client.query("insert into store_ratings (store_id, good) values ($1, $2)", [
        id,
        count % 7,
      ]);
    }
    await makeGame(own.db, { name: "Harbour", releasedDaysAgo: 900 });
    await makeGame(own.db, { name: "Pier", tags: ["harbour"], releasedDaysAgo: 900 });
    await chooseFrontGames(own.db, { bestRated: 4, newest: 4 });
  });
  afterAll(() => own.close());

  type Page = { total: number; total_is_exact: boolean; list: { id: number }[] };
  const page = async (args: string) =>
    fieldOf<Page>(await own.ask(`{ findStore(${args}) { total total_is_exact list { id } } }`), "findStore");

  test("starts with the exact name match, and its pages list every game once", async () => {
    const pages = [];
    for (let number = 1; number <= 11; number++) {
      // Page by page, like a visitor would.
      pages.push(await page(`keyword: "harbour", limit: 3, q: { page: ${number} }`));
    }
    const found = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(found[0]).toBe(31);
    expect(found.at(-1)).toBe(32);
    expect(new Set(found).size).toBe(32);
    expect(found).toHaveLength(32);
  });

  test("says that there may be more where it stopped looking, and counts all where it did not", async () => {
    const first = await page('keyword: "harbour", limit: 3');
    expect(first.total_is_exact).toBe(false);
    expect(first.total).toBeGreaterThan(3);
    expect(await page('keyword: "harbour", limit: 100')).toMatchObject({ total: 32, total_is_exact: true });
    expect(await page('keyword: "pier", limit: 1, q: { orderField: "released_at-asc" }')).toMatchObject({
      total: 31,
      total_is_exact: true,
    });
  });

  // R-CAT-6
  test("corrects typos here too", async () => {
    expect(
      (await page('keyword: "harbuor", limit: 100')).list.map(({ id }) => id).toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
  });
});

test("words changed without reindexing are found once the job has run", async () => {
  const id = await makeGame(shop.db, { name: "Paper Lanterns" });
  ids.set("lanterns", id);
  await shop.db.$client.query("update store_infos set name = 'Copper Lanterns' where store_id = $1", [id]);
  expect(await find("copper")).toEqual([]);
  await indexStaleStores(shop.db);
  expect(await find("copper")).toEqual(["lanterns"]);
  const { rows } = await shop.db.$client.query("select store_id from search_stale");
  expect(rows).toEqual([]);
});

test.each([
  { says: "a name with surrogate pairs", nickname: `a${"\u{10400}".repeat(39)}`, name: "Glass Orchard" },
  { says: "a name with rare characters", nickname: "Mika", name: "\u{20BB7}".repeat(40) },
])("$says does not stop other games from being indexed", async ({ nickname, name }) => {
  const own = await testShop();
  const author = await own.player({ nickname });
  const [odd, other] = [await makeGame(own.db), await makeGame(own.db)];
  await own.db.$client.query("update stores set author_uuid = $2 where id = $1", [odd, author.uuid]);
  await own.db.$client.query("update store_infos set name = $2 where store_id = $1", [odd, name]);
  await own.db.$client.query("update store_infos set name = 'Copper Kettle' where store_id = $1", [other]);
  await indexStaleStores(own.db);
  const found = async (keyword: string) =>
    (await own.ask("query ($keyword: String) { findStore(keyword: $keyword) { list { id } } }", { keyword }))
      .data;
  expect(await found("copper")).toEqual({ findStore: { list: [{ id: other }] } });
  expect(await found(name)).toEqual({ findStore: { list: [{ id: odd }] } });
  expect(await found(nickname)).toEqual({ findStore: { list: [{ id: odd }] } });
  await own.close();
});

test("a game that cannot be indexed does not stop other games from being found, and fails the job", async () => {
  const own = await testShop();
  const [odd, other] = [await makeGame(own.db), await makeGame(own.db)];
  await own.db.$client.query("update store_infos set name = 'Copper Kettle' where store_id = $1", [other]);
  await own.db.$client.query("insert into search_stale values ($1) on conflict do nothing", [odd]);
  // Stands for any other reason the database may reject a word.
  await own.owner.$client.query(
    `alter table store_searches add constraint refused check (store_id <> ${odd}) not valid`,
  );
  await expect(indexStaleStores(own.db)).rejects.toThrow("1 games cannot be indexed");
  const { data } = await own.ask('{ findStore(keyword: "copper") { list { id } } }');
  expect(data).toEqual({ findStore: { list: [{ id: other }] } });
  const { rows } = await own.db.$client.query("select store_id from search_stale");
  expect(rows).toEqual([{ store_id: odd }]);
  await own.close();
});

test("the name of a deleted creator is gone from searches, suggestions and vocabulary", async () => {
  const own = await testShop();
  const author = await own.player({ nickname: "Zephyrine" });
  const id = await makeGame(own.db, { name: "Wind Harp" });
  await own.db.$client.query("update stores set author_uuid = $2 where id = $1", [id, author.uuid]);
  await indexStaleStores(own.db);
  const found = async () => {
    const answer = await own.ask(
      '{ findStore(keyword: "zephirine") { list { id } } findStoreSuggestion(keyword: "zeph") { name } }',
    );
    return answer.data;
  };
  expect(await found()).toEqual({
    findStore: { list: [{ id }] },
    findStoreSuggestion: [{ name: "Zephyrine" }],
  });
  await own.db.$client.query("update profiles set nickname = null where user_uuid = $1", [author.uuid]);
  await indexStaleStores(own.db);
  await tidyVocabulary(own.db);
  expect(await found()).toEqual({ findStore: { list: [] }, findStoreSuggestion: [] });
  const { rows } = await own.db.$client.query(
    `select word from search_vocabulary where word like 'zeph%' union all
     select words::text from search_terms where words::text like '%zeph%' union all
     select words::text from store_searches where words::text like '%zeph%'`,
  );
  expect(rows).toEqual([]);
  await own.close();
});

test("indexing is idempotent", async () => {
  const words = async () =>
    (await shop.db.$client.query("select words::text, xmin::text from store_searches order by store_id"))
      .rows;
  const before = await words();
  await indexStores(shop.db, [...ids.values()]);
  expect(await words()).toEqual(before);
});

test("a search costs one statement, with or without corrections", async () => {
  for (const typed of ["neon", "neon drfit", "午夜渡伦"]) {
    shop.statements();
    await find(typed);
    expect(shop.statements()).toBe(1);
  }
});
