import { randomUUID } from "node:crypto";
import { buying, couponFor, game, player, seen } from "./shop.ts";
import { buyOne, giveBack } from "./refunds.ts";
import { owe } from "../../wallets/testing/owe.ts";
import type { Viewer } from "../../../platform/context.ts";
import { codeOf, refusedWith, type Refusals } from "../../../testing/error-catalogue/scene.ts";
import { fieldOf, type TestShop } from "../../../testing/test-shop.ts";

const CHECKOUT = `mutation ($uuid: ID!, $store_id: Int!, $coupons: [ID!]!, $shown: ShownQuoteInput!) {
  storeCheckout(uuid: $uuid, store_id: $store_id, account_1_amount: 0, use_user_coupon_uuids: $coupons, shown: $shown) {
    ... on CheckoutRefused { code } ... on CheckoutDone { uuid } ... on CheckoutPriceChanged { uuid } } }`;

const CART_CHECKOUT = `mutation ($entries: [ID!]!, $shown: ShownQuoteInput!) {
  addCartCheckout(uuid: "${randomUUID()}", cart_store_uuid: $entries, account_1_amount: 0, use_coupon: [], shown: $shown) {
    ... on CheckoutRefused { code } } }`;

const COINS = 100_000;

async function buy(
  { db, ask }: TestShop,
  buyer: Viewer,
  options: {
    readonly list?: number;
    readonly releasedAt?: Date;
    readonly announcedAt?: Date;
    readonly coupon?: string;
    readonly uuid?: string;
  } = {},
): Promise<string | undefined> {
  const bought = await game(db, options);
  const coupons = options.coupon ? [{ uuid: options.coupon, rate: 10 }] : [];
  const { shown } = buying({ game: bought, coupons }, { coins: COINS });
  const variables = {
    uuid: options.uuid ?? randomUUID(),
    store_id: bought.id,
    coupons: coupons.map(({ uuid }) => uuid),
    shown,
  };
  return refusedWith(await ask(CHECKOUT, variables, buyer));
}

/** Checkout reports this with its own type, which clients show under this code. */
async function priceChangedFor(shop: TestShop): Promise<string | null> {
  const bought = await game(shop.db);
  const { shown } = buying({ game: { ...bought, list: bought.list - 1 } }, { coins: COINS });
  const answer = await shop.ask(
    CHECKOUT.replace("... on CheckoutPriceChanged { uuid }", "... on CheckoutPriceChanged { __typename }"),
    { uuid: randomUUID(), store_id: bought.id, coupons: [], shown },
    await player(shop.db, { coins: COINS }),
  );
  const { __typename } = fieldOf<{ __typename?: string }>(answer, "storeCheckout");
  return __typename === "CheckoutPriceChanged" ? "pay/price-changed" : null;
}

const REFUND = `mutation ($order: ID!, $game: Int!) {
  addOrderRefund(uuid: "${randomUUID()}", order_uuid: $order, store_id: $game) { until } }`;

/** Buys games, lets something happen to the last, and gives all of them back; the code of the last. */
async function refundAfter(
  shop: TestShop,
  happens: (buyer: Viewer, gameId: number) => Promise<unknown>,
  { games = 1, list = 1_000 } = {},
): Promise<string | undefined> {
  const buyer = await player(shop.db, { coins: COINS });
  const lines = [];
  for (let at = 0; at < games; at += 1) {
    const bought = await game(shop.db, { list });
    lines.push({ order: await buyOne(shop.db, buyer, bought), game: bought.id });
  }
  const last = lines.pop();
  await happens(buyer, last?.game ?? 0);
  for (const line of lines) await giveBack(shop.db, buyer, { order_uuid: line.order, store_id: line.game });
  return codeOf(await shop.ask(REFUND, last, buyer));
}

export const refusals: Refusals = {
  "refund/already-refunded": async ({ shop }) => {
    const buyer = await player(shop.db, { coins: COINS });
    const bought = await game(shop.db);
    const order = await buyOne(shop.db, buyer, bought);
    await giveBack(shop.db, buyer, { order_uuid: order, store_id: bought.id });
    return codeOf(await shop.ask(REFUND, { order, game: bought.id }, buyer));
  },
  "refund/downloaded": async ({ shop }) =>
    refundAfter(shop, ({ uuid }, id) =>
      shop.db.$client.query(
        "insert into build_downloads (user_uuid, build_uuid, first_at, last_at) select $1, uuid, now(), now() from builds where store_id = $2",
        [uuid, id],
      ),
    ),
  "refund/nothing-paid": async ({ shop }) => refundAfter(shop, () => Promise.resolve(), { list: 0 }),
  "refund/played": async ({ shop }) =>
    refundAfter(shop, ({ uuid }, id) =>
      shop.db.$client.query(
        "insert into play_times (user_uuid, store_id, minutes, first_at, last_slot_at) values ($1, $2, 600, now(), now())",
        [uuid, id],
      ),
    ),
  "refund/too-late": async ({ shop }) => {
    const buyer = await player(shop.db, { coins: COINS });
    const bought = await game(shop.db);
    const at = new Date(shop.clock.now.getTime() - 15 * 86_400_000);
    const order = await buyOne(shop.db, buyer, bought, { at });
    return codeOf(await shop.ask(REFUND, { order, game: bought.id }, buyer));
  },
  "refund/too-many": async ({ shop }) => refundAfter(shop, () => Promise.resolve(), { games: 6 }),
  "cart/empty": async ({ shop }) =>
    refusedWith(await shop.ask(CART_CHECKOUT, { entries: [], shown: seen([]) }, await player(shop.db))),
  "cart/not-found": async ({ shop }) =>
    refusedWith(
      await shop.ask(
        CART_CHECKOUT,
        { entries: [randomUUID()], shown: seen([{ game: await game(shop.db) }], { coins: COINS }) },
        await player(shop.db, { coins: COINS }),
      ),
    ),
  "coupon/unavailable": async ({ shop }) => {
    const rens = await couponFor(shop.db, (await player(shop.db)).uuid, { rate: 10 });
    return buy(shop, await player(shop.db, { coins: COINS }), { coupon: rens });
  },
  "pay/insufficient-balance": async ({ shop }) => {
    const bought = await game(shop.db);
    const shown = buying({ game: bought }).shown;
    const variables = { uuid: randomUUID(), store_id: bought.id, coupons: [], shown };
    return refusedWith(await shop.ask(CHECKOUT, variables, await player(shop.db)));
  },
  "pay/purchases-frozen": async ({ shop }) => {
    const buyer = await player(shop.db, { coins: COINS });
    await owe(shop.db, buyer.uuid, 100);
    return buy(shop, buyer);
  },
  "profile/country-required": async ({ shop }) =>
    buy(shop, await player(shop.db, { coins: COINS, country: null })),
  "store/already-owned": async ({ shop }) => {
    const mika = await player(shop.db, { coins: COINS });
    const bought = await game(shop.db);
    const shown = buying({ game: bought }, { coins: COINS }).shown;
    const variables = { store_id: bought.id, coupons: [], shown };
    await shop.ask(CHECKOUT, { ...variables, uuid: randomUUID() }, mika);
    return refusedWith(await shop.ask(CHECKOUT, { ...variables, uuid: randomUUID() }, mika));
  },
  "store/not-released": async ({ shop }) =>
    buy(shop, await player(shop.db, { coins: COINS }), {
      releasedAt: new Date("2027-01-01T00:00:00Z"),
      announcedAt: new Date("2026-01-01T00:00:00Z"),
    }),
  "pay/price-changed": async ({ shop }) => priceChangedFor(shop),
};
