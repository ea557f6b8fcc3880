import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../platform/database.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { ownedStoreIds } from "../entitlements/index.ts";
import { walletOf } from "../wallets/index.ts";
import { checkout } from "./checkout.ts";
import type { CheckoutRequest } from "./checkout.types.ts";
import { atCommit } from "./testing/at-commit.ts";
import { buying, couponFor, game, inCart, NOW, player, seen, setDiscount } from "./testing/shop.ts";
import type { Viewer } from "../../platform/context.ts";

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await testDatabase()));
afterAll(() => close());

const buy = (viewer: Viewer | null, request: CheckoutRequest, platformKey = "international") =>
  checkout({ db, now: () => NOW }, viewer, request, platformKey);

describe("buying one game", () => {
  // R-WAL-1, R-ERN-1
  test("spends silver first, then coins, and grants the game", async () => {
    const wallet = { coins: 1_000, silver: 300 };
    const mika = await player(db, wallet);
    const [author] = [randomUUID()];
    const dusk = await game(db, { list: 999, author });

    const result = await buy(mika, buying({ game: dusk }, wallet));

    expect(result).toMatchObject({ kind: "done", total: 999, silver: 300, coin: 699, store_ids: [dusk.id] });
    expect(result).toMatchObject({
      account: [
        { type: 0, balance: 301 },
        { type: 1, balance: 0 },
      ],
    });
    expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 301, silver: 0 });
    expect(await ownedStoreIds(db, mika.uuid)).toEqual([dusk.id]);
    expect(await entriesOf("creator", author)).toEqual([{ currency: "meowcent", name: "held", amount: 699 }]);
  });

  // R-CPN-2
  test("applies the shop discount and coupons step by step, as in the worked example", async () => {
    const mika = await player(db, { coins: 1_000 });
    const dusk = await game(db, { list: 999, percent: 33 });
    const ten = { uuid: await couponFor(db, mika.uuid, { rate: 10 }), rate: 10 };
    const five = { uuid: await couponFor(db, mika.uuid, { rate: 5, storeIds: [dusk.id] }), rate: 5 };

    const result = await buy(
      mika,
      buying({ game: dusk, percent: 33, coupons: [five, ten] }, { coins: 1_000 }),
    );

    expect(result).toMatchObject({ kind: "done", total: 572, coin: 572 });
    const { rows } = await db.$client.query(
      "select state, order_uuid from user_coupons where user_uuid = $1",
      [mika.uuid],
    );
    expect(rows).toEqual([
      { state: 1, order_uuid: result.uuid },
      { state: 1, order_uuid: result.uuid },
    ]);
  });

  // R-CHK-11
  test("needs no wallet for a free game", async () => {
    const mika = await player(db);
    const gift = await game(db, { list: 0 });
    expect(await buy(mika, buying({ game: gift }))).toMatchObject({ kind: "done", total: 0 });
    expect(await ownedStoreIds(db, mika.uuid)).toEqual([gift.id]);
  });

  // R-CHK-10
  test("removes the game from the cart and the wishlist", async () => {
    const mika = await player(db, { coins: 1_000 });
    const dusk = await game(db);
    await inCart(db, mika.uuid, dusk.id);
    await db.$client.query("insert into wishlists (user_uuid, store_id) values ($1, $2)", [
      mika.uuid,
      dusk.id,
    ]);
    await buy(mika, buying({ game: dusk }, { coins: 1_000 }));
    const { rows } = await db.$client.query(
      "select (select count(*) from cart_stores where user_uuid = $1 and state = 0) as cart, (select count(*) from wishlists where user_uuid = $1) as wished",
      [mika.uuid],
    );
    expect(rows).toEqual([{ cart: 0, wished: 0 }]);
  });
});

// R-CHK-5, R-CPN-1
describe("refusals charge nothing", () => {
  test.each([
    { says: "not enough coins", coins: 999, change: {}, code: "pay/insufficient-balance" },
    {
      says: "announced, but not released yet",
      coins: 1_000,
      change: {
        releasedAt: new Date("2026-03-01T12:00:01Z"),
        announcedAt: new Date("2026-03-01T12:00:00Z"),
      },
      code: "store/not-released",
    },
    {
      says: "not announced yet",
      coins: 1_000,
      change: {
        releasedAt: new Date("2026-03-02T12:00:00Z"),
        announcedAt: new Date("2026-03-01T12:00:01Z"),
      },
      code: "store/not-found",
    },
    {
      says: "a game without an official app",
      coins: 1_000,
      change: { official: false },
      code: "store/not-found",
    },
  ])("$says", async ({ coins, change, code }) => {
    const mika = await player(db, { coins });
    const dusk = await game(db, change);
    expect(await buy(mika, buying({ game: dusk }, { coins }))).toMatchObject({ kind: "refused", code });
    expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: coins, silver: 0 });
    expect(await ownedStoreIds(db, mika.uuid)).toEqual([]);
  });

  // R-CHK-6
  test("the details of an insufficient balance say how much is missing", async () => {
    const mika = await player(db, { coins: 400, silver: 100 });
    const result = await buy(mika, buying({ game: await game(db) }, { coins: 400, silver: 100 }));
    expect(result).toMatchObject({
      kind: "refused",
      facts: { total: 1_000, silver: 100, coin: 900, balance: 400, remaining: 500 },
    });
  });

  // R-CHK-5
  test("an unknown game, an owned game, and a buyer without a country", async () => {
    const mika = await player(db, { coins: 5_000 });
    const dusk = await game(db);
    await buy(mika, buying({ game: dusk }, { coins: 5_000 }));
    expect(await buy(mika, buying({ game: dusk }, { coins: 4_000 }))).toMatchObject({
      code: "store/already-owned",
    });
    expect(await buy(mika, buying({ game: { id: 999_999, list: 1 } }, { coins: 4_000 }))).toMatchObject({
      code: "store/not-found",
    });
    const nomad = await player(db, { coins: 5_000, country: null });
    expect(await buy(nomad, buying({ game: dusk }, { coins: 5_000 }))).toMatchObject({
      code: "profile/country-required",
    });
  });

  test.each([
    { says: "of another player", owner: "other" as const, rate: 10, endedAt: null, elsewhere: false },
    { says: "that has ended", owner: "self" as const, rate: 10, endedAt: NOW, elsewhere: false },
    { says: "for another game", owner: "self" as const, rate: 10, endedAt: null, elsewhere: true },
  ])("a coupon $says", async ({ owner, rate, endedAt, elsewhere }) => {
    const [mika, other] = [await player(db, { coins: 1_000 }), await player(db)];
    const [dusk, dawn] = [await game(db), await game(db)];
    const holder = owner === "self" ? mika : other;
    const uuid = await couponFor(db, holder.uuid, { rate, endedAt, storeIds: elsewhere ? [dawn.id] : [] });
    const result = await buy(mika, buying({ game: dusk, coupons: [{ uuid, rate }] }, { coins: 1_000 }));
    expect(result).toMatchObject({
      kind: "refused",
      code: "coupon/unavailable",
      facts: { user_coupon_uuid: uuid },
    });
  });

  // R-CHK-12
  test("guests, pay tokens and ended sessions are rejected", async () => {
    const mika = await player(db, { coins: 1_000 });
    const request = buying({ game: await game(db) }, { coins: 1_000 });
    await expect(buy(null, request)).rejects.toMatchObject({ code: "auth/login-required" });
    await expect(buy({ ...mika, audience: "pay" }, request)).rejects.toMatchObject({
      code: "auth/login-required",
    });
    await db.$client.query("update site_sessions set revoked_at = now() where sid = $1", [mika.sid]);
    await expect(buy(mika, request)).rejects.toMatchObject({ code: "auth/id-token-expired" });
  });

  test.each([
    ["silver that was not shown", { account_1_amount: 5 }],
    ["negative silver", { account_1_amount: -1 }],
    ["an id that is not a uuid", { uuid: "1" }],
  ])("%s is no valid request", async (_says, change) => {
    const mika = await player(db, { coins: 1_000 });
    const request = { ...buying({ game: await game(db) }, { coins: 1_000 }), ...change };
    await expect(buy(mika, request)).rejects.toMatchObject({ code: "input/invalid" });
  });
});

// R-CHK-2
describe("the buyer is charged exactly what was shown", () => {
  test("a changed price charges nothing and lists the differences", async () => {
    const mika = await player(db, { coins: 1_000 });
    const dusk = await game(db, { list: 1_000 });
    const request = buying({ game: dusk }, { coins: 1_000 });
    await setDiscount(db, dusk.id, 20);
    const result = await buy(mika, request);
    expect(result).toMatchObject({ kind: "price-changed" });
    expect(result).toHaveProperty(
      "differences",
      expect.arrayContaining([
        { store_id: dusk.id, field: "final", shown: 1_000, actual: 800 },
        { store_id: null, field: "total", shown: 1_000, actual: 800 },
      ]),
    );
    expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 1_000, silver: 0 });
  });

  // R-CHK-4
  test("a price that changes between read and commit is detected", async () => {
    const mika = await player(db, { coins: 1_000 });
    const dusk = await game(db, { list: 1_000 });
    const changing = atCommit(db, () => setDiscount(db, dusk.id, 20));
    const result = await checkout(
      { db: changing, now: () => NOW },
      mika,
      buying({ game: dusk }, { coins: 1_000 }),
      "international",
    );
    expect(result).toMatchObject({ kind: "price-changed" });
    expect(await ownedStoreIds(db, mika.uuid)).toEqual([]);
  });

  // R-BRD-2
  test("a brand without silver never spends any", async () => {
    const wallet = { coins: 1_000, silver: 300 };
    const mika = await player(db, wallet);
    const result = await buy(mika, buying({ game: await game(db) }, wallet), "partner");
    expect(result).toMatchObject({
      kind: "price-changed",
      differences: [
        { store_id: null, field: "silver", shown: 300, actual: 0 },
        { store_id: null, field: "coin", shown: 700, actual: 1_000 },
      ],
    });
  });

  // R-PRC-3
  test("uses the price row of the buyer's country, else the us row and its ratio", async () => {
    const [dusk, dawn] = [await game(db, { list: 1_000 }), await game(db, { list: 1_000 })];
    await db.$client.query("insert into country_ratios values ('jp', 5000)");
    await db.$client.query("insert into store_prices values ($1, 'jp', 640)", [dusk.id]);
    const mika = await player(db, { coins: 2_000, country: "jp" });
    expect(await buy(mika, buying({ game: { ...dusk, list: 640 } }, { coins: 2_000 }))).toMatchObject({
      total: 640,
    });
    expect(await buy(mika, buying({ game: { ...dawn, list: 500 } }, { coins: 1_360 }))).toMatchObject({
      total: 500,
    });
  });
});

describe("the cart", () => {
  // R-CPN-4
  test("checks out its games together, each with its own coupons", async () => {
    const mika = await player(db, { coins: 3_000, silver: 50 });
    const [dusk, dawn] = [await game(db, { list: 1_000 }), await game(db, { list: 500 })];
    const coupon = { uuid: await couponFor(db, mika.uuid, { rate: 50 }), rate: 50 };
    const shown = seen([{ game: dusk, coupons: [coupon] }, { game: dawn }], { coins: 3_000, silver: 50 });
    const entries = [
      { cart_store_uuid: await inCart(db, mika.uuid, dusk.id), coupon_uuids: [coupon.uuid] },
      { cart_store_uuid: await inCart(db, mika.uuid, dawn.id), coupon_uuids: [] },
    ];
    const request = {
      uuid: randomUUID(),
      wanted: { kind: "cart" as const, entries },
      account_1_amount: 50,
      shown,
    };
    const result = await buy(mika, request);
    expect(result).toMatchObject({
      kind: "done",
      total: 1_000,
      silver: 50,
      coin: 950,
      store_ids: [dusk.id, dawn.id],
    });
    expect(await buy(mika, request)).toEqual(result);
    expect(await buy(mika, { ...request, wanted: { kind: "cart", entries: entries.toReversed() } })).toEqual(
      result,
    );
  });

  // R-CHK-14
  test("another player's entry is not found, and an empty cart does nothing", async () => {
    const [mika, other] = [await player(db, { coins: 3_000 }), await player(db)];
    const dusk = await game(db);
    const entry = { cart_store_uuid: await inCart(db, other.uuid, dusk.id), coupon_uuids: [] };
    const shown = seen([{ game: dusk }], { coins: 3_000 });
    const request = {
      uuid: randomUUID(),
      wanted: { kind: "cart" as const, entries: [entry] },
      account_1_amount: 0,
      shown,
    };
    expect(await buy(mika, request)).toMatchObject({ code: "cart/not-found" });
    await expect(buy(mika, { ...request, wanted: { kind: "cart", entries: [] } })).rejects.toMatchObject({
      code: "cart/empty",
    });
  });
});

async function entriesOf(kind: string, ownerUuid: string | undefined) {
  const { rows } = await db.$client.query(
    `select a.currency, a.name, e.amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.owner_kind = $1 and a.owner_uuid = $2`,
    [kind, ownerUuid],
  );
  return rows;
}
