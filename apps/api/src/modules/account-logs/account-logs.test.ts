import { ACCOUNT_ACTIONS } from "@catnip/domain/wallets";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { SHOP_NOW, fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { checkout } from "../orders/index.ts";
import { buying, game, player } from "../orders/testing/shop.ts";
import { addTax } from "../taxes/testing/add-tax.ts";
import { grantSilver, sealBooks, verifyLedger } from "../wallets/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

type Line = { readonly id: string; readonly state: number };
type Log = { readonly total: number; readonly list: readonly Line[] };

const FIELDS =
  "id state action_type silver coin deducted_amount created_at updated_at order_uuid payment_order_no currency_id pay_amount store_names { key }";

const log = async (action: string, viewer: Viewer, more = ""): Promise<Log> =>
  fieldOf<Log>(
    await shop.ask(
      `{ findAccountLog(action_type: "${action}"${more}) { total list { ${FIELDS} } } }`,
      {},
      viewer,
    ),
    "findAccountLog",
  );

const buy = async (viewer: Viewer, wallet: { coins: number; silver?: number }, minutes = 0) => {
  const dusk = await game(shop.db, { list: 300 });
  const request = buying({ game: dusk }, wallet);
  const now = () => new Date(SHOP_NOW.getTime() + minutes * 60_000);
  const answer = await checkout({ db: shop.db, now }, viewer, request, "international");
  expect(answer.kind).toBe("done");
  return request.uuid;
};

const nothing = {
  order_uuid: null,
  payment_order_no: null,
  currency_id: null,
  pay_amount: null,
  store_names: [],
};

test("a purchase shows what was debited from the wallet", async () => {
  const mika = await player(shop.db, { coins: 1_000, silver: 100 });
  const uuid = await buy(mika, { coins: 1_000, silver: 100 });
  expect(await log("consume", mika)).toEqual({
    total: 1,
    list: [
      {
        ...nothing,
        id: uuid,
        state: 1,
        action_type: "consume",
        silver: 100,
        coin: 200,
        deducted_amount: 300,
        created_at: SHOP_NOW.toISOString(),
        updated_at: SHOP_NOW.toISOString(),
        order_uuid: uuid,
      },
    ],
  });
});

test("the history is paginated newest first, and the total stays the same", async () => {
  const mika = await player(shop.db, { coins: 1_000 });
  const [first, second, third] = [
    await buy(mika, { coins: 1_000 }, 1),
    await buy(mika, { coins: 700 }, 2),
    await buy(mika, { coins: 400 }, 3),
  ];
  const ids = async (more: string) => {
    const { total, list } = await log("consume", mika, more);
    return { total, ids: list.map(({ id }) => id) };
  };
  expect(await ids("")).toEqual({ total: 3, ids: [third, second, first] });
  expect(await ids(', limit: 2, q: { orderField: "created_at-asc" }')).toEqual({
    total: 3,
    ids: [first, second],
  });
  expect(await ids(", limit: 2, q: { page: 2 }")).toEqual({ total: 3, ids: [first] });
  expect(await ids(", limit: 2, q: { page: 9 }")).toEqual({ total: 3, ids: [] });
});

test.each([
  ["created", 0],
  ["pending", 0],
  ["review", 0],
  ["succeeded", 1],
  ["refunded", 1],
  ["disputed", 1],
  ["failed", 2],
  ["expired", 2],
  ["cancelled", 2],
])("a payment that is %s shows as state %i", async (state, shown) => {
  const mika = await player(shop.db);
  const order_no = randomUUID();
  await shop.db.$client.query(
    `with plan as (
      insert into recharge_plans (currency_id, index, amount, coin, silver, pay_amount, enable)
        values ('USD', 0, 1000, 1000, 50, 1000, false) returning id
    ) insert into payments (order_no, user_uuid, sid, platform_key, state, provider_key, merchant_account, method, plan_id,
        currency_id, pay_amount, coin, silver, locale, expires_at, created_at, updated_at)
      select $1, $2, '', 'international', $3, 'sugoi', '', 'sugoi', id, 'USD', 1000, 1000, 50, 'en-US', $4, $4, $4 from plan`,
    [order_no, mika.uuid, state, SHOP_NOW],
  );
  expect(await log("recharge", mika)).toEqual({
    total: 1,
    list: [
      {
        ...nothing,
        id: order_no,
        state: shown,
        action_type: "recharge",
        silver: 50,
        coin: 1_000,
        deducted_amount: 0,
        created_at: SHOP_NOW.toISOString(),
        updated_at: SHOP_NOW.toISOString(),
        payment_order_no: order_no,
        currency_id: "USD",
        pay_amount: 1_000,
      },
    ],
  });
});

test("gifts appear in the history, one line each", async () => {
  const mika = await player(shop.db, { coins: 500 });
  const id = randomUUID();
  const now = new Date(SHOP_NOW.getTime() + 1_000);
  await grantSilver(shop.db, { id, userUuid: mika.uuid, amount: 70, reason: "test", now });
  expect(await log("grant", mika)).toMatchObject({
    total: 2,
    list: [
      { id, state: 1, action_type: "grant", silver: 70, coin: 0, deducted_amount: 0 },
      { silver: 0, coin: 500 },
    ],
  });
});

// R-WAL-10
test.each(ACCOUNT_ACTIONS)(
  "the history of %s shows only your own entries and takes one SQL statement",
  async (action) => {
    const [mika, rival] = [await player(shop.db, { coins: 1_000 }), await player(shop.db)];
    await buy(mika, { coins: 1_000 });
    shop.statements();
    expect(await log(action, rival)).toEqual({ total: 0, list: [] });
    expect(shop.statements()).toBe(1);
  },
);

test.each(["", "gift", "CONSUME", "constructor", "' or 1=1"])("there is no history of %j", async (action) => {
  const mika = await player(shop.db);
  const { errors } = await shop.ask(
    "query ($action_type: AccountAction) { findAccountLog(action_type: $action_type) { total } }",
    { action_type: action },
    mika,
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: "input/invalid", facts: { field: "action_type" } });
});

test("a statement carries the hash chain's head, so the ledger can be verified against it later", async () => {
  const mika = await player(shop.db, { coins: 100 });
  const headNow = async () => {
    const answer = await shop.ask('{ findAccountLog(action_type: "grant") { total books_head } }', {}, mika);
    return fieldOf<{ books_head: string | null }>(answer, "findAccountLog").books_head;
  };
  expect(await headNow()).toBeNull();
  await sealBooks(shop.services);
  const head = await headNow();
  expect(head).toMatch(/^[0-9a-f]{64}$/);

  await player(shop.db, { coins: 100 });
  await sealBooks(shop.services);
  expect(await headNow()).not.toBe(head);
  const { secret, dataDir } = shop.config;
  const witness = { secret, dataDir, now: shop.clock.now, head: head ?? "" };
  expect(
    (await verifyLedger(shop.db, witness)).differences.filter(({ check }) => check === "hash chain"),
  ).toEqual([]);
});

test("a history is limited to a period: from its first moment until before its last", async () => {
  const mika = await player(shop.db, { coins: 1_000 });
  const [first, second, third] = [
    await buy(mika, { coins: 1_000 }, 1),
    await buy(mika, { coins: 700 }, 2),
    await buy(mika, { coins: 400 }, 3),
  ];
  const at = (minutes: number) => new Date(SHOP_NOW.getTime() + minutes * 60_000).toISOString();
  const ids = async (from: number | null, before: number | null) => {
    const bounds = [
      from === null ? "" : `, created_from: "${at(from)}"`,
      before === null ? "" : `, created_before: "${at(before)}"`,
    ];
    const { total, list } = await log("consume", mika, bounds.join(""));
    return { total, ids: list.map(({ id }) => id) };
  };
  expect(await ids(2, null)).toEqual({ total: 2, ids: [third, second] });
  expect(await ids(null, 2)).toEqual({ total: 1, ids: [first] });
  expect(await ids(2, 3)).toEqual({ total: 1, ids: [second] });
  expect(await ids(3, 1)).toEqual({ total: 0, ids: [] });
});

// R-TAX-5, R-TAX-1
test("a purchase names the tax in its price, of the buyer's country and day, and nothing else does", async () => {
  const from = new Date(SHOP_NOW.getTime() + 60 * 60_000);
  await addTax(shop, { country: "jp", rate_bp: 1_000, from });
  const mika = await player(shop.db, { coins: 900, country: "jp" });
  await buy(mika, { coins: 900 }, 59);
  await buy(mika, { coins: 600 }, 60);
  const other = await player(shop.db, { coins: 300 });
  await buy(other, { coins: 300 }, 60);
  const taxes = async (action: string, viewer: Viewer) => {
    const asked = `{ findAccountLog(action_type: "${action}") { list { tax } } }`;
    const { list } = fieldOf<{ list: readonly { tax: number | null }[] }>(
      await shop.ask(asked, {}, viewer),
      "findAccountLog",
    );
    return list.map(({ tax }) => tax);
  };
  expect(await taxes("consume", mika)).toEqual([27, null]);
  expect(await taxes("consume", other)).toEqual([null]);
  expect(await taxes("grant", mika)).toEqual([null]);
});
