import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { unusedBalance } from "../account-logs/unused.service.ts";
import { addCoupon } from "../coupons/index.ts";
import { buyOne, giveBack } from "../orders/testing/refunds.ts";
import { game, player } from "../orders/testing/shop.ts";
import { applyFact } from "../top-ups/index.ts";
import { factFor, openPayment, till } from "../top-ups/testing/till.ts";
import { sealBooks, verifyLedger, walletOf } from "../wallets/index.ts";
import { give, takeBack, type ShownGrant } from "./testing/grant-desk.ts";

let shop: TestShop;
let finance: Viewer;
let mika: Viewer;
beforeAll(async () => {
  shop = await testShop();
  finance = await shop.player({ roles: ["finance"] });
});
afterAll(async () => {
  await sealBooks(shop.services);
  const { config } = shop;
  const witness = { secret: config.secret, dataDir: config.dataDir, now: shop.clock.now };
  expect((await verifyLedger(shop.db, witness)).differences).toEqual([]);
  await shop.close();
});

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const coins = (amount: number) => ({ key: "account.meowcent", amount });
const balance = async () => (await walletOf(shop.db, mika.uuid)).meowcent;
const taken = (answer: Answer) =>
  fieldOf<ShownGrant>(answer, "takeBackGrant")
    .deliveries[0]?.reversals.map(({ amount }) => amount)
    .toSorted((a, b) => a - b);
const lines = async (document: string, field: string) =>
  fieldOf<{ list: readonly object[] }>(await shop.ask(document, {}, mika), field).list;
const STATEMENT = `{ findAccountStatement(type: 0) { list { action_type amount balance log { gift { reason coupon_percents } } } } }`;
const LOG = `{ findAccountLog(action_type: "grant") { list { coin deducted_amount gift { reason coupon_percents } store_names { key } } } }`;

// R-GRT-9, R-GRT-6
test("the rest of a gift goes back, not what was bought, and the statement says what it was", async () => {
  mika = await player(shop.db);
  const { services } = await till(shop.db);
  const payment = await openPayment(services, mika);
  await applyFact(services, factFor(payment));
  const bought = await balance();
  const unused = await unusedBalance(shop.db, shop.clock.now);

  const made = await give(shop, finance, { reward: coins(500), to: [mika] });
  expect(await unusedBalance(shop.db, shop.clock.now)).toEqual(unused);
  await buyOne(shop.db, mika, await game(shop.db, { list: 200 }), { wallet: { coins: bought + 500 } });
  const id = randomUUID();
  expect(taken(await takeBack(shop, finance, made, id))).toEqual([300]);
  expect(taken(await takeBack(shop, finance, made, id))).toEqual([300]);
  expect(await balance()).toBe(bought);
  expect(await unusedBalance(shop.db, shop.clock.now)).toEqual(unused);
  expect(codeOf(await takeBack(shop, finance, made))).toBe("request/version-conflict");

  expect(await lines(STATEMENT, "findAccountStatement")).toEqual([
    {
      action_type: "grant",
      amount: -300,
      balance: bought,
      log: { gift: { reason: "correction", coupon_percents: [] } },
    },
    { action_type: "consume", amount: -200, balance: bought + 300, log: { gift: null } },
    {
      action_type: "grant",
      amount: 500,
      balance: bought + 500,
      log: { gift: { reason: "compensation", coupon_percents: [] } },
    },
    { action_type: "recharge", amount: bought, balance: bought, log: { gift: null } },
  ]);
});

// R-GRT-9
test("what a refund puts back into a gift can be taken back later", async () => {
  mika = await player(shop.db);
  const made = await give(shop, finance, { reward: coins(500), to: [mika] });
  const bought = await game(shop.db, { list: 200 });
  const order_uuid = await buyOne(shop.db, mika, bought, { wallet: { coins: 500 } });
  expect(taken(await takeBack(shop, finance, made))).toEqual([300]);
  await giveBack(shop.db, mika, { order_uuid, store_id: bought.id });
  expect(await balance()).toBe(200);
  expect(taken(await takeBack(shop, finance, made))).toEqual([200, 300]);
  expect(await balance()).toBe(0);
});

// R-GRT-9, R-GRT-6
test("a coupon goes back while it is unused", async () => {
  mika = await player(shop.db);
  const coupon_uuid = randomUUID();
  await addCoupon(shop.db, {
    uuid: coupon_uuid,
    name: "A tenth",
    discountRate: 10,
    storeIds: [],
    endedAt: null,
  });
  const reward = { key: "coupon", coupon_uuid };
  const unusedOne = await give(shop, finance, { reward, to: [mika] });
  const usedOne = await give(shop, finance, { reward, to: [mika] });
  const { rows } = await shop.db.$client.query<{ uuid: string }>(
    "select reward->>'user_coupon_uuid' as uuid from grant_deliveries where grant_uuid = $1",
    [usedOne.uuid],
  );
  await give(shop, finance, { reward: coins(1_000), to: [mika] });
  await buyOne(shop.db, mika, await game(shop.db), {
    wallet: { coins: 1_000 },
    coupons: [{ uuid: rows[0]?.uuid ?? "", rate: 10 }],
  });
  expect(taken(await takeBack(shop, finance, unusedOne))).toEqual([0]);
  expect(codeOf(await takeBack(shop, finance, unusedOne))).toBe("request/version-conflict");
  expect(codeOf(await takeBack(shop, finance, usedOne))).toBe("request/version-conflict");
  expect(await lines(LOG, "findAccountLog")).toContainEqual({
    coin: 0,
    deducted_amount: 0,
    gift: { reason: "compensation", coupon_percents: [10] },
    store_names: [],
  });
});

// R-GRT-9
test("a game goes back while it was neither played nor downloaded, and can be given again", async () => {
  mika = await player(shop.db);
  const { id: store_id } = await game(shop.db);
  const reward = { key: "store", store_id };
  const owned = async () =>
    (await shop.db.$client.query("select from entitlements where user_uuid = $1", [mika.uuid])).rowCount;
  const made = await give(shop, finance, { reward, to: [mika] });
  expect(taken(await takeBack(shop, finance, made))).toEqual([0]);
  expect(await owned()).toBe(0);
  expect(codeOf(await takeBack(shop, finance, made))).toBe("request/version-conflict");

  const again = await give(shop, finance, { reward, to: [mika] });
  await shop.db.$client.query(
    "insert into play_times (user_uuid, store_id, minutes, first_at, last_slot_at) values ($1, $2, 5, now(), now())",
    [mika.uuid, store_id],
  );
  expect(codeOf(await takeBack(shop, finance, again))).toBe("request/version-conflict");
  expect(await owned()).toBe(1);
  // What the shop takes back is no refund of the player's own.
  const bought = await game(shop.db, { list: 100 });
  await give(shop, finance, { reward: coins(100), to: [mika] });
  const order_uuid = await buyOne(shop.db, mika, bought, { wallet: { coins: 100 } });
  const { rows } = await shop.db.$client.query<{ refunds: readonly number[] }>(
    "select refund_inputs($1, $2, $3)->'refunds' as refunds",
    [mika.uuid, order_uuid, bought.id],
  );
  expect(rows[0]?.refunds).toEqual([]);
});

// R-GRT-4, R-GRT-8
test("support takes nothing back, no one takes back their own, and an id stands for one correction", async () => {
  mika = await player(shop.db);
  const [first, second] = [
    await give(shop, finance, { reward: coins(5), to: [mika] }),
    await give(shop, finance, { reward: coins(5), to: [mika] }),
  ];
  const support = await shop.player({ roles: ["support"] });
  expect(codeOf(await takeBack(shop, support, first))).toBe("auth/forbidden");
  const root = await shop.player({ roles: ["root"] });
  const own = await give(shop, finance, { reward: coins(5), to: [root] });
  expect(codeOf(await takeBack(shop, root, own))).toBe("auth/forbidden");
  const id = randomUUID();
  expect(taken(await takeBack(shop, finance, first, id))).toEqual([5]);
  expect(codeOf(await takeBack(shop, finance, second, id))).toBe("request/id-conflict");
  expect(codeOf(await takeBack(shop, root, first, id))).toBe("request/id-conflict");
  expect(codeOf(await takeBack(shop, finance, { ...first, deliveries: [] }))).toBe("input/invalid");
  const [delivery] = first.deliveries;
  const unknown = { ...first, deliveries: delivery ? [{ ...delivery, uuid: randomUUID() }] : [] };
  expect(codeOf(await takeBack(shop, finance, unknown))).toBe("input/invalid");
});
