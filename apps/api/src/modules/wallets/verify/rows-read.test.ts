import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { manyBookings } from "../../../cli/bench/many-bookings.sql.ts";
import { busyDay } from "../../../cli/testing/busy-day.ts";
import { connectDatabase, type Database } from "../../../platform/database.ts";
import { testDatabase, type TestDatabase } from "../../../platform/testing/test-database.ts";
import { NOW } from "../../orders/testing/shop.ts";
import { till } from "../../top-ups/testing/till.ts";
import { sealBooks } from "../chain/seal-books.ts";
import { proveBooks } from "./prove-books.ts";

/** Top-ups with two purchases each: ten entries. */
const UNITS = { few: 20, many: 1_000 };
/** Not the same to the row: the queue's index has leftovers of what was linked before. */
const ALIKE = 1.5;

// R-WAL-23, R-WAL-24
test(
  "sealing and proving a day read no more rows in books fifty times as large",
  { timeout: 120_000 },
  async () => {
    const few = await readByADay(UNITS.few);
    const many = await readByADay(UNITS.many);
    expect(few.sealing).toBeGreaterThan(0);
    expect(many.sealing).toBeLessThan(few.sealing * ALIKE);
    expect(many.sealingNothing).toBeLessThan(few.sealingNothing * ALIKE + 10);
    expect(many.proving).toBeLessThan(few.proving * ALIKE);
  },
);

async function readByADay(units: number) {
  const shop = await testDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), "catnip-rows-"));
  const db = connectDatabase(shop.url, { max: 2 });
  try {
    // Sets up what payments need; it asks whether there are plans.
    await till(shop.db);
    await fill(shop, units);
    const config = {
      secret: "00",
      dataDir,
      production: false,
      port: 0,
      databaseUrl: shop.url,
      originPattern: "",
    };
    const services = { db, config, now: () => NOW };
    await sealBooks(services);
    // Walks over what the first has linked, and clears it away.
    await sealBooks(services);
    expect((await proveBooks(services)).differences).toEqual([]);
    await busyDay(shop.db, { seed: 7, steps: 40, atOnce: 1 });
    const sealing = await rowsRead(db, () => sealBooks(services));
    const sealingNothing = await rowsRead(db, () => sealBooks(services));
    const proving = await rowsRead(db, async () => {
      expect(await proveBooks(services)).toMatchObject({ differences: [] });
    });
    return { sealing, sealingNothing, proving };
  } finally {
    await db.$client.end();
    await shop.close();
    await rm(dataDir, { recursive: true });
  }
}

async function fill(shop: TestDatabase, units: number): Promise<void> {
  const client = await shop.owner.$client.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const statement of manyBookings(units, units / 10)) await client.query(statement);
  } finally {
    await client.query("set session_replication_role = default");
    client.release();
  }
}

/** Rows of tables and entries of indexes that the two connections of the pool read during the work. */
async function rowsRead(db: Database, work: () => Promise<unknown>): Promise<number> {
  const before = await counted(db);
  await work();
  return (await counted(db)) - before;
}

async function counted(db: Database): Promise<number> {
  const clients = [await db.$client.connect(), await db.$client.connect()];
  try {
    for (const client of clients) await client.query("select pg_stat_force_next_flush()");
    const { rows } = await clients[0]!.query<{ read: number }>(
      `select (select sum(seq_tup_read) from pg_stat_user_tables)::bigint
        + (select sum(idx_tup_read) from pg_stat_user_indexes)::bigint as read`,
    );
    return rows[0]?.read ?? Number.NaN;
  } finally {
    for (const client of clients) client.release();
  }
}
