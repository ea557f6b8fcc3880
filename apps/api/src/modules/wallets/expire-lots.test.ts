import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { checkout } from "../orders/index.ts";
import { NOW, buying, game, player } from "../orders/testing/shop.ts";
import { expireLots } from "./expire-lots.ts";
import { grantSilver, verifyLedger, walletOf } from "./index.ts";

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await testDatabase(30));
});
afterAll(() => close());
afterEach(async () => {
  expect((await verifyLedger(db)).differences).toEqual([]);
});

const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const expire = (days: number) => expireLots({ db, now: () => inDays(days) });

const give = (viewer: Viewer, amount: number, expiresInDays: number | null) =>
  grantSilver(db, {
    id: randomUUID(),
    userUuid: viewer.uuid,
    amount,
    reason: "test",
    now: NOW,
    ...(expiresInDays === null ? {} : { expiresAt: inDays(expiresInDays) }),
  });

async function buyFor(viewer: Viewer, list: number, silver: number): Promise<string> {
  const request = buying({ game: await game(db, { list }) }, { silver });
  return (await checkout({ db, now: () => NOW }, viewer, request, "international")).kind;
}

// R-WAL-6, R-WAL-7
test("what is left of an expired lot goes back, and nothing else", async () => {
  const mika = await player(db);
  await give(mika, 300, 10);
  await give(mika, 200, 20);
  await give(mika, 100, null);
  expect(await buyFor(mika, 250, 600)).toBe("done");

  await expire(9);
  expect((await walletOf(db, mika.uuid)).silver).toBe(350);
  // The purchase took from the lot that expires first, so only 50 of it are left.
  expect(await expire(10)).toBe(1);
  expect((await walletOf(db, mika.uuid)).silver).toBe(300);
  expect(await expire(10)).toBe(0);
  await expire(1_000);
  expect((await walletOf(db, mika.uuid)).silver).toBe(100);
});

test("it is an ordinary ledger entry: to a platform account, with a reason", async () => {
  const mika = await player(db);
  await give(mika, 300, 1);
  await give(mika, 40, 2);
  await expire(2);
  const { rows } = await db.$client.query(
    `select t.kind, t.reason, o.owner_kind, o.name, o.currency, e.amount from ledger_accounts a
      join ledger_entries mine on mine.account_id = a.id and mine.amount < 0
      join ledger_transfers t on t.id = mine.transfer_id
      join ledger_entries e on e.transfer_id = t.id and e.id <> mine.id join ledger_accounts o on o.id = e.account_id
      where a.owner_uuid = $1`,
    [mika.uuid],
  );
  expect(rows).toEqual([
    {
      kind: "expiry",
      reason: "what was given has ended",
      owner_kind: "platform",
      name: "expiry",
      currency: "silver",
      amount: 340,
    },
  ]);
});

test("many accounts and several processes at once: each lot expires once", async () => {
  const players = await Promise.all(Array.from({ length: 250 }, () => player(db)));
  await Promise.all(players.map((viewer) => give(viewer, 10, 1)));
  const ended = await Promise.all(Array.from({ length: 4 }, () => expire(1)));
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(250);
});

// R-WAL-7
test("a concurrent purchase either gets the coins or does not; the books balance either way", async () => {
  for (let round = 0; round < 20; round += 1) {
    const mika = await player(db);
    await give(mika, 300, 1);
    const [bought] = await Promise.all([buyFor(mika, 300, 300), expire(1)]);
    expect(["done", "refused", "price-changed"]).toContain(bought);
    expect((await walletOf(db, mika.uuid)).silver).toBe(0);
  }
});

test("an account whose lots and balance disagree holds up no other account's coins", async () => {
  const players = [await player(db), await player(db), await player(db)];
  for (const viewer of players) await give(viewer, 300, 1);
  const broken = players[0]?.uuid;
  const spoil = (difference: number) =>
    db.$client.query(
      "update ledger_accounts set balance = balance + $2 where owner_uuid = $1 and currency = 'silver'",
      [broken, difference],
    );
  await spoil(-100);
  // It still fails, for the operator to see.
  await expect(expire(2)).rejects.toThrow(AggregateError);
  const left = await Promise.all(players.map(async ({ uuid }) => (await walletOf(db, uuid)).silver));
  expect(left).toEqual([200, 0, 0]);
  await spoil(100);
  expect(await expire(2)).toBe(1);
});
