import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PublicCache } from "../../platform/public-cache.ts";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { indexStores } from "../catalog/index.ts";
import { makeGame } from "../catalog/testing/make-game.ts";

let shop: TestShop;
let player: Viewer;
const ids = new Map<string, number>();

beforeAll(async () => {
  // With the public cache, as in production: what one player hides must not be missing for another.
  shop = await testShop({ publicCache: new PublicCache(() => SHOP_NOW) });
  player = await shop.player();
  const games = {
    calm: { name: "Calm Harbour", tags: ["romance", "sea"], releasedDaysAgo: 1 },
    dark: { name: "Dark Harbour", tags: ["horror", "sea"], releasedDaysAgo: 2 },
    rough: { name: "Rough Harbour", tags: ["sea"], warnings: ["violence"], releasedDaysAgo: 3 },
    city: { name: "City Harbour", tags: ["romance", "city"], releasedDaysAgo: 4 },
    soon: { name: "Soon a Harbour", tags: ["horror"], releasedDaysAgo: -5, previewDaysAgo: 1 },
  };
  for (const [key, game] of Object.entries(games)) ids.set(key, await makeGame(shop.db, game));
  await shop.db.$client
    .query(`insert into tags (id, name) values ('warning/violence', '{"en-us": "Violence"}')
    on conflict do nothing`);
});
afterAll(() => shop.close());

const SET = `mutation ($liked: [String!], $tags: [String!], $warnings: [String!]) {
  setStorePreference(liked_tag_id: $liked, hidden_tag_id: $tags, hidden_content_warning: $warnings) {
    liked_tag_id hidden_tag_id hidden_content_warning } }`;

const prefer = (viewer: Viewer, variables: Record<string, unknown>) => shop.ask(SET, variables, viewer);

async function list(args: string, viewer?: Viewer): Promise<string[]> {
  const answer = await shop.ask(`{ findStore(${args}) { list { id } } }`, {}, viewer);
  const keys = new Map([...ids].map(([key, id]) => [id, key]));
  return fieldOf<{ list: { id: number }[] }>(answer, "findStore").list.map(
    ({ id }) => keys.get(id) ?? `#${id}`,
  );
}

describe("a player's preference", () => {
  test("is empty at first, keeps lists that are not given, and comes with Me", async () => {
    const viewer = await shop.player();
    const mine = async () =>
      (
        await shop.ask(
          "{ me { store_preference { liked_tag_id hidden_tag_id hidden_content_warning } } }",
          {},
          viewer,
        )
      ).data?.["me"];
    expect(await mine()).toEqual({
      store_preference: { liked_tag_id: [], hidden_tag_id: [], hidden_content_warning: [] },
    });
    await prefer(viewer, { tags: ["horror", "city", "horror"] });
    const answer = await prefer(viewer, { liked: ["sea", "horror"], warnings: ["violence"] });
    const kept = {
      liked_tag_id: ["sea"],
      hidden_tag_id: ["city", "horror"],
      hidden_content_warning: ["violence"],
    };
    expect(answer.data?.["setStorePreference"]).toEqual(kept);
    expect(await mine()).toEqual({ store_preference: kept });
    expect((await prefer(viewer, { tags: [] })).data?.["setStorePreference"]).toEqual({
      ...kept,
      hidden_tag_id: [],
    });
  });

  test.each([
    { says: "an unknown tag", variables: { tags: ["no such tag"] }, field: "hidden_tag_id" },
    {
      says: "a content warning among the tags",
      variables: { liked: ["warning/violence"] },
      field: "liked_tag_id",
    },
    {
      says: "a tag among the content warnings",
      variables: { warnings: ["horror"] },
      field: "hidden_content_warning",
    },
    {
      says: "more words than exist",
      variables: { tags: Array.from({ length: 201 }, () => "sea") },
      field: "hidden_tag_id",
    },
  ])("rejects $says and changes nothing", async ({ variables, field }) => {
    const viewer = await shop.player();
    const { errors } = await prefer(viewer, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { field } });
    const { rows } = await shop.db.$client.query("select 1 from store_preferences where user_uuid = $1", [
      viewer.uuid,
    ]);
    expect(rows).toEqual([]);
  });

  test("two concurrent updates of different lists both stick", async () => {
    const viewer = await shop.player();
    for (const [tags, warnings] of [
      [["horror"], ["violence"]],
      [["sea"], []],
      [["city"], ["violence"]],
      [[], []],
    ]) {
      await Promise.all([prefer(viewer, { tags }), prefer(viewer, { warnings })]);
      const answer = await prefer(viewer, {});
      expect(answer.data?.["setStorePreference"]).toMatchObject({
        hidden_tag_id: tags,
        hidden_content_warning: warnings,
      });
    }
  });

  test("guests have none", async () => {
    const { errors } = await shop.ask(
      'mutation { setStorePreference(hidden_tag_id: ["horror"]) { hidden_tag_id } }',
    );
    expect(errors?.[0]?.extensions.code).toBe("auth/login-required");
  });
});

// R-CAT-11
describe("what a player never wants to see", () => {
  beforeAll(() => prefer(player, { tags: ["horror"], warnings: ["violence"] }));

  test.each([
    { surface: "the list", args: "limit: 50" },
    { surface: "released games", args: 'search_type: "released"' },
    { surface: "games to come", args: 'search_type: "preview"' },
    { surface: "a shelf", args: 'categories: ["boy-r18"]' },
    { surface: "a tag", args: 'tag_id: ["sea"]' },
    { surface: "a hidden tag asked for", args: 'tag_id: ["horror"]' },
    { surface: "a search", args: 'keyword: "harbour"' },
    { surface: "a search for a hidden name", args: 'keyword: "dark"' },
    { surface: "a search put right", args: 'keyword: "drak harbour"' },
    { surface: "best rated", args: 'q: { orderField: "standing-desc" }' },
    { surface: "related games", args: 'search_type: "related", id: 1' },
    { surface: "recommendations", args: 'search_type: "recommended"' },
    { surface: "a price range", args: "price: { min: 1 }" },
  ])("is missing in $surface", async ({ args }) => {
    const mine = await list(args, player);
    expect(mine.filter((key) => ["dark", "rough", "soon"].includes(key))).toEqual([]);
    // Players who hide nothing, and guests, see everything, even after the other player's answer was cached.
    const others = [await list(args, await shop.player()), await list(args)];
    for (const other of others)
      expect(other.filter((key) => !["dark", "rough", "soon"].includes(key))).toEqual(mine);
    expect(await list(args, player)).toEqual(mine);
  });

  test("is missing among suggestions", async () => {
    const ask = async (viewer?: Viewer) => {
      const answer = await shop.ask('{ findStoreSuggestion(keyword: "har") { id } }', {}, viewer);
      return fieldOf<{ id: string }[]>(answer, "findStoreSuggestion").map(({ id }) => Number(id));
    };
    expect(new Set(await ask(player))).toEqual(new Set([ids.get("calm"), ids.get("city")]));
    expect(await ask()).toHaveLength(5);
  });

  test("is left out of counts", async () => {
    const answer = await shop.ask("{ findStore { total list { id } } }", {}, player);
    expect(fieldOf<{ total: number }>(answer, "findStore").total).toBe(2);
  });

  test("is still there when requested by id, and for clients that filter it themselves", async () => {
    expect(await list(`id: ${ids.get("dark")}`, player)).toEqual(["dark"]);
    expect(await list("ignore_preference: true", player)).toEqual(await list("limit: 20"));
  });

  test("is shown in the player's own wishlist", async () => {
    const wish = await shop.ask(
      `mutation { addWishlist(store_id: ${ids.get("dark")}) { store_id } }`,
      {},
      player,
    );
    expect(wish.errors).toBeUndefined();
    const { data } = await shop.ask("{ findWishlist { store { id } } }", {}, player);
    expect(data?.["findWishlist"]).toEqual([{ store: { id: ids.get("dark") } }]);
  });

  test("comes back after one change", async () => {
    const viewer = await shop.player();
    await prefer(viewer, { tags: ["horror"] });
    expect(await list('keyword: "dark"', viewer)).toEqual([]);
    await prefer(viewer, { tags: [] });
    expect(await list('keyword: "dark"', viewer)).toEqual(["dark"]);
  });
});

// R-CAT-11, R-BND-1
describe("an author a player excludes", () => {
  const author = randomUUID();
  let hater: Viewer;
  beforeAll(async () => {
    hater = await shop.player();
    const others = randomUUID();
    await shop.db.$client.query(
      "update stores set author_uuid = case when id = $1 then $2::uuid else $3::uuid end",
      [ids.get("calm"), author, others],
    );
    await shop.db.$client.query("insert into profiles (user_uuid, nickname) values ($1, 'Harbour Master')", [
      author,
    ]);
    await indexStores(shop.db, [...ids.values()]);
    await shop.ask(
      "mutation ($authors: [String!]) { setStorePreference(hidden_author_uuid: $authors) { hidden_author_uuid } }",
      { authors: [author.toUpperCase()] },
      hater,
    );
  });

  test.each([
    "limit: 50",
    'search_type: "released"',
    'categories: ["boy-r18"]',
    'tag_id: ["sea"]',
    'keyword: "harbour"',
    'q: { orderField: "standing-desc" }',
    'search_type: "recommended"',
    "price: { min: 1 }",
  ])("is missing in findStore(%s)", async (args) => {
    expect(await list(args)).toContain("calm");
    expect(await list(args, hater)).toEqual((await list(args)).filter((key) => key !== "calm"));
  });

  test("is missing beside other games, and among suggestions with the games", async () => {
    expect(await list(`search_type: "related", id: ${ids.get("rough")}`, hater)).not.toContain("calm");
    const ask = async (viewer?: Viewer) => {
      const answer = await shop.ask(
        '{ findStoreSuggestion(keyword: "harb") { type id boundary_words } }',
        {},
        viewer,
      );
      return fieldOf<{ id: string; boundary_words: string }[]>(answer, "findStoreSuggestion");
    };
    const theirs = [String(ids.get("calm")), author];
    expect((await ask()).filter(({ id }) => theirs.includes(id))).toHaveLength(2);
    expect((await ask()).filter((each) => each.boundary_words.includes(`a:${author}`))).toHaveLength(2);
    expect((await ask(hater)).filter(({ id }) => theirs.includes(id))).toEqual([]);
  });

  test("is rejected when it is no uuid", async () => {
    const { errors } = await shop.ask(
      'mutation { setStorePreference(hidden_author_uuid: ["nobody"]) { hidden_author_uuid } }',
      {},
      hater,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "input/invalid",
      facts: { field: "hidden_author_uuid" },
    });
  });
});

// R-BND-1
test("clients get the words that a visitor's boundaries are matched against", async () => {
  const answer = await shop.ask(`{ findStore(id: ${ids.get("rough")}) { list { boundary_words } } }`);
  expect(
    fieldOf<{ list: { boundary_words: string }[] }>(answer, "findStore").list[0]?.boundary_words,
  ).toMatch(/^w:violence t:sea a:[0-9a-f-]{36}$/);
});

// R-BND-6
test("discreet mode is kept with the account, and other changes leave it alone", async () => {
  const viewer = await shop.player();
  const discreet = async () => {
    const { data } = await shop.ask("{ me { store_preference { discreet } } }", {}, viewer);
    return data?.["me"];
  };
  expect(await discreet()).toEqual({ store_preference: { discreet: false } });
  await shop.ask("mutation { setStorePreference(discreet: true) { discreet } }", {}, viewer);
  await prefer(viewer, { tags: ["horror"] });
  expect(await discreet()).toEqual({ store_preference: { discreet: true } });
});

// R-CAT-12
describe("recommendations", () => {
  test("start with what the player likes, and leave out owned and unreleased games", async () => {
    const viewer = await shop.player();
    await prefer(viewer, { liked: ["city", "romance"] });
    expect(await list('search_type: "recommended", limit: 2', viewer)).toEqual(["city", "calm"]);
    await shop.db.$client.query(
      "insert into entitlements (user_uuid, store_id, order_uuid, created_at) values ($1, $2, uuidv7(), now())",
      [viewer.uuid, ids.get("city")],
    );
    expect(await list('search_type: "recommended"', viewer)).toEqual(["calm", "rough", "dark"]);
  });

  test("are the top-rated games for guests", async () => {
    const own = await testShop();
    const plain = await makeGame(own.db);
    const loved = await makeGame(own.db);
    await own.db.$client.query("insert into store_ratings (store_id, good) values ($1, 50)", [loved]);
    const answer = await own.ask('{ findStore(search_type: "recommended") { list { id } } }');
    expect(fieldOf(answer, "findStore")).toEqual({ list: [{ id: loved }, { id: plain }] });
    await own.close();
  });
});

test("a player's lists cost one statement, plus one for the preference, however many lists", async () => {
  const own = await testShop();
  const viewer = await own.player();
  own.statements();
  await own.ask(
    "{ a: findStore(limit: 5) { list { id } } b: findStore(limit: 6) { list { id } } }",
    {},
    viewer,
  );
  expect(own.statements()).toBe(3);
  await own.close();
});
