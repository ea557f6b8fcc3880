import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeBooks } from "../../../cli/testing/whole-books.ts";
import { SHOP_NOW, testShop, type TestShop } from "../../../testing/test-shop.ts";
import { proveBooks } from "../verify/prove-books.ts";
import { verifyLedger } from "../verify/verify-ledger.ts";
import { grantCoins } from "../gifts.ts";
import { BY_KEY, CHAIN_SESSION, forgottenOf, RECORD_KINDS, recordsAmong, recordsOf } from "./records.sql.ts";
import { sealBooks, sealForgotten } from "./seal-books.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await wholeBooks(shop);
}, 120_000);
afterAll(() => shop.close());

const rowsOf = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await shop.db.$client.query<Row>(text, [...values])).rows;

const waiting = () => rowsOf<{ kind: string }>("select distinct kind from ledger_waiting order by 1");

const later = new Date(SHOP_NOW.getTime() + 61 * 60_000);
const differences = async () => {
  const { secret, dataDir } = shop.config;
  return (await verifyLedger(shop.db, { secret, dataDir, now: later })).differences;
};

/** Its transfer, and the grant with its decision and delivery. */
const GIFT_RECORDS = 4;
const gift = (id: string) =>
  grantCoins(shop.db, { id, userUuid: randomUUID(), amount: 5, reason: "gift", now: SHOP_NOW });

// R-WAL-23
test("every kind of record is noted by whatever writes it, and sealing leaves none", async () => {
  expect((await waiting()).map(({ kind }) => kind)).toEqual([...RECORD_KINDS].toSorted());
  for (const kind of RECORD_KINDS) expect([kind, await rowsOf(forgottenOf(kind))]).toEqual([kind, []]);
  await sealBooks(shop.services);
  expect(await waiting()).toEqual([]);
  expect(await differences()).toEqual([]);
});

// R-WAL-23
test.each(RECORD_KINDS)(
  "looked up by key, a record of kind %s has the digest of the whole pass",
  async (kind) => {
    const all = await rowsOf<{ subject: string }>(`${recordsOf(kind)} order by subject`);
    expect(all.length).toBeGreaterThan(0);
    const client = await shop.db.$client.connect();
    try {
      await client.query(`begin; ${CHAIN_SESSION}; ${BY_KEY}`);
      const { rows: whole } = await client.query(
        `select subject, digest from (${recordsOf(kind)}) r order by 1`,
      );
      const { rows } = await client.query(
        `select subject, digest from (${recordsAmong(kind)}) r order by 1`,
        [all.map(({ subject }) => subject)],
      );
      expect(rows).toEqual(whole);
    } finally {
      await client.query("rollback");
      client.release();
    }
  },
);

// R-WAL-23
test("a record that is noted twice, or has its link already, gets no second one", async () => {
  const id = randomUUID();
  await gift(id);
  const [linked] = await rowsOf<{ subject: string }>(
    "select subject from ledger_links where kind = 'transfer' limit 1",
  );
  for (const subject of [id, linked?.subject])
    await rowsOf("insert into ledger_waiting (kind, subject) values ('transfer', $1)", [subject]);
  expect(await sealBooks(shop.services)).toMatchObject({ added: GIFT_RECORDS });
  expect(await waiting()).toEqual([]);
  expect(await differences()).toEqual([]);
});

// R-WAL-23
test("a record removed from the queue is reported by both verifications, and sealed by a full scan", async () => {
  await proveBooks(shop.services);
  const id = randomUUID();
  await gift(id);
  await rowsOf("delete from ledger_waiting where kind = 'transfer'");
  expect(await sealBooks(shop.services)).toMatchObject({ added: GIFT_RECORDS - 1 });
  expect(await differences()).toEqual([
    { check: "hash chain", says: `grant ${id} has waited for its link for 61 minutes` },
  ]);
  const proof = await proveBooks({ ...shop.services, now: () => later });
  expect(proof.differences).toEqual([
    {
      check: "hash chain",
      says: expect.stringMatching(`^grant ${id} has no link, although it was booked at`),
    },
  ]);
  expect(proof.head).toBeNull();
  expect(await sealForgotten(shop.services)).toMatchObject({ added: 1 });
  expect(await differences()).toEqual([]);
  expect(await proveBooks({ ...shop.services, now: () => later })).toMatchObject({ differences: [] });
});
