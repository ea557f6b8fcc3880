import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { indexStores } from "./index.ts";
import { makeGame } from "./testing/make-game.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  const { $client } = shop.db;
  await $client.query(
    `insert into tags (id, name) values ('sea', '{"en-us": "Harbour life", "ja-jp": "港町", "zh-cn": "港口"}'),
       ('warning/harm', '{"en-us": "Harm"}')`,
  );
  const authors = [];
  for (const nickname of ["Harbour Lights Studio", "Harbour of Nobody", "Harbour in Secret"]) {
    authors.push((await shop.player({ nickname })).uuid);
  }
  const byAuthor = async (author: string | undefined, options: Parameters<typeof makeGame>[1]) => {
    const id = await makeGame(shop.db, options);
    await $client.query("update stores set author_uuid = $2 where id = $1", [id, author]);
    await indexStores(shop.db, [id]);
  };
  await byAuthor(authors[0], {
    name: "Harbour One",
    names: { "ja-jp": "ひとつめの港" },
    tags: ["sea"],
    warnings: ["harm"],
  });
  await byAuthor(undefined, { name: "Harbour Two" });
  await byAuthor(authors[2], { name: "Harbour Three", published: false });
});
afterAll(() => shop.close());

type Suggestion = { readonly type: string; readonly id: string; readonly name: string };

async function suggest(keyword: string, args = ""): Promise<string[]> {
  const answer = await shop.ask(
    `query ($k: String!) { findStoreSuggestion(keyword: $k ${args}) { type id name } }`,
    { k: keyword },
  );
  return fieldOf<Suggestion[]>(answer, "findStoreSuggestion").map(({ type, name }) => `${type} ${name}`);
}

test("suggests games, tags and creators by prefix; no drafts, no unknown people", async () => {
  expect(await suggest("harb")).toEqual([
    "game Harbour Two",
    "game Harbour One",
    "tag Harbour life",
    "creator Harbour Lights Studio",
  ]);
});

test.each([
  ["in the reader's language", "港", 'locale: "ja-JP"', ["game ひとつめの港", "tag 港町"]],
  ["without content warnings", "harm", "", []],
  ["no more than requested", "harb", "limit: 2", ["game Harbour Two", "tag Harbour life"]],
  ["at least one for an invalid limit", "harb", "limit: -4", ["game Harbour Two"]],
  ["nothing for an empty query", "   ", "", []],
  ["nothing for punctuation", "%_'\\", "", []],
])("%s", async (_says, typed, args, expected) => {
  expect(await suggest(typed, args)).toEqual(expected);
});

test("a game comes with its picture; tags and creators have none", async () => {
  const { data } = await shop.ask('{ findStoreSuggestion(keyword: "harb") { type image { url } } }');
  const found = data?.["findStoreSuggestion"] as { type: string; image: { url: string } | null }[];
  expect(found.map(({ type, image }) => [type, image !== null])).toEqual([
    ["game", true],
    ["game", true],
    ["tag", false],
    ["creator", false],
  ]);
});

// R-LNG-6, R-LNG-7
test("a suggestion names its language, which is unknown for creators", async () => {
  const languages = async (locale: string) => {
    const { data } = await shop.ask(
      `{ findStoreSuggestion(keyword: "harb", locale: "${locale}") { name language } }`,
    );
    const found = data?.["findStoreSuggestion"] as { name: string; language: string | null }[];
    return found.map(({ name, language }) => `${name}: ${language}`);
  };
  expect(await languages("ja-JP")).toEqual([
    "Harbour Two: en-us",
    "ひとつめの港: ja-jp",
    "港町: ja-jp",
    "Harbour Lights Studio: null",
  ]);
  expect((await languages("zh-TW"))[2]).toBe("Harbour life: en-us");
});

test("suggestions cost one statement", async () => {
  shop.statements();
  await suggest("harbour");
  expect(shop.statements()).toBe(1);
});

describe("controlled lists", () => {
  type Entry = {
    readonly id: string;
    readonly path: string;
    readonly t: readonly { readonly lang: string; readonly value: string }[];
  };
  const classify = async (namespace: string) =>
    fieldOf<Entry[]>(
      await shop.ask(
        "query ($namespace: ClassifyNamespace!) { findClassify(namespace: $namespace) { id path t { lang key value } } }",
        {
          namespace,
        },
      ),
      "findClassify",
    );
  const nameIn = ({ t }: Entry, lang: string) => t.find((entry) => entry.lang === lang)?.value;

  test.each([
    ["categories", ["boy-r18", "boy-bl", "girl-r18", "girl-gl"], ["Male-oriented", "男性向け"]],
    ["platforms", ["web", "windows", "mac", "android", "ios", "platform app"], ["Browser", "ブラウザ"]],
    [
      "article-categories",
      ["all", "announcement", "ad", "qa", "tutorial", "store", "questionnaire", "featured"],
      ["All", "すべて"],
    ],
    ["tags", ["sea"], ["Harbour life", "港町"]],
    ["content-warnings", ["harm"], ["Harm", undefined]],
  ])("%s", async (namespace, ids, [english, japanese]) => {
    const entries = await classify(namespace);
    expect(entries.map(({ id }) => id)).toEqual(ids);
    expect(entries.map(({ path }) => path)).toEqual(ids.map((id) => `${namespace}/${id}`));
    const [first] = entries;
    expect(first && [nameIn(first, "en-us"), nameIn(first, "ja-jp")]).toEqual([english, japanese]);
  });

  test("locales have names in all 13 languages", async () => {
    const entries = await classify("locales");
    expect(entries).toHaveLength(13);
    expect(entries.every(({ t }) => t.length === 13)).toBe(true);
    const thai = entries.find(({ id }) => id === "th-TH");
    expect(thai && nameIn(thai, "de-de")).toMatch(/^Thailändisch/);
  });

  test.each(["", "tags/submit", "Tags", "__proto__", "warning"])("there is no list %j", async (namespace) => {
    const { errors } = await shop.ask(`{ findClassify(namespace: ${JSON.stringify(namespace)}) { id } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { field: "namespace" } });
  });
});
