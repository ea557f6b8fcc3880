import { findPaymentReviews } from "../modules/payments/index.ts";
import { verifyLedger } from "../modules/wallets/verify/verify-ledger.ts";
import { readConfig } from "../platform/config.ts";
import { connectDatabase, type Database } from "../platform/database.ts";
import { leaveWith } from "./leave-with.ts";
import { openDatabaseForCommand } from "../platform/embedded-postgres/embedded-database.ts";
import { requireMigrated } from "../platform/open-database.ts";

/**
 * `pnpm ledger verify`: recomputes the books and names every difference. Exit code 0: none; 1: some; 2: not run.
 * `pnpm ledger reviews`: the payments a person has to look at, a line each, columns parted by tabs.
 * Reads `DATABASE_URL`, or the embedded database in `DATA_DIR`, through the shop where one is running on it.
 */
const COMMANDS: ReadonlyMap<string, (db: Database) => Promise<number>> = new Map([
  ["verify", verify],
  ["reviews", reviews],
]);
const command = COMMANDS.get(process.argv[2] ?? "");
if (!command) {
  console.error("Usage: pnpm ledger verify | reviews");
  process.exit(2);
}

await withDatabase(command).then(
  (exitCode) => process.exit(exitCode),
  (fault: unknown) => leaveWith(fault, 2),
);

async function withDatabase(work: (db: Database) => Promise<number>): Promise<number> {
  const opened = await openDatabaseForCommand(readConfig());
  const db = connectDatabase(opened.databaseUrl, { max: 1 });
  try {
    await requireMigrated(db);
    return await work(db);
  } finally {
    await db.$client.end();
    await opened.close();
  }
}

async function verify(db: Database): Promise<number> {
  const { differences, counted } = await verifyLedger(db);
  for (const { check, says } of differences) console.error(`${check}: ${says}`);
  const looked = `${counted.transfers} transfers, ${counted.entries} entries, ${counted.orders} orders, ${counted.payments} payments`;
  console.log(
    differences.length === 0
      ? `The books balance: ${looked}.`
      : `${differences.length} differences in ${looked}.`,
  );
  return differences.length === 0 ? 0 : 1;
}

async function reviews(db: Database): Promise<number> {
  for (const {
    order_no,
    reason,
    state,
    provider_key,
    provider_txn_id,
    ...amounts
  } of await findPaymentReviews(db)) {
    const paid = `${amounts.pay_amount} ${amounts.currency_id}`;
    const credited = `${amounts.coin} meowcent`;
    console.log([order_no, reason, state, provider_key, provider_txn_id ?? "-", paid, credited].join("\t"));
  }
  return 0;
}
