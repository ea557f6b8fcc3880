import { findPaymentReviews } from "../modules/payments/index.ts";
import { headsFile } from "../modules/wallets/chain/heads-file.ts";
import { adoptHead, sealBooks, verifyLedger } from "../modules/wallets/index.ts";
import { readConfig } from "../platform/config.ts";
import type { Services } from "../platform/context.ts";
import { connectDatabase } from "../platform/database.ts";
import { leaveWith } from "./leave-with.ts";
import { openDatabaseForCommand } from "../platform/embedded-postgres/embedded-database.ts";
import { requireMigrated } from "../platform/open-database.ts";

/**
 * `pnpm ledger verify [head]`: recomputes the books and checks the chain; names every difference. With a head from a
 * statement, also whether the books still contain it. Writes nothing. Exit code 0: none; 1: some; 2: not run.
 * `pnpm ledger seal`: appends to the chain what the job has not yet come to, and says where the chain ends.
 * `pnpm ledger adopt "reason"`: after a restore, takes the present end of the chain for the right one.
 * `pnpm ledger reviews`: the payments a person has to look at, a line each, columns parted by tabs.
 * Reads `DATABASE_URL`, or the embedded database in `DATA_DIR`, through the shop where one is running on it. The heads of
 * the chain are in `DATA_DIR/ledger`, its key comes from `SECRET`.
 */
type Command = (services: Pick<Services, "db" | "config" | "now">) => Promise<number>;
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ["verify", verify],
  ["seal", seal],
  ["adopt", adopt],
  ["reviews", reviews],
]);
const command = COMMANDS.get(process.argv[2] ?? "");
if (!command) {
  console.error('Usage: pnpm ledger verify [head] | seal | adopt "reason" | reviews');
  process.exit(2);
}
const argument = process.argv[3];

await withDatabase(command).then(
  (exitCode) => process.exit(exitCode),
  (fault: unknown) => leaveWith(fault, 2),
);

async function withDatabase(work: Command): Promise<number> {
  const config = readConfig();
  const opened = await openDatabaseForCommand(config);
  const db = connectDatabase(opened.databaseUrl, { max: 1 });
  try {
    await requireMigrated(db);
    return await work({ db, config, now: () => new Date() });
  } finally {
    await db.$client.end();
    await opened.close();
  }
}

async function verify({ db, config, now }: Pick<Services, "db" | "config" | "now">): Promise<number> {
  const { differences, counted, chain } = await verifyLedger(db, {
    secret: config.secret,
    dataDir: config.dataDir,
    now: now(),
    head: argument?.toLowerCase(),
  });
  for (const { check, says } of differences) console.error(`${check}: ${says}`);
  const looked = `${counted.transfers} transfers, ${counted.entries} entries, ${counted.orders} orders, ${counted.payments} payments`;
  console.log(
    differences.length === 0
      ? `The books balance: ${looked}.`
      : `${differences.length} differences in ${looked}.`,
  );
  if (chain) {
    console.log(
      `The chain has ${chain.links} links; ${chain.waiting} records wait for theirs, and ${chain.heads} heads are kept in ${headsFile(config.dataDir)}.`,
    );
    if (chain.heads === 0)
      console.log(
        "Without a head kept outside the database nobody can tell whether the chain was cut short.",
      );
  }
  return differences.length === 0 ? 0 : 1;
}

async function seal(services: Pick<Services, "db" | "config" | "now">): Promise<number> {
  const { added, head, refused } = await sealBooks(services);
  if (refused === "busy") console.error("Another process is writing the chain; try again.");
  if (refused === "heads-disagree")
    console.error(
      "The books do not contain a head that is kept in DATA_DIR. Run `pnpm ledger verify`; after a restore from a backup, `pnpm ledger adopt`.",
    );
  if (refused) return 1;
  console.log(
    head ? `${added} links added; link ${head.position} is ${head.hash}.` : "There is nothing to seal.",
  );
  return 0;
}

async function adopt(services: Pick<Services, "db" | "config" | "now">): Promise<number> {
  const reason = argument?.trim() ?? "";
  if (reason === "" || reason.length > 500) {
    console.error('Say why in at most 500 characters: pnpm ledger adopt "restored the backup of Monday"');
    return 2;
  }
  const { position, hash } = await adoptHead(services, reason);
  console.log(`From now on the chain goes on after link ${position}, ${hash}.`);
  return 0;
}

async function reviews({ db }: Pick<Services, "db">): Promise<number> {
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
