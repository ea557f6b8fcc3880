import { CART_ENTRIES_MAX } from "@catnip/domain/carts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { SHOP_NOW, fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";

let shop: TestShop;
let mika: Viewer;
let rival: Viewer;
let game: number;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mika = await shop.player();
  rival = await shop.player();
  game = await makeGame(shop.db);
});

const LISTS = {
  cart: { find: "findCartStore", add: "addCartStore", del: "delCartStore" },
  wishlist: { find: "findWishlist", add: "addWishlist", del: "delWishlist" },
} as const;

describe.each(Object.entries(LISTS))("the %s", (_name, { find, add, del }) => {
  const put = (id: number, viewer?: Viewer) =>
    shop.ask(`mutation { ${add}(store_id: ${id}) { uuid store_id } }`, {}, viewer);
  const list = async (viewer: Viewer) => {
    const fields = 'uuid store_id store { store_info(lang: "en-US") { name } store_price { price } }';
    return fieldOf<{ uuid: string; store_id: number }[]>(
      await shop.ask(`{ ${find} { ${fields} } }`, {}, viewer),
      find,
    );
  };
  const take = async (uuid: string[], viewer: Viewer) =>
    fieldOf<number>(
      await shop.ask(`mutation ($uuid: [ID!]!) { ${del}(uuid: $uuid) }`, { uuid }, viewer),
      del,
    );

  // R-CRT-1
  test("holds a game once, with its card and price", async () => {
    await put(game, mika);
    await put(game, mika);
    expect(await list(mika)).toEqual([
      {
        uuid: expect.any(String),
        store_id: game,
        store: { store_info: [{ name: "Quiet Harbour" }], store_price: [{ price: 1_000 }] },
      },
    ]);
  });

  // R-CRT-4
  test("belongs to its owner: other players' entries are invisible", async () => {
    await put(game, mika);
    const [entry] = await list(mika);
    expect(await list(rival)).toEqual([]);
    expect(await take([entry?.uuid ?? ""], rival)).toBe(0);
    expect(await take([randomUUID()], rival)).toBe(0);
    expect(await list(mika)).toHaveLength(1);
    expect(await take([entry?.uuid ?? "", "no uuid", randomUUID()], mika)).toBe(1);
    expect(await list(mika)).toEqual([]);
  });

  test("requires a logged-in player; a pay token does not count", async () => {
    expect((await put(game)).errors?.[0]?.extensions.code).toBe("auth/login-required");
    expect((await put(game, { ...mika, audience: "pay" })).errors?.[0]?.extensions.code).toBe(
      "auth/forbidden",
    );
  });

  // R-CRT-3
  test("rejects a game that is not in the shop", async () => {
    const draft = await makeGame(shop.db, { published: false });
    for (const id of [draft, 999_999, -1]) {
      expect((await put(id, mika)).errors?.[0]?.extensions.code).toBe("store/not-found");
    }
  });

  test("is paginated, in either order", async () => {
    const games = [game, await makeGame(shop.db), await makeGame(shop.db)];
    for (const [minutes, id] of games.entries()) {
      shop.clock.now = new Date(SHOP_NOW.getTime() + minutes * 60_000);
      await put(id, mika);
    }
    shop.clock.now = SHOP_NOW;
    const page = async (orderField: string, number: number) =>
      fieldOf<{ store_id: number }[]>(
        await shop.ask(
          `{ ${find}(q: { orderField: "${orderField}", page: ${number} }, limit: 2) { store_id } }`,
          {},
          mika,
        ),
        find,
      ).map(({ store_id }) => store_id);
    expect(await page("created_at-asc", 1)).toEqual(games.slice(0, 2));
    expect(await page("created_at-asc", 2)).toEqual(games.slice(2));
    expect(await page("created_at-desc", 1)).toEqual(games.toReversed().slice(0, 2));
    // Column names cannot be injected: anything else means the default order.
    expect(await page("uuid; drop table stores", 1)).toEqual(games.toReversed().slice(0, 2));
  });

  // R-CRT-6
  test("keeps a game that is withdrawn from the shop later", async () => {
    await put(game, mika);
    await shop.db.$client.query("update stores set is_published = false where id = $1", [game]);
    expect(await list(mika)).toMatchObject([{ store_id: game, store: { store_info: [{}] } }]);
  });

  // R-CRT-6
  test("says which games are still sold", async () => {
    const withdrawn = await makeGame(shop.db);
    await put(game, mika);
    await put(withdrawn, mika);
    await shop.db.$client.query("update stores set is_published = false where id = $1", [withdrawn]);
    const answer = await shop.ask(`{ ${find} { store_id is_listed } }`, {}, mika);
    expect(fieldOf<unknown[]>(answer, find)).toEqual([
      { store_id: withdrawn, is_listed: false },
      { store_id: game, is_listed: true },
    ]);
  });

  test("costs two statements, however long it is", async () => {
    for (let count = 0; count < 3; count++) await put(await makeGame(shop.db), mika);
    shop.statements();
    await list(mika);
    expect(shop.statements()).toBe(2);
  });
});

test("returns nothing for another user's uuid", async () => {
  await shop.ask(`mutation { addCartStore(store_id: ${game}) { uuid } }`, {}, mika);
  const answer = await shop.ask(`{ findCartStore(user_uuid: "${mika.uuid}") { uuid } }`, {}, rival);
  expect(answer.data).toEqual({ findCartStore: [] });
});

// R-CRT-3, R-CRT-5
test("an unreleased game can be wishlisted, but not added to the cart", async () => {
  const soon = await makeGame(shop.db, { releasedDaysAgo: -3, previewDaysAgo: 3 });
  expect((await shop.ask(`mutation { addWishlist(store_id: ${soon}) { store_id } }`, {}, mika)).data).toEqual(
    { addWishlist: { store_id: soon } },
  );
  const refused = await shop.ask(`mutation { addCartStore(store_id: ${soon}) { uuid } }`, {}, mika);
  expect(refused.errors?.[0]?.extensions.code).toBe("store/not-released");
});

// R-CRT-3
test("an owned game cannot be added to the cart", async () => {
  await shop.owner.$client.query(
    `set session_replication_role = replica; insert into entitlements (user_uuid, store_id, order_uuid, created_at)
     values ('${mika.uuid}', ${game}, '${randomUUID()}', now()); set session_replication_role = default`,
  );
  const refused = await shop.ask(`mutation { addCartStore(store_id: ${game}) { uuid } }`, {}, mika);
  expect(refused.errors?.[0]?.extensions.code).toBe("store/already-owned");
});

// R-CRT-1
test("adding the same game twenty times concurrently leaves one entry", async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.ask(`mutation { addCartStore(store_id: ${game}) { uuid } }`, {}, mika),
    ),
  );
  const { rows } = await shop.db.$client.query(
    "select count(*)::int as entries from cart_stores where user_uuid = $1",
    [mika.uuid],
  );
  expect(rows).toEqual([{ entries: 1 }]);
});

// R-CRT-2
test("a full cart accepts no new game, however many arrive concurrently; re-adding one it holds still works", async () => {
  await shop.db.$client.query(
    `with filled as (
      insert into stores (path, category, support_platform, is_published, released_at)
        select gen_random_uuid(), 'boy-r18', 'web', true, '2026-01-01' from generate_series(1, $2) returning id
    ) insert into cart_stores (user_uuid, store_id) select $1, id from filled`,
    [mika.uuid, CART_ENTRIES_MAX - 2],
  );
  const games = await Promise.all(Array.from({ length: 8 }, () => makeGame(shop.db)));
  const add = (id: number) => shop.ask(`mutation { addCartStore(store_id: ${id}) { store_id } }`, {}, mika);
  const answers = await Promise.all(games.map(add));
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused).toHaveLength(6);
  expect(refused.map(({ extensions: { code, facts } }) => ({ code, facts }))).toEqual(
    Array.from({ length: 6 }, () => ({ code: "cart/full", facts: { max: CART_ENTRIES_MAX } })),
  );
  const inside = games.find((_, index) => !answers[index]?.errors) ?? 0;
  expect((await add(inside)).data).toEqual({ addCartStore: { store_id: inside } });
});

test("adding a game costs one statement", async () => {
  shop.statements();
  await shop.ask(`mutation { addCartStore(store_id: ${game}) { uuid } }`, {}, mika);
  expect(shop.statements()).toBe(1);
});

test("the click's source is stored, truncated if too long", async () => {
  await shop.ask(
    `mutation ($source: String) { addCartStore(store_id: ${game}, store_ad_link_uid: "ad-7", data_creation_source: $source) { uuid } }`,
    { source: "x".repeat(5_000) },
    mika,
  );
  const { rows } = await shop.db.$client.query(
    "select store_ad_link_uid, length(data_creation_source) as source from cart_stores where user_uuid = $1",
    [mika.uuid],
  );
  expect(rows).toEqual([{ store_ad_link_uid: "ad-7", source: 200 }]);
});
