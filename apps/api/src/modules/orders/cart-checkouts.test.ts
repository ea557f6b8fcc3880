import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { SHOP_NOW, fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { checkout } from "./index.ts";
import { buying, couponFor, game, inCart, player, seen } from "./testing/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

type Checkout = { readonly uuid: string };

const FIELDS = `uuid state total silver coin created_at updated_at
  list { store_id list discount sale coupon_discount final use_user_coupon_uuids store { id } }`;

const find = async (args: string, viewer: Viewer) =>
  fieldOf<Checkout[]>(
    await shop.ask(`{ findCartCheckout${args} { ${FIELDS} } }`, {}, viewer),
    "findCartCheckout",
  );

/** Checks out a cart of two games: one at 300, one at 700 with 50% off. */
async function checkOut(viewer: Viewer, minutes: number) {
  const [dusk, dawn] = [await game(shop.db, { list: 300 }), await game(shop.db, { list: 700 })];
  const coupon = { uuid: await couponFor(shop.db, viewer.uuid, { rate: 50, storeIds: [dawn.id] }), rate: 50 };
  const entries = [
    { cart_store_uuid: await inCart(shop.db, viewer.uuid, dusk.id), coupon_uuids: [] },
    { cart_store_uuid: await inCart(shop.db, viewer.uuid, dawn.id), coupon_uuids: [coupon.uuid] },
  ];
  const shown = seen([{ game: dusk }, { game: dawn, coupons: [coupon] }], { coins: 5_000 });
  const uuid = randomUUID();
  const now = () => new Date(SHOP_NOW.getTime() + minutes * 60_000);
  const request = { uuid, wanted: { kind: "cart" as const, entries }, account_1_amount: 0, shown };
  expect(await checkout({ db: shop.db, now }, viewer, request, "international")).toMatchObject({
    kind: "done",
    total: 650,
  });
  return { uuid, dusk, dawn, coupon };
}

test("a checked-out cart lists its games with their price breakdown", async () => {
  const mika = await player(shop.db, { coins: 5_000 });
  const { uuid, dusk, dawn, coupon } = await checkOut(mika, 0);
  const at = SHOP_NOW.toISOString();
  expect(await find("", mika)).toEqual([
    {
      uuid,
      state: 1,
      total: 650,
      silver: 0,
      coin: 650,
      created_at: at,
      updated_at: at,
      list: [
        {
          store_id: dusk.id,
          list: 300,
          discount: 0,
          sale: 300,
          coupon_discount: 0,
          final: 300,
          use_user_coupon_uuids: [],
          store: { id: dusk.id },
        },
        {
          store_id: dawn.id,
          list: 700,
          discount: 0,
          sale: 700,
          coupon_discount: 350,
          final: 350,
          use_user_coupon_uuids: [coupon.uuid],
          store: { id: dawn.id },
        },
      ],
    },
  ]);
});

test("carts can be filtered by transaction and state and paged, in two statements", async () => {
  const mika = await player(shop.db, { coins: 5_000 });
  const uuids = [await checkOut(mika, 1), await checkOut(mika, 2), await checkOut(mika, 3)].map(
    ({ uuid }) => uuid,
  );
  const ids = async (args: string) => (await find(args, mika)).map(({ uuid }) => uuid);
  shop.statements();
  expect(await ids("")).toEqual(uuids.toReversed());
  expect(shop.statements()).toBe(2);
  expect(await ids('(limit: 2, q: { orderField: "created_at-asc", page: 2 })')).toEqual(uuids.slice(2));
  expect(await ids(`(uuid: "${uuids[1]}")`)).toEqual([uuids[1]]);
  expect(await ids("(state: 1)")).toHaveLength(3);
  expect(await ids("(state: 2)")).toEqual([]);
  expect(await ids('(uuid: "no uuid")')).toEqual([]);
});

test("leaves out single games bought without a cart, and other players' carts", async () => {
  const [mika, rival] = [await player(shop.db, { coins: 5_000 }), await player(shop.db, { coins: 5_000 })];
  const { uuid } = await checkOut(mika, 0);
  const dusk = await game(shop.db, { list: 300 });
  const request = buying({ game: dusk }, { coins: 5_000 });
  await checkout({ db: shop.db, now: () => SHOP_NOW }, rival, request, "international");
  expect(await find("", rival)).toEqual([]);
  expect(await find(`(uuid: "${uuid}")`, rival)).toEqual([]);
});

test("purchases sort by the requested order, and only by allowed columns", async () => {
  const mika = await player(shop.db, { coins: 5_000 });
  const first = await checkOut(mika, 1);
  const second = await checkOut(mika, 2);
  const oldest = [first.dusk.id, first.dawn.id, second.dusk.id, second.dawn.id];
  const games = async (orderField: string) =>
    fieldOf<{ store_id: number }[]>(
      await shop.ask(
        "query ($q: PageInput) { findStoreOrder(q: $q) { store_id } }",
        { q: { orderField } },
        mika,
      ),
      "findStoreOrder",
    ).map(({ store_id }) => store_id);
  expect(await games("updated_at-asc")).toEqual(oldest);
  expect(await games("created_at-asc")).toEqual(oldest);
  expect(await games("updated_at-desc")).toEqual(oldest.toReversed());
  expect(await games("created_at-desc")).toEqual(oldest.toReversed());
  expect(await games("sid-desc")).toEqual(oldest);
});
