import path from "node:path";
import { verifyLedger } from "../modules/wallets/verify/verify-ledger.ts";
import { readConfig } from "../platform/config.ts";
import { connectDatabase } from "../platform/database.ts";
import { ensureDatabase, launchPostgres } from "../platform/embedded-postgres/launch.ts";

/**
 * `pnpm ledger verify`: recomputes the books and names every difference. Exit code 0: none; 1: some; 2: not run.
 * Reads `DATABASE_URL`, or the embedded database in `DATA_DIR`, which may be in use by a running shop.
 */
const [command] = process.argv.slice(2);
if (command !== "verify") {
  console.error("Usage: pnpm ledger verify");
  process.exit(2);
}

const config = readConfig();
const server = config.databaseUrl ? null : await launchPostgres({ dataDir: path.join(config.dataDir, "pg") });
const db = connectDatabase(config.databaseUrl ?? (server ? await ensureDatabase(server, "catnip") : ""), {
  max: 1,
});
try {
  const { differences, counted } = await verifyLedger(db);
  for (const { check, says } of differences) console.error(`${check}: ${says}`);
  const looked = `${counted.transfers} transfers, ${counted.entries} entries, ${counted.orders} orders, ${counted.payments} payments`;
  console.log(
    differences.length === 0
      ? `The books balance: ${looked}.`
      : `${differences.length} differences in ${looked}.`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await db.$client.end();
  // A server that was running before serves a shop; only one we started is ours to stop.
  if (server && !server.reused) await server.stop();
}
process.exit();
