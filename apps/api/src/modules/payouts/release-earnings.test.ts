import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { checkout } from "../orders/index.ts";
import { NOW, buying, game, player } from "../orders/testing/shop.ts";
import { verifyLedger } from "../wallets/index.ts";
import { verifyWithin } from "../wallets/verify/verify-ledger.ts";
import { releaseEarnings } from "./index.ts";
import { takeBack as refundSale } from "./testing/take-back.ts";

let db: Database;
let owner: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, owner, close } = await testDatabase(10));
});
afterAll(() => close());
afterEach(async () => {
  expect((await verifyLedger(db)).differences).toEqual([]);
});

const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const release = (days: number) => releaseEarnings({ db, now: () => inDays(days) });

/** A sale of 1,000 by this creator, whose share is 700. */
async function sell(creator: string, days: number): Promise<void> {
  const buyer = await player(db, { coins: 1_000 });
  const request = buying({ game: await game(db, { author: creator }) }, { coins: 1_000 });
  const answer = await checkout({ db, now: () => inDays(days) }, buyer, request, "international");
  expect(answer.kind).toBe("done");
}

/** A refund of one of those sales, whenever that may be. */
const takeBack = (creator: string, amount: number, days: number) =>
  refundSale(db, creator, amount, inDays(days));

async function earningsOf(creator: string) {
  const { rows } = await db.$client.query<{ name: string; amount: number }>(
    `select a.name, sum(e.amount)::bigint as amount from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.owner_uuid = $1 and a.owner_kind = 'creator' group by a.name`,
    [creator],
  );
  const amountOf = (name: string) => rows.find((row) => row.name === name)?.amount ?? 0;
  return { held: amountOf("held"), payable: amountOf("payable") };
}

// R-ERN-1, R-ERN-2
test("earnings are held for fourteen days, then payable", async () => {
  const creator = randomUUID();
  await sell(creator, 0);
  await sell(creator, 3);
  await release(13.9);
  expect(await earningsOf(creator)).toEqual({ held: 1_400, payable: 0 });
  expect(await release(14)).toBe(1);
  expect(await earningsOf(creator)).toEqual({ held: 700, payable: 700 });
  expect(await release(14)).toBe(0);
  await release(17);
  expect(await earningsOf(creator)).toEqual({ held: 0, payable: 1_400 });
});

// R-ERN-2
test("refunded sales are not released", async () => {
  const creator = randomUUID();
  await sell(creator, 0);
  await sell(creator, 0);
  await takeBack(creator, 700, 5);
  await release(14);
  expect(await earningsOf(creator)).toEqual({ held: 0, payable: 700 });
});

test("with more refunded than sold nothing is payable until sales make up for it", async () => {
  const creator = randomUUID();
  await sell(creator, 0);
  await release(14);
  await takeBack(creator, 700, 15);
  await sell(creator, 16);
  await release(30);
  // Released before, refunded since: the next sale makes up for it.
  expect(await earningsOf(creator)).toEqual({ held: 0, payable: 700 });
  await sell(creator, 31);
  await release(45);
  expect(await earningsOf(creator)).toEqual({ held: 0, payable: 1_400 });
});

test("a refund of the same moment is deducted at once", async () => {
  const creator = randomUUID();
  await sell(creator, 0);
  await sell(creator, 1);
  await takeBack(creator, 700, 14);
  await release(14);
  expect(await earningsOf(creator)).toEqual({ held: 700, payable: 0 });
  await release(15);
  expect(await earningsOf(creator)).toEqual({ held: 0, payable: 700 });
});

// R-ERN-3
test("concurrent processes release once", async () => {
  const creators = Array.from({ length: 30 }, () => randomUUID());
  await Promise.all(creators.map((creator) => sell(creator, 0)));
  await Promise.all(Array.from({ length: 4 }, () => release(14)));
  for (const creator of creators) expect(await earningsOf(creator)).toEqual({ held: 0, payable: 700 });
});

// R-ERN-3
test("one creator's broken books do not hold up other creators' earnings", async () => {
  const [troubled = "", ...others] = Array.from({ length: 3 }, () => randomUUID()).toSorted();
  for (const creator of [troubled, ...others]) await sell(creator, 0);
  await owner.$client.query(
    `alter table earnings_progress add constraint broken check (creator_uuid <> '${troubled}') not valid`,
  );
  await expect(release(14)).rejects.toThrow(AggregateError);
  for (const creator of others) expect(await earningsOf(creator)).toEqual({ held: 0, payable: 700 });
  await owner.$client.query("alter table earnings_progress drop constraint broken");
  expect(await release(14)).toBe(1);
  expect(await earningsOf(troubled)).toEqual({ held: 0, payable: 700 });
});

test("the ledger check detects a premature release", async () => {
  const creator = randomUUID();
  await sell(creator, 0);
  await sell(creator, 1);
  await release(14);
  const client = await db.$client.connect();
  await client.query("begin");
  await client.query("update earnings_progress set sale_entry_id = 0 where creator_uuid = $1", [creator]);
  const { differences } = await verifyWithin(client);
  await client.query("rollback");
  client.release();
  expect(differences).toEqual([
    {
      check: "earnings",
      says: `creator ${creator}: 0 of sales less corrections was due for release, entries release 700`,
    },
  ]);
});
