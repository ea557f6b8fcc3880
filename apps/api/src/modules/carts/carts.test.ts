import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../platform/testing/test-shop.ts";
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
  mika = await shop.member();
  rival = await shop.member();
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

  test("belongs to its owner: what others hold looks like nothing", async () => {
    await put(game, mika);
    const [entry] = await list(mika);
    expect(await list(rival)).toEqual([]);
    expect(await take([entry?.uuid ?? ""], rival)).toBe(0);
    expect(await take([randomUUID()], rival)).toBe(0);
    expect(await list(mika)).toHaveLength(1);
    expect(await take([entry?.uuid ?? "", "no uuid", randomUUID()], mika)).toBe(1);
    expect(await list(mika)).toEqual([]);
  });

  test("needs a signed-in user, and a pay token is not one", async () => {
    expect((await put(game)).errors?.[0]?.extensions.code).toBe("auth/login-required");
    expect((await put(game, { ...mika, audience: "pay" })).errors?.[0]?.extensions.code).toBe(
      "auth/forbidden",
    );
  });

  test("takes no game that is not in the shop", async () => {
    const draft = await makeGame(shop.db, { published: false });
    for (const id of [draft, 999_999, -1]) {
      expect((await put(id, mika)).errors?.[0]?.extensions.code).toBe("store/not-found");
    }
  });

  test("costs two statements, however long it is", async () => {
    for (let count = 0; count < 3; count++) await put(await makeGame(shop.db), mika);
    shop.statements();
    await list(mika);
    expect(shop.statements()).toBe(2);
  });
});

test("another user's uuid in the question finds nothing", async () => {
  await shop.ask(`mutation { addCartStore(store_id: ${game}) { uuid } }`, {}, mika);
  const answer = await shop.ask(`{ findCartStore(user_uuid: "${mika.uuid}") { uuid } }`, {}, rival);
  expect(answer.data).toEqual({ findCartStore: [] });
});

test("a game that is not out can be wished for, but not put into the cart", async () => {
  const soon = await makeGame(shop.db, { releasedDaysAgo: -3, previewDaysAgo: 3 });
  expect((await shop.ask(`mutation { addWishlist(store_id: ${soon}) { store_id } }`, {}, mika)).data).toEqual(
    { addWishlist: { store_id: soon } },
  );
  const refused = await shop.ask(`mutation { addCartStore(store_id: ${soon}) { uuid } }`, {}, mika);
  expect(refused.errors?.[0]?.extensions.code).toBe("store/not-released");
});

test("an owned game cannot be put into the cart", async () => {
  await shop.db.$client.query(
    `set session_replication_role = replica; insert into entitlements (user_uuid, store_id, order_uuid, created_at)
     values ('${mika.uuid}', ${game}, '${randomUUID()}', now()); set session_replication_role = default`,
  );
  const refused = await shop.ask(`mutation { addCartStore(store_id: ${game}) { uuid } }`, {}, mika);
  expect(refused.errors?.[0]?.extensions.code).toBe("store/already-owned");
});

test("putting the same game in twenty times at once leaves one entry", async () => {
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
