import { readConfig } from "../platform/config.ts";
import { connectDatabase } from "../platform/database.ts";
import { openDatabaseForCommand } from "../platform/embedded-postgres/embedded-database.ts";
import { requireMigrated } from "../platform/open-database.ts";
import { leaveWith } from "./leave-with.ts";
import { adopt } from "./ledger/adopt.ts";
import type { LedgerCommand } from "./ledger/command.ts";
import { confirm, CONFIRM_USAGE } from "./ledger/confirm.ts";
import { decide, DECIDE_USAGE } from "./ledger/decide.ts";
import { reviews } from "./ledger/reviews.ts";
import { seal } from "./ledger/seal.ts";
import { verify } from "./ledger/verify.ts";

/**
 * `pnpm ledger verify [head]`: recomputes the books and checks the chain; names every difference. With a head from a
 * statement, also whether the books still contain it. Writes nothing. Exit code 0: none; 1: some; 2: not run.
 * `pnpm ledger seal`: appends to the chain what the job has not yet come to, and says where the chain ends.
 * `pnpm ledger adopt "reason"`: after a restore, takes the present end of the chain for the right one.
 * `pnpm ledger reviews`: the statements of providers that need a person, a line each, columns separated by tabs.
 * `pnpm ledger decide <case> <decision> --reason … --as <mail>`: decides about one of them, in the name of an account
 * with the role finance or root. Exit code 0: done; 1: refused, and why; 2: not understood.
 * `pnpm ledger confirm <reference> <channel> <receipt> <amount> <currency> --reason … --as <mail>`: money for a payment
 * through customer service has arrived. Exit codes as for `decide`.
 * Reads `DATABASE_URL`, or the embedded database in `DATA_DIR`, through the shop where one is running on it. The heads of
 * the chain are in `DATA_DIR/ledger`, its key comes from `SECRET`.
 */
const COMMANDS: ReadonlyMap<string, LedgerCommand> = new Map([
  ["verify", verify],
  ["seal", seal],
  ["adopt", adopt],
  ["reviews", reviews],
  ["decide", decide],
  ["confirm", confirm],
]);

const command = COMMANDS.get(process.argv[2] ?? "");
if (!command) {
  console.error(
    `Usage: pnpm ledger verify [head] | seal | adopt "reason" | reviews\n       ${DECIDE_USAGE}\n       ${CONFIRM_USAGE}`,
  );
  process.exit(2);
}

await withDatabase(command).then(
  (exitCode) => process.exit(exitCode),
  (fault: unknown) => leaveWith(fault, 2),
);

async function withDatabase(work: LedgerCommand): Promise<number> {
  const config = readConfig();
  const opened = await openDatabaseForCommand(config);
  const db = connectDatabase(opened.databaseUrl, { max: 1 });
  try {
    await requireMigrated(db);
    return await work({ db, config, now: () => new Date() }, process.argv.slice(3));
  } finally {
    await db.$client.end();
    await opened.close();
  }
}
