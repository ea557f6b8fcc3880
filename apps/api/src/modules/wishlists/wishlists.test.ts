import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
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

type Wish = { readonly uuid: string; readonly store_id: number; readonly memo: string | null };

const add = async (id: number, memo: string | null, viewer: Viewer) =>
  fieldOf<Wish>(
    await shop.ask(
      `mutation ($memo: String) { addWishlist(store_id: ${id}, memo: $memo) { uuid store_id memo } }`,
      { memo },
      viewer,
    ),
    "addWishlist",
  );
const set = (variables: Record<string, unknown>, viewer?: Viewer): Promise<Answer> =>
  shop.ask(
    "mutation ($uuid: ID, $store_id: Int, $memo: String) { setWishlist(uuid: $uuid, store_id: $store_id, memo: $memo) { uuid store_id memo } }",
    variables,
    viewer,
  );
const find = async (filter: string, viewer: Viewer) =>
  fieldOf<Wish[]>(
    await shop.ask(`{ findWishlist${filter} { uuid store_id memo } }`, {}, viewer),
    "findWishlist",
  );
const del = async (args: string, viewer: Viewer) =>
  fieldOf<number>(await shop.ask(`mutation { delWishlist${args} }`, {}, viewer), "delWishlist");
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

test("a memo is changed by wish or by game, and cleared without one", async () => {
  const { uuid } = await add(game, "for winter", mika);
  expect((await set({ uuid, memo: " for spring " }, mika)).data).toEqual({
    setWishlist: { uuid, store_id: game, memo: "for spring" },
  });
  expect((await set({ store_id: game, memo: "for autumn" }, mika)).data).toEqual({
    setWishlist: { uuid, store_id: game, memo: "for autumn" },
  });
  expect((await set({ uuid, memo: "" }, mika)).data).toEqual({
    setWishlist: { uuid, store_id: game, memo: null },
  });
});

// R-CRT-4
test("another player's wish is answered like a missing one", async () => {
  const { uuid } = await add(game, "mine", mika);
  for (const variables of [
    { uuid, memo: "theirs" },
    { store_id: game, memo: "theirs" },
    { uuid: randomUUID(), memo: "theirs" },
    { uuid: "no uuid", memo: "theirs" },
    { uuid, store_id: 999_999, memo: "theirs" },
  ]) {
    expect(codeOf(await set(variables, rival))).toBe("wishlist/not-found");
  }
  expect(await find("", mika)).toEqual([{ uuid, store_id: game, memo: "mine" }]);
});

// R-CRT-5
test("a wish must be identified, and its memo has a maximum length", async () => {
  const { uuid } = await add(game, null, mika);
  expect(codeOf(await set({ memo: "which?" }, mika))).toBe("input/invalid");
  expect(codeOf(await set({ uuid, memo: "🐈".repeat(501) }, mika))).toBe("input/invalid");
  expect(codeOf(await set({ uuid, memo: "🐈".repeat(500) }, mika))).toBeUndefined();
  expect(codeOf(await set({ uuid, memo: "x" }))).toBe("auth/login-required");
});

test("wishes are found by uuid, by game and by memo text", async () => {
  const other = await makeGame(shop.db);
  const first = await add(game, "Gift for 50%_off day", mika);
  const second = await add(other, "later", mika);
  expect(await find(`(uuid: "${first.uuid}")`, mika)).toEqual([first]);
  expect(await find(`(store_id: ${other})`, mika)).toEqual([second]);
  expect(await find('(memo: " GIFT ")', mika)).toEqual([first]);
  expect(await find('(memo: "50%_off")', mika)).toEqual([first]);
  expect(await find('(memo: "%")', mika)).toEqual([first]);
  expect(await find('(memo: "nothing like it")', mika)).toEqual([]);
  expect(await find(`(uuid: "${first.uuid}")`, rival)).toEqual([]);
});

test("wishing again keeps the memo unless there is a newer one", async () => {
  const { uuid } = await add(game, "first", mika);
  expect(await add(game, null, mika)).toEqual({ uuid, store_id: game, memo: "first" });
  expect(await add(game, "second", mika)).toEqual({ uuid, store_id: game, memo: "second" });
});

test("a wish can be removed by its game as well, and only once", async () => {
  await add(game, null, mika);
  expect(await del(`(store_id: ${game})`, rival)).toBe(0);
  expect(await del("", mika)).toBe(0);
  expect(await del(`(store_id: ${game})`, mika)).toBe(1);
  expect(await del(`(store_id: ${game})`, mika)).toBe(0);
});
