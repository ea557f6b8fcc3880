import { CATEGORIES, PLATFORMS } from "@catnip/domain/catalog";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { chooseFrontGames } from "./front-games.ts";
import type { FindStoreInput } from "./find-store-input.ts";
import type { StoreFacet, StoreFacets } from "./store-facets.service.ts";
import { makeGame, type GameOptions } from "./testing/make-game.ts";

const TAGS = ["romance", "mystery", "cooking", "space"] as const;
const LANGUAGES = ["en-us", "zh-cn", "ja-jp"] as const;
const SHOWN = ["all", "released", "preview", "discount"] as const;

let shop: TestShop;

/** Thirty games that differ in everything the filters ask about, the same ones in every run. */
const GAMES: readonly GameOptions[] = Array.from({ length: 30 }, (_none, at) => ({
  name: at % 4 === 0 ? "Lantern Street" : "Quiet Harbour",
  category: CATEGORIES[at % 4] ?? "boy-r18",
  tags: TAGS.filter((_tag, bit) => (at >> bit) % 2 === 1),
  platforms: PLATFORMS.filter((_platform, bit) => (at * 7 + bit) % 3 === 0),
  languages: LANGUAGES.filter((_language, bit) => (at + bit) % 2 === 0),
  trial: at % 3 === 0,
  price: at % 5 === 0 ? 0 : at * 100,
  releasedDaysAgo: at % 6 === 0 ? -5 : at,
  previewDaysAgo: 40,
  ...(at % 2 === 0 && { offer: { percent: 20, endedAt: at % 8 === 0 ? SHOP_NOW : null } }),
}));

beforeAll(async () => {
  shop = await testShop();
  for (const game of GAMES) await makeGame(shop.db, game);
  await makeGame(shop.db, { name: "Secret Harbour", published: false, tags: ["romance"], trial: true });
});
afterAll(() => shop.close());

const LIST = `query List($search_type: StoreSearchType, $categories: [Category!], $tag_id: [String!],
  $exclude_tag_id: [String!], $language: [Language!], $platform: [Platform!], $in_browser: Boolean,
  $has_trial: Boolean, $keyword: String, $price: PriceRangeInput) {
  findStore(search_type: $search_type, categories: $categories, tag_id: $tag_id, exclude_tag_id: $exclude_tag_id,
    language: $language, platform: $platform, in_browser: $in_browser, has_trial: $has_trial, keyword: $keyword,
    price: $price, limit: 100) { total list { id } FACETS } }`;

type Listed = {
  readonly total: number;
  readonly list: readonly { readonly id: number }[];
  readonly facets: StoreFacets;
};

async function ask(input: FindStoreInput, facets = ""): Promise<Listed> {
  return fieldOf<Listed>(await shop.ask(LIST.replace("FACETS", facets), { ...input }), "findStore");
}

const FACETS = "facets { is_exact list { filter value name count } }";

/** The same list with one more filter: for a choice this value alone, for the rest in addition. */
function chosen(input: FindStoreInput, { filter, value }: StoreFacet): FindStoreInput {
  if (filter === "show") return { ...input, search_type: value as (typeof SHOWN)[number] };
  if (filter === "category") return { ...input, categories: [value] as FindStoreInput["categories"] };
  if (filter === "language") return { ...input, language: [value] as FindStoreInput["language"] };
  if (filter === "platform") return { ...input, platform: [value] as FindStoreInput["platform"] };
  if (filter === "tag") return { ...input, tag_id: [...(input.tag_id ?? []), value] };
  if (filter === "browser") return { ...input, in_browser: true };
  if (filter === "trial") return { ...input, has_trial: true };
  return input;
}

const some = <Value>(values: readonly Value[]) => fc.option(fc.subarray([...values], { minLength: 1 }));
const searches: fc.Arbitrary<FindStoreInput> = fc.record(
  {
    search_type: fc.constantFrom(...SHOWN),
    categories: some(CATEGORIES),
    tag_id: some(TAGS.slice(0, 2)),
    exclude_tag_id: some(TAGS.slice(2)),
    language: some(LANGUAGES),
    platform: some(PLATFORMS),
    in_browser: fc.boolean(),
    has_trial: fc.boolean(),
    keyword: fc.constantFrom(null, "harbour", "lantern", "-lantern", "harbour -quiet"),
    price: fc.option(fc.record({ max: fc.integer({ min: 0, max: 3_000 }), after_discount: fc.boolean() })),
  },
  { requiredKeys: [] },
);

// R-CAT-22
test("each count matches the list with that filter set", async () => {
  await fc.assert(
    fc.asyncProperty(searches, fc.nat(), async (input, pick) => {
      const { total, facets } = await ask(input, FACETS);
      const { is_exact, list } = facets;
      expect(is_exact).toBe(true);
      expect(list.find(({ filter }) => filter === "total")?.count ?? 0).toBe(total);
      const facet = list[pick % Math.max(1, list.length)];
      if (!facet) return;
      expect({ input, facet, total: (await ask(chosen(input, facet))).total }).toEqual({
        input,
        facet,
        total: facet.count,
      });
    }),
    { numRuns: 120 },
  );
});

// R-CAT-21
test("each filter leaves exactly the games that the rule names", async () => {
  await fc.assert(
    fc.asyncProperty(searches, async (input) => {
      const expected = GAMES.flatMap((game, at) => (isMeant(input, game) ? [at + 1] : []));
      const { list } = await ask(input);
      expect(list.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected);
    }),
    { numRuns: 120 },
  );
});

/** The rules once more, over the games as they were made. */
function isMeant(input: FindStoreInput, game: GameOptions): boolean {
  const isReleased = (game.releasedDaysAgo ?? 0) >= 0;
  const isOffered = game.offer !== undefined && game.offer.endedAt === null;
  const type = input.search_type ?? "all";
  if (type === "released" && !isReleased) return false;
  if (type === "preview" && isReleased) return false;
  if (type === "discount" && !(isReleased && isOffered)) return false;
  if (input.categories && !input.categories.some((one) => one === game.category)) return false;
  if (!(input.tag_id ?? []).every((tag) => game.tags?.includes(tag))) return false;
  if ((input.exclude_tag_id ?? []).some((tag) => game.tags?.includes(tag))) return false;
  if (input.language && !input.language.some((one) => game.languages?.includes(one))) return false;
  if (input.platform && !input.platform.some((one) => game.platforms?.includes(one))) return false;
  if (input.in_browser && !game.platforms?.includes("web")) return false;
  if (input.has_trial && !game.trial) return false;
  const isLantern = game.name === "Lantern Street";
  if (input.keyword === "lantern" && !isLantern) return false;
  if ((input.keyword === "harbour" || input.keyword === "-lantern") && isLantern) return false;
  if (input.keyword === "harbour -quiet") return false;
  const percent = input.price?.after_discount && isOffered ? 20 : 0;
  const list = game.price ?? 0;
  const price = list - Math.round((list * percent) / 100);
  return !input.price || price <= (input.price.max ?? price);
}

describe("a word behind a minus", () => {
  test.each([
    { typed: "harbour -lantern", total: 22 },
    { typed: "-lantern", total: 22 },
    { typed: "−Lantern", total: 22 },
    { typed: "－harbour", total: 8 },
    { typed: "-cooking harbour", total: 12 },
    { typed: "- lantern", total: 8 },
    { typed: "-lant", total: 30 },
    { typed: "--", total: 0 },
    { typed: "-!' | :*", total: 0 },
  ])("'$typed' finds $total", async ({ typed, total }) => {
    expect((await ask({ keyword: typed })).total).toBe(total);
  });
});

test("counts cost one statement more, and reveal nothing unpublished", async () => {
  shop.statements();
  const { facets } = await ask({}, FACETS);
  expect(shop.statements()).toBe(2);
  expect(facets.list.find(({ value }) => value === "romance")).toEqual({
    filter: "tag",
    value: "romance",
    name: "romance",
    count: 15,
  });
});

test("a selected tag is offered although no game has it", async () => {
  const { facets } = await ask({ exclude_tag_id: ["romance"] }, FACETS);
  expect(facets.list.find(({ value }) => value === "romance")?.count).toBe(0);
});

// R-CAT-25
test("a game that costs nothing is free for guests too, whose lists show no prices", async () => {
  const answer = await shop.ask("{ findStore(limit: 100) { list { id is_free store_price { price } } } }");
  const { list } = fieldOf<{
    list: readonly { readonly id: number; readonly is_free: boolean; readonly store_price: unknown }[];
  }>(answer, "findStore");
  expect(list.every(({ store_price }) => store_price === null)).toBe(true);
  expect(
    list
      .filter(({ is_free }) => is_free)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 6, 11, 16, 21, 26]);
});

test("a search with enough matches among a large shop's first games is counted there, and says so", async () => {
  const own = await testShop();
  for (let daysAgo = 1; daysAgo <= 125; daysAgo++)
    await makeGame(own.db, { name: `Harbour ${daysAgo}`, releasedDaysAgo: daysAgo });
  const counted = async () => {
    const { facets } = fieldOf<Listed>(
      await own.ask(LIST.replace("FACETS", FACETS), { keyword: "harbour" }),
      "findStore",
    );
    return [facets.list.find(({ filter }) => filter === "total")?.count, facets.is_exact];
  };
  expect(await counted()).toEqual([125, true]);
  await chooseFrontGames(own.db, { bestRated: 0, newest: 121 });
  expect(await counted()).toEqual([121, false]);
  // Too few: the names of all others are looked at, though not their descriptions.
  await chooseFrontGames(own.db, { bestRated: 0, newest: 119 });
  expect(await counted()).toEqual([125, false]);
  await own.close();
});
