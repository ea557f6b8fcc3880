import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { buyOne } from "./testing/refunds.ts";
import { couponFor, game, inCart, player, seen } from "./testing/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const RESULT = `__typename
  ... on CheckoutDone { uuid total silver coin store_ids account { type balance } }
  ... on CheckoutPriceChanged { uuid differences { store_id field shown actual } }
  ... on CheckoutRefused { uuid code facts }`;
const STORE_CHECKOUT = `mutation ($uuid: ID!, $store_id: Int!, $silver: Int!, $coupons: [ID!]!, $shown: ShownQuoteInput!) {
  storeCheckout(uuid: $uuid, store_id: $store_id, account_1_amount: $silver, use_user_coupon_uuids: $coupons, shown: $shown) { ${RESULT} }
}`;
const CART_CHECKOUT = `mutation ($uuid: ID!, $entries: [ID!]!, $use: [UseCouponInput!]!, $shown: ShownQuoteInput!) {
  addCartCheckout(uuid: $uuid, cart_store_uuid: $entries, account_1_amount: 0, use_coupon: $use, shown: $shown) { ${RESULT} }
}`;

test("a purchase, a changed price and a refusal each have their own type", async () => {
  const wallet = { coins: 1_500, silver: 200 };
  const mika = await player(shop.db, wallet);
  const dusk = await game(shop.db, { list: 1_000 });
  const shown = seen([{ game: dusk }], wallet);
  const uuid = randomUUID();
  const variables = { uuid, store_id: dusk.id, silver: 200, coupons: [], shown };

  const dearer = { ...variables, shown: { ...shown, total: 999, coin: 799 } };
  expect((await shop.ask(STORE_CHECKOUT, dearer, mika)).data).toMatchObject({
    storeCheckout: {
      __typename: "CheckoutPriceChanged",
      differences: expect.arrayContaining([{ store_id: null, field: "total", shown: 999, actual: 1_000 }]),
    },
  });
  const bought = await shop.ask(STORE_CHECKOUT, variables, mika);
  expect(bought.data).toEqual({
    storeCheckout: {
      __typename: "CheckoutDone",
      uuid,
      total: 1_000,
      silver: 200,
      coin: 800,
      store_ids: [dusk.id],
      account: [
        { type: 0, balance: 700 },
        { type: 1, balance: 0 },
      ],
    },
  });
  expect((await shop.ask(STORE_CHECKOUT, variables, mika)).data).toEqual(bought.data);
  const again = { ...variables, uuid: randomUUID(), silver: 0, shown: { ...shown, silver: 0, coin: 1_000 } };
  expect((await shop.ask(STORE_CHECKOUT, again, mika)).data).toMatchObject({
    storeCheckout: {
      __typename: "CheckoutRefused",
      code: "store/already-owned",
      facts: { store_id: dusk.id },
    },
  });
});

test("purchases show up in the game list and in the account history", async () => {
  const mika = await player(shop.db, { coins: 5_000 });
  const [dusk, dawn] = [await game(shop.db, { list: 700 }), await game(shop.db, { list: 300 })];
  const coupon = { uuid: await couponFor(shop.db, mika.uuid, { rate: 50, storeIds: [dusk.id] }), rate: 50 };
  const coupons =
    "{ findUserCouponByMe(filter: { state: 0 }) { uuid state coupon { applicable_scope storeList discount_rate ended_at } } }";
  expect((await shop.ask(coupons, {}, mika)).data).toEqual({
    findUserCouponByMe: [
      {
        uuid: coupon.uuid,
        state: 0,
        coupon: { applicable_scope: "store", storeList: [dusk.id], discount_rate: 50, ended_at: null },
      },
    ],
  });

  const entries = [await inCart(shop.db, mika.uuid, dusk.id), await inCart(shop.db, mika.uuid, dawn.id)];
  const uuid = randomUUID();
  const use = [{ cart_store_uuid: entries[0], use_user_coupon_uuids: [coupon.uuid] }];
  const shown = seen([{ game: dusk, coupons: [coupon] }, { game: dawn }], { coins: 5_000 });
  const { data } = await shop.ask(CART_CHECKOUT, { uuid, entries, use, shown }, mika);
  expect(data).toMatchObject({ addCartCheckout: { __typename: "CheckoutDone", total: 650 } });

  const lists = `{
    findStoreOrder(state: 1) { uuid store_id state price_paid store { id } }
    findAccountLog { total list { id state action_type silver coin order_uuid payment_order_no } }
    findUserCouponByMe { uuid }
  }`;
  expect((await shop.ask(lists, {}, mika)).data).toEqual({
    findStoreOrder: [
      { uuid, store_id: dusk.id, state: 1, price_paid: 350, store: { id: dusk.id } },
      { uuid, store_id: dawn.id, state: 1, price_paid: 300, store: { id: dawn.id } },
    ],
    findAccountLog: {
      total: 1,
      list: [
        {
          id: uuid,
          state: 1,
          action_type: "consume",
          silver: 0,
          coin: 650,
          order_uuid: uuid,
          payment_order_no: null,
        },
      ],
    },
    findUserCouponByMe: [],
  });
});

// R-CAT-40
test("purchases say when they were played, and can be listed by it", async () => {
  const mika = await player(shop.db, { coins: 5_000 });
  const bought = [await game(shop.db), await game(shop.db), await game(shop.db)];
  const entries: string[] = [];
  for (const { id } of bought) entries.push(await inCart(shop.db, mika.uuid, id));
  const shown = seen(
    bought.map((each) => ({ game: each })),
    { coins: 5_000 },
  );
  await shop.ask(CART_CHECKOUT, { uuid: randomUUID(), entries, use: [], shown }, mika);
  const [often, never, once] = bought.map(({ id }) => id);
  for (const [id, at] of [
    [often, "2026-03-02T12:00:00.000Z"],
    [once, "2026-03-01T12:00:00.000Z"],
  ]) {
    await shop.db.$client.query(
      `insert into play_times (user_uuid, store_id, minutes, first_at, last_slot_at) values ($1, $2, 5, $3, $3)`,
      [mika.uuid, id, at],
    );
  }
  const played = '{ findStoreOrder(q: { orderField: "last_played_at-desc" }) { store_id last_played_at } }';
  expect((await shop.ask(played, {}, mika)).data).toEqual({
    findStoreOrder: [
      { store_id: often, last_played_at: "2026-03-02T12:00:00.000Z" },
      { store_id: once, last_played_at: "2026-03-01T12:00:00.000Z" },
      { store_id: never, last_played_at: null },
    ],
  });
});

// R-RFD-30
test("a library says of each game bought lately whether it can be given back, in one statement for all", async () => {
  const mika = await player(shop.db, { coins: 100_000 });
  const [fresh, old, downloaded] = [await game(shop.db), await game(shop.db), await game(shop.db)];
  const past = new Date(SHOP_NOW.getTime() - 14 * 86_400_000);
  const orders = [
    await buyOne(shop.db, mika, old, { at: past }),
    await buyOne(shop.db, mika, fresh),
    await buyOne(shop.db, mika, downloaded),
  ];
  await shop.db.$client.query(
    "insert into build_downloads (user_uuid, build_uuid, first_at, last_at) select $1, uuid, $3, $3 from builds where store_id = $2",
    [mika.uuid, downloaded.id, SHOP_NOW],
  );
  const library = (more: string) =>
    shop.ask(`{ findStoreOrder(q: { orderField: "created_at-asc" }) { store_id ${more} } }`, {}, mika);
  shop.statements();
  await library("");
  const without = shop.statements();
  const { data } = await library("refund { order_uuid store_id until refusal }");
  expect(shop.statements()).toBe(without + 1);
  const refund = { until: "2026-03-15T12:00:00.000Z" };
  expect(data?.findStoreOrder).toHaveLength(3);
  expect(data?.findStoreOrder).toEqual(
    expect.arrayContaining([
      { store_id: old.id, refund: null },
      {
        store_id: fresh.id,
        refund: { ...refund, order_uuid: orders[1], store_id: fresh.id, refusal: null },
      },
      {
        store_id: downloaded.id,
        refund: {
          ...refund,
          order_uuid: orders[2],
          store_id: downloaded.id,
          refusal: "refund/downloaded",
        },
      },
    ]),
  );
});

// R-CHK-12
test("guests and pay tokens can neither see nor buy anything", async () => {
  const mika = await player(shop.db, { coins: 5_000 });
  const lists = [
    "{ findStoreOrder { uuid } }",
    "{ findAccountLog { total } }",
    "{ findUserCouponByMe { uuid } }",
  ];
  for (const query of lists) {
    expect((await shop.ask(query)).errors?.[0]?.extensions.code).toBe("auth/login-required");
    expect((await shop.ask(query, {}, { ...mika, audience: "pay" })).errors?.[0]?.extensions.code).toBe(
      "auth/forbidden",
    );
  }
});
