import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { SHOP_NOW, fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { checkout } from "../orders/index.ts";
import { buyOne, giveBack } from "../orders/testing/refunds.ts";
import { buying, game, player } from "../orders/testing/shop.ts";
import { applyFact } from "../top-ups/index.ts";
import { factFor, openPayment, till } from "../top-ups/testing/till.ts";
import { grantCoins, grantSilver } from "../wallets/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

type Line = { readonly action_type: string; readonly amount: number; readonly balance: number };
type Statement = { readonly total: number; readonly list: readonly Line[] };

const statement = async (viewer: Viewer, type: 0 | 1, more = ""): Promise<Statement> =>
  fieldOf<Statement>(
    await shop.ask(
      `{ findAccountStatement(type: ${type}${more}) { total list { action_type amount balance } } }`,
      {},
      viewer,
    ),
    "findAccountStatement",
  );

const at = (minutes: number) => new Date(SHOP_NOW.getTime() + minutes * 60_000);

async function mikaWithHistory(): Promise<Viewer> {
  const mika = await player(shop.db, { coins: 1_000, silver: 100 });
  const dusk = await game(shop.db, { list: 300 });
  const request = buying({ game: dusk }, { coins: 1_000, silver: 100 });
  await checkout({ db: shop.db, now: () => at(5) }, mika, request, "international");
  const gift = { userUuid: mika.uuid, reason: "test", now: at(9) };
  await grantCoins(shop.db, { ...gift, id: randomUUID(), amount: 50 });
  await grantSilver(shop.db, { ...gift, id: randomUUID(), amount: 7 });
  return mika;
}

// R-WAL-11
test("each line shows the balance that it left, newest first", async () => {
  const mika = await mikaWithHistory();
  expect(await statement(mika, 0)).toEqual({
    total: 3,
    list: [
      { action_type: "grant", amount: 50, balance: 850 },
      { action_type: "consume", amount: -200, balance: 800 },
      { action_type: "grant", amount: 1_000, balance: 1_000 },
    ],
  });
  expect(await statement(mika, 1)).toMatchObject({
    total: 3,
    list: [{ amount: 7, balance: 7 }, { amount: -100, balance: 0 }, { balance: 100 }],
  });
});

// R-WAL-11
test("balances stay the same on every page and in every period", async () => {
  const mika = await mikaWithHistory();
  const middle = [{ action_type: "consume", amount: -200, balance: 800 }];
  expect(await statement(mika, 0, ", limit: 1, q: { page: 2 }")).toEqual({ total: 3, list: middle });
  const period = `, created_from: "${at(5).toISOString()}", created_before: "${at(9).toISOString()}"`;
  expect(await statement(mika, 0, period)).toEqual({ total: 1, list: middle });
});

// R-WAL-10
test("a statement shows only your own entries and takes one SQL statement", async () => {
  await mikaWithHistory();
  const rival = await player(shop.db);
  shop.statements();
  expect(await statement(rival, 0)).toEqual({ total: 0, list: [] });
  expect(shop.statements()).toBe(1);
});

// R-WAL-11
test("a kind can be chosen, and the balances stay those of all bookings", async () => {
  const mika = await mikaWithHistory();
  expect(await statement(mika, 0, ', action_type: "grant"')).toEqual({
    total: 2,
    list: [
      { action_type: "grant", amount: 50, balance: 850 },
      { action_type: "grant", amount: 1_000, balance: 1_000 },
    ],
  });
  expect(await statement(mika, 0, ', action_type: "consume"')).toMatchObject({ total: 1 });
  expect(await statement(mika, 0, ', action_type: "expiry"')).toEqual({ total: 0, list: [] });
});

// R-WAL-19
test("each line leads to what it belongs to: the purchase as a whole", async () => {
  const mika = await mikaWithHistory();
  const answer = await shop.ask(
    "{ findAccountStatement(type: 0) { list { log { action_type order_uuid payment_order_no coin silver store_names { lang key } } } } }",
    {},
    mika,
  );
  const [gift, purchase] = fieldOf<{ list: { log: { order_uuid: string; store_names: unknown[] } }[] }>(
    answer,
    "findAccountStatement",
  ).list;
  expect(gift?.log).toMatchObject({ action_type: "grant", order_uuid: null, coin: 50, store_names: [] });
  expect(purchase?.log).toMatchObject({
    action_type: "consume",
    coin: 200,
    silver: 100,
    payment_order_no: null,
  });
  const { rows } = await shop.db.$client.query("select from orders where uuid = $1 and user_uuid = $2", [
    purchase?.log.order_uuid,
    mika.uuid,
  ]);
  expect(rows).toHaveLength(1);
});

// R-WAL-19
test("a top-up's line names its payment and what was paid", async () => {
  const { services } = await till(shop.db);
  const mika = await player(shop.db);
  const payment = await openPayment(services, mika);
  await applyFact(services, factFor(payment));
  const answer = await shop.ask(
    "{ findAccountStatement(type: 0) { list { amount log { payment_order_no currency_id pay_amount } } } }",
    {},
    mika,
  );
  expect(fieldOf(answer, "findAccountStatement")).toEqual({
    list: [
      {
        amount: payment.coin,
        log: {
          payment_order_no: payment.order_no,
          currency_id: payment.currency_id,
          pay_amount: payment.pay_amount,
        },
      },
    ],
  });
});

// R-WAL-21
test("a refund's line names the one game that was given back, and its order", async () => {
  const mika = await player(shop.db, { coins: 1_000 });
  const dusk = await game(shop.db, { list: 300 });
  await shop.db.$client.query(
    `insert into store_infos (store_id, language, name, brief, introduction, cover, cover1to1)
      values ($1, 'en-us', 'Dusk', '', '', '', ''), ($1, 'zh-cn', '暮色', '', '', '', '')`,
    [dusk.id],
  );
  const order = await buyOne(shop.db, mika, dusk, { wallet: { coins: 1_000 } });
  expect(await giveBack(shop.db, mika, { order_uuid: order, store_id: dusk.id })).toBeNull();
  const answer = await shop.ask(
    `{ findAccountStatement(type: 0, action_type: "refund") { list { amount log { order_uuid store_names { key value } } } } }`,
    {},
    mika,
  );
  const key = String(dusk.id);
  expect(fieldOf(answer, "findAccountStatement")).toEqual({
    list: [
      {
        amount: 300,
        log: {
          order_uuid: order,
          store_names: [
            { key, value: "Dusk" },
            { key, value: "暮色" },
          ],
        },
      },
    ],
  });
});
