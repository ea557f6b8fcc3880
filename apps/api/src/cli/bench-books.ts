import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { randomUUID } from "node:crypto";
import { grantCoins, proveBooks, sealBooks, verifyLedger } from "../modules/wallets/index.ts";
import { readConfig } from "../platform/config.ts";
import { connectDatabase } from "../platform/database.ts";
import { openDatabaseForCommand } from "../platform/embedded-postgres/embedded-database.ts";
import { openDatabase } from "../platform/open-database.ts";
import { leaveWith } from "./leave-with.ts";
import { manyBookings } from "./bench/many-bookings.sql.ts";
import { processorTime } from "./bench/processor-time.ts";
import { medianPurchaseMs } from "./bench/measured-purchases.ts";

/**
 * `node apps/api/src/cli/bench-books.ts --entries 1000000`: fills a database of its own with that many ledger entries,
 * seals and verifies them, proves one more day of a thousand entries, buys games one by one, prints the times as JSON,
 * and deletes the database. For benchmarks.
 */
const { values } = parseArgs({ options: { entries: { type: "string", default: "10000" } } });
const ENTRIES_A_UNIT = 10;
/** Of two entries each. */
const DAY_TRANSFERS = 500;

await measure(Number(values.entries)).then(
  (figures) => process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit()),
  (fault: unknown) => leaveWith(fault, 1),
);

async function measure(entries: number): Promise<object> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-bench-books-"));
  const config = { ...readConfig({ DATA_DIR: dataDir }), databaseUrl: undefined };
  const { databaseUrl, ownerUrl, close } = await openDatabaseForCommand(config);
  try {
    const addresses = { databaseUrl, databaseMigrationUrl: ownerUrl };
    const db = await openDatabase({ ...config, ...addresses }, { max: 2 });
    try {
      const fillMs = await timed(() => fill(ownerUrl ?? databaseUrl, entries / ENTRIES_A_UNIT));
      const now = () => new Date();
      let sealMs = 0;
      const sealCpuMs = await processorTime(db, async () => {
        sealMs = await timed(() => sealBooks({ db, config, now }));
      });
      let differences: readonly unknown[] = [];
      const witness = { secret: config.secret, dataDir, now: now() };
      let verifyMs = 0;
      const verifyCpuMs = await processorTime(db, async () => {
        verifyMs = await timed(async () => ({ differences } = await verifyLedger(db, witness)));
      });
      if (differences.length > 0)
        throw new Error(`The books do not balance: ${JSON.stringify(differences.slice(0, 3))}`);
      const services = { db, config, now };
      await proveBooks(services);
      const grant = { userUuid: randomUUID(), amount: 100, reason: "measured" };
      for (let nth = 0; nth < DAY_TRANSFERS; nth += 1)
        await grantCoins(db, { ...grant, id: randomUUID(), now: now() });
      const sealDayMs = await timed(() => sealBooks(services));
      let dayMs = 0;
      const dayCpuMs = await processorTime(db, async () => {
        dayMs = await timed(() => proveBooks(services));
      });
      let purchaseMs = 0;
      const purchasesCpuMs = await processorTime(db, async () => (purchaseMs = await medianPurchaseMs(db)));
      const { differences: afterwards } = await verifyLedger(db);
      if (afterwards.length > 0)
        throw new Error(`The purchases do not balance: ${JSON.stringify(afterwards.slice(0, 3))}`);
      const verifyUsPerEntry = (verifyMs * 1_000) / entries;
      return {
        entries,
        fillMs,
        sealMs,
        sealCpuMs,
        verifyMs,
        verifyCpuMs,
        verifyUsPerEntry,
        sealDayMs,
        dayMs,
        dayCpuMs,
        purchaseMs,
        purchasesCpuMs,
        /** Of the last minute, at the end: how busy the machine was. */
        load: loadavg()[0],
      };
    } finally {
      await db.$client.end();
    }
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(ownerUrl: string, units: number): Promise<void> {
  const { $client } = connectDatabase(ownerUrl, { max: 1 });
  try {
    // Without searching for the transfer of each entry: the verification below finds what does not fit.
    await $client.query("set session_replication_role = replica");
    for (const statement of manyBookings(units, Math.max(1, Math.ceil(units / 10))))
      await $client.query(statement);
    await $client.query("analyze");
  } finally {
    await $client.end();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return Math.round(performance.now() - startedMs);
}
