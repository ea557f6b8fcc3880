import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { releaseEarnings } from "../payouts/index.ts";
import { findAccountLogs } from "../account-logs/account-logs.service.ts";
import { noteDownload } from "../builds/note-download.ts";
import { expireLots, grantSilver, verifyLedger, walletOf } from "../wallets/index.ts";
import { verifyWithin } from "../wallets/verify/verify-ledger.ts";
import { addOrderRefund, checkout, findOrderRefund } from "./index.ts";
import { findStoreOrders } from "./orders.service.ts";
import { buyOne, giveBack } from "./testing/refunds.ts";
import { couponFor, game, inCart, NOW, player, seen, type Game } from "./testing/shop.ts";

let db: Database;
let owner: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, owner, close } = await testDatabase(12));
});
afterAll(() => close());
afterEach(async () => {
  expect((await verifyLedger(db)).differences).toEqual([]);
});

const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const ask = (viewer: Viewer, order_uuid: string, store_id: number, at = NOW, brand = "international") =>
  findOrderRefund({ db, now: () => at }, viewer.uuid, { order_uuid, store_id }, brand);
const owns = async (viewer: Viewer, { id }: Game) =>
  (await findStoreOrders(db, viewer.uuid, 1, null, null)).some(({ store_id }) => store_id === id);
const rowsOf = async (text: string, values: readonly unknown[]) =>
  (await db.$client.query<Record<string, unknown>>(text, [...values])).rows;
const lotsOf = (viewer: Viewer) =>
  rowsOf(
    `select a.currency, l.origin, l.granted, l.remaining, l.expires_at from ledger_lots l
     join ledger_accounts a on a.id = l.account_id where a.owner_uuid = $1 order by l.id`,
    [viewer.uuid],
  );
const heldBy = async (creator: string) => {
  const [row] = await rowsOf(
    `select coalesce(sum(e.amount) filter (where a.name = 'held'), 0)::bigint as held,
       coalesce(sum(e.amount) filter (where a.name = 'payable'), 0)::bigint as payable
     from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.owner_uuid = $1`,
    [creator],
  );
  return row;
};

// R-RFD-4, R-RFD-6, R-RFD-10, R-ERN-4
test("a game given back returns its price to the same lots, the creator's share and the entitlement", async () => {
  const creator = randomUUID();
  const mika = await player(db, { coins: 1_000, silver: 300 });
  const bought = await game(db, { author: creator });
  const before = await lotsOf(mika);
  const order = await buyOne(db, mika, bought, { wallet: { coins: 1_000, silver: 300 } });
  expect(await ask(mika, order, bought.id)).toMatchObject({
    refusal: null,
    silver: 300,
    coin: 700,
    expired: 0,
    until: inDays(14),
    refunded_at: null,
  });

  expect(await giveBack(db, mika, { order_uuid: order, store_id: bought.id })).toBeNull();
  expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 1_000, silver: 300 });
  expect(await lotsOf(mika)).toEqual(before);
  expect(await heldBy(creator)).toEqual({ held: 0, payable: 0 });
  expect(await owns(mika, bought)).toBe(false);
  expect(await ask(mika, order, bought.id)).toMatchObject({
    refusal: "refund/already-refunded",
    refunded_at: NOW,
  });
  const { list } = await findAccountLogs(db, mika.uuid, "refund", {});
  expect(list).toMatchObject([{ silver: 300, coin: 700, deducted_amount: 0, order_uuid: order }]);
  expect(
    await rowsOf("select facts from notifications where user_uuid = $1 and kind = 'refund'", [mika.uuid]),
  ).toEqual([{ facts: { order_uuid: order, store_id: bought.id, coin: 700, silver: 300 } }]);
});

// R-RFD-11
test("a game given back can be bought and given back again", async () => {
  const mika = await player(db, { coins: 1_000 });
  const bought = await game(db);
  for (const at of [NOW, inDays(1)]) {
    const order = await buyOne(db, mika, bought, { at });
    expect(await owns(mika, bought)).toBe(true);
    expect(await giveBack(db, mika, { order_uuid: order, store_id: bought.id }, at)).toBeNull();
  }
  await buyOne(db, mika, bought, { at: inDays(2) });
  expect(await owns(mika, bought)).toBe(true);
  expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 0, silver: 0 });
});

// R-RFD-5
describe("it is said why a game cannot be given back", () => {
  test.each<{
    says: string;
    code: string;
    at?: Date;
    done: (mika: Viewer, bought: Game) => Promise<unknown>;
  }>([
    { says: "too late", code: "refund/too-late", at: inDays(14), done: () => Promise.resolve() },
    {
      says: "played for two hours",
      code: "refund/played",
      done: (mika, { id }) =>
        db.$client.query(
          "insert into play_times (user_uuid, store_id, minutes, first_at, last_slot_at) values ($1, $2, 120, $3, $3)",
          [mika.uuid, id, NOW],
        ),
    },
    {
      says: "downloaded",
      code: "refund/downloaded",
      done: (mika, { id }) =>
        db.$client.query(
          "insert into build_downloads (user_uuid, build_uuid, first_at, last_at) select $1, uuid, $3, $3 from builds where store_id = $2",
          [mika.uuid, id, NOW],
        ),
    },
  ])("$says", async ({ code, at = NOW, done }) => {
    const mika = await player(db, { coins: 1_000 });
    const bought = await game(db);
    const order = await buyOne(db, mika, bought);
    await done(mika, bought);
    expect((await ask(mika, order, bought.id, at)).refusal).toBe(code);
    expect(await giveBack(db, mika, { order_uuid: order, store_id: bought.id }, at)).toBe(code);
    expect(await owns(mika, bought)).toBe(true);
  });

  test("another player's order is no order", async () => {
    const mika = await player(db, { coins: 1_000 });
    const bought = await game(db);
    const order = await buyOne(db, mika, bought);
    const ren = await player(db);
    const line = { order_uuid: order, store_id: bought.id };
    expect(await giveBack(db, ren, line)).toBe("store/not-owned");
    expect(await giveBack(db, ren, { ...line, order_uuid: "nonsense" })).toBe("store/not-owned");
    expect(await giveBack(db, mika, { ...line, uuid: "nonsense" })).toBe("input/invalid");
    expect(await giveBack(db, { ...mika, sid: randomUUID() }, line)).toBe("auth/id-token-expired");
    expect(await owns(mika, bought)).toBe(true);
  });
});

// R-RFD-12
test("more than five games in 90 days are for customer service", async () => {
  const mika = await player(db, { coins: 10_000 });
  const lines = [];
  for (let at = 0; at < 8; at += 1) {
    const bought = await game(db);
    lines.push({ store_id: bought.id, order_uuid: await buyOne(db, mika, bought) });
  }
  const codes = await Promise.all(lines.map((line) => giveBack(db, mika, line)));
  expect(codes.filter((code) => code === null)).toHaveLength(5);
  expect(codes.filter((code) => code === "refund/too-many")).toHaveLength(3);
  const later = await game(db);
  const order_uuid = await buyOne(db, mika, later, { at: inDays(90) });
  expect(await giveBack(db, mika, { order_uuid, store_id: later.id }, inDays(90))).toBeNull();
});

// R-RFD-7
test("silver that ended meanwhile comes back and expires at once, as a line of its own", async () => {
  const mika = await player(db, { coins: 1_000 });
  await grantSilver(db, {
    id: randomUUID(),
    userUuid: mika.uuid,
    amount: 300,
    reason: "test",
    now: NOW,
    expiresAt: inDays(2),
  });
  const bought = await game(db);
  const order_uuid = await buyOne(db, mika, bought, { wallet: { coins: 1_000, silver: 300 } });
  const line = { order_uuid, store_id: bought.id };
  expect((await ask(mika, order_uuid, bought.id, inDays(1))).expired).toBe(0);
  expect(await ask(mika, order_uuid, bought.id, inDays(2))).toMatchObject({ silver: 300, expired: 300 });
  expect(await giveBack(db, mika, line, inDays(2))).toBeNull();
  expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 1_000, silver: 0 });
  expect((await findAccountLogs(db, mika.uuid, "expiry", {})).list).toMatchObject([{ silver: 300 }]);
});

// R-RFD-8, R-RFD-9
test("one game of several returns its own part, and the coupons it was bought with", async () => {
  const mika = await player(db, { coins: 5_000, silver: 500 });
  const [one, two] = [await game(db, { list: 999 }), await game(db, { list: 2_000 })];
  const good = await couponFor(db, mika.uuid, { rate: 10 });
  const over = await couponFor(db, mika.uuid, { rate: 5, endedAt: inDays(1) });
  const items = [
    { game: one, coupons: [good, over].map((uuid, at) => ({ uuid, rate: at === 0 ? 10 : 5 })) },
    { game: two },
  ];
  const shown = seen(items, { coins: 5_000, silver: 500 });
  const uuid = randomUUID();
  const entries = [
    { cart_store_uuid: await inCart(db, mika.uuid, one.id), coupon_uuids: [good, over] },
    { cart_store_uuid: await inCart(db, mika.uuid, two.id), coupon_uuids: [] },
  ];
  const wanted = { kind: "cart" as const, entries };
  const request = { uuid, wanted, account_1_amount: shown.silver, shown };
  expect((await checkout({ db, now: () => NOW }, mika, request, "international")).kind).toBe("done");

  expect(await giveBack(db, mika, { order_uuid: uuid, store_id: one.id }, inDays(2))).toBeNull();
  const states = await rowsOf("select uuid, state from user_coupons where user_uuid = $1 order by state", [
    mika.uuid,
  ]);
  expect(states).toEqual([
    { uuid: good, state: 0 },
    { uuid: over, state: 1 },
  ]);
  expect(await owns(mika, two)).toBe(true);
  expect((await verifyLedger(db)).differences).toEqual([]);
  // The coupon that came back buys another game.
  await buyOne(db, mika, await game(db), { wallet: { coins: 5_000 }, coupons: [{ uuid: good, rate: 10 }] });
  expect(await giveBack(db, mika, { order_uuid: uuid, store_id: two.id }, inDays(2))).toBeNull();
  expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 5_000 - 900, silver: 500 });
});

// R-RFD-6
test("a part of an order goes back to what was spent last", async () => {
  const mika = await player(db, { silver: 300 });
  const grant = { userUuid: mika.uuid, reason: "test", now: NOW, expiresAt: inDays(20) };
  await grantSilver(db, { ...grant, id: randomUUID(), amount: 300 });
  const games = [await game(db, { list: 300 }), await game(db, { list: 300 })];
  const entries: { cart_store_uuid: string; coupon_uuids: string[] }[] = [];
  for (const { id } of games)
    entries.push({ cart_store_uuid: await inCart(db, mika.uuid, id), coupon_uuids: [] });
  const shown = seen(
    games.map((each) => ({ game: each })),
    { silver: 600 },
  );
  const wanted = { kind: "cart" as const, entries };
  const request = { uuid: randomUUID(), wanted, account_1_amount: shown.silver, shown };
  expect((await checkout({ db, now: () => NOW }, mika, request, "international")).kind).toBe("done");

  const line = { order_uuid: request.uuid, store_id: games[0]?.id ?? 0 };
  expect(await giveBack(db, mika, line, inDays(1))).toBeNull();
  // What ends was spent first, so it stays spent.
  expect(await lotsOf(mika)).toMatchObject([
    { expires_at: null, remaining: 300 },
    { expires_at: inDays(20), remaining: 0 },
  ]);
});

// R-RFD-13
describe("at once", () => {
  test("ten refunds of one game give it back once", async () => {
    const mika = await player(db, { coins: 1_000 });
    const bought = await game(db);
    const line = { order_uuid: await buyOne(db, mika, bought), store_id: bought.id };
    const codes = await Promise.all(Array.from({ length: 10 }, () => giveBack(db, mika, line)));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === "refund/already-refunded")).toHaveLength(9);
    expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 1_000, silver: 0 });
  });

  test("the same request, however often, is one refund and one answer", async () => {
    const mika = await player(db, { coins: 1_000 });
    const bought = await game(db);
    const line = { uuid: randomUUID(), order_uuid: await buyOne(db, mika, bought), store_id: bought.id };
    const codes = await Promise.all(Array.from({ length: 10 }, () => giveBack(db, mika, line)));
    expect(codes.every((code) => code === null)).toBe(true);
    const again = await addOrderRefund({ db, now: () => inDays(1) }, mika, line, "international");
    expect(again).toMatchObject({ silver: 0, coin: 1_000, refunded_at: NOW });
    expect((await findAccountLogs(db, mika.uuid, "refund", {})).total).toBe(1);
    const other = await game(db);
    const elsewhere = { ...line, order_uuid: await buyOne(db, mika, other), store_id: other.id };
    expect(await giveBack(db, mika, elsewhere)).toBe("request/id-conflict");
  });

  test("a refund and the end of the silver that paid for it leave the books balanced", async () => {
    const mika = await player(db, { coins: 1_000 });
    const grant = { userUuid: mika.uuid, reason: "test", now: NOW, expiresAt: inDays(2) };
    await grantSilver(db, { ...grant, id: randomUUID(), amount: 300 });
    const bought = await game(db);
    const wallet = { coins: 1_000, silver: 300 };
    const order_uuid = await buyOne(db, mika, bought, { wallet });
    await grantSilver(db, { ...grant, id: randomUUID(), amount: 50 });
    const [code] = await Promise.all([
      giveBack(db, mika, { order_uuid, store_id: bought.id }, inDays(2)),
      ...Array.from({ length: 4 }, () => expireLots({ db, now: () => inDays(2) })),
    ]);
    expect(code).toBeNull();
    expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 1_000, silver: 0 });
  });

  test("a refund and a download: either one or the other", async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const mika = await player(db, { coins: 1_000 });
      const bought = await game(db);
      const order_uuid = await buyOne(db, mika, bought);
      const [row] = await rowsOf("select uuid from builds where store_id = $1", [bought.id]);
      const [code, isNoted] = await Promise.all([
        giveBack(db, mika, { order_uuid, store_id: bought.id }),
        noteDownload({ db, now: () => NOW }, mika.uuid, String(row?.["uuid"])),
      ]);
      expect(isNoted).toBe(code !== null);
      expect([null, "refund/downloaded"]).toContain(code);
      expect(await noteDownload({ db, now: () => NOW }, mika.uuid, String(row?.["uuid"]))).toBe(isNoted);
    });
    await Promise.all(rounds);
  });

  // R-ERN-4, R-ERN-5
  test("a sale given back in the last moment is not released, and one released first is made up for", async () => {
    const creators = Array.from({ length: 8 }, () => randomUUID());
    await Promise.all(
      creators.map(async (author) => {
        const mika = await player(db, { coins: 1_000 });
        const bought = await game(db, { author });
        const line = { order_uuid: await buyOne(db, mika, bought), store_id: bought.id };
        const lastMoment = new Date(inDays(14).getTime() - 1);
        const [code] = await Promise.all([
          giveBack(db, mika, line, lastMoment),
          releaseEarnings({ db, now: () => inDays(14) }),
        ]);
        expect(code).toBeNull();
      }),
    );
    for (const creator of creators) {
      const { held, payable } = (await heldBy(creator)) as { held: number; payable: number };
      expect(held + payable).toBe(0);
      expect([0, 700]).toContain(payable);
    }
  });
});

// R-ERN-4
test("a refund counts at once, however young: its sale is never released", async () => {
  const creator = randomUUID();
  const mika = await player(db, { coins: 1_000 });
  const bought = await game(db, { author: creator });
  const line = { order_uuid: await buyOne(db, mika, bought), store_id: bought.id };
  expect(await giveBack(db, mika, line, new Date(inDays(14).getTime() - 1))).toBeNull();
  await releaseEarnings({ db, now: () => inDays(14) });
  expect(await heldBy(creator)).toEqual({ held: 0, payable: 0 });
  await releaseEarnings({ db, now: () => inDays(60) });
  expect(await heldBy(creator)).toEqual({ held: 0, payable: 0 });
});

// R-RFD-14
describe("the check of the books finds a refund that was tampered with", () => {
  test.each([
    ["another split", "update order_refunds set silver = silver + 1, coin = coin - 1 where uuid = $1"],
    ["more than the price", "update order_refunds set coin = coin + 1 where uuid = $1"],
    ["another player's", "update order_refunds set user_uuid = gen_random_uuid() where uuid = $1"],
    [
      "another moment",
      "update order_refunds set created_at = created_at + interval '1 second' where uuid = $1",
    ],
    ["a coupon more", "update order_refunds set coupons = coupons || gen_random_uuid() where uuid = $1"],
    ["no record of it", "delete from order_refunds where uuid = $1"],
    ["no money for it", "update ledger_transfers set kind = 'grant' where id = $1"],
    [
      "the game kept",
      "insert into entitlements select user_uuid, store_id, order_uuid, '2026-03-01T12:00:00Z' from order_refunds where uuid = $1",
    ],
    [
      "back into another lot",
      "update ledger_lot_uses set lot_id = (select min(id) from ledger_lots where id <> lot_id) where transfer_id = $1",
    ],
    ["more than was spent", "update ledger_lot_uses set amount = amount - 1 where transfer_id = $1"],
  ])("%s", async (_says, change) => {
    const mika = await player(db, { coins: 1_000 });
    const bought = await game(db);
    const line = { uuid: randomUUID(), order_uuid: await buyOne(db, mika, bought), store_id: bought.id };
    expect(await giveBack(db, mika, line)).toBeNull();
    const client = await owner.$client.connect();
    try {
      await client.query("begin");
      await client.query("set local session_replication_role = replica");
      await client.query(change, [line.uuid]);
      const { differences } = await verifyWithin(client);
      expect(differences).not.toEqual([]);
      expect(differences.filter(({ says }) => says.startsWith("could not be computed"))).toEqual([]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});
