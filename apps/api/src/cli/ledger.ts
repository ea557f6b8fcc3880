import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { decideCase, findPaymentCases } from "../modules/payments/index.ts";
import { verifyLedger } from "../modules/wallets/verify/verify-ledger.ts";
import { readConfig } from "../platform/config.ts";
import { connectDatabase, type Database } from "../platform/database.ts";
import { leaveWith } from "./leave-with.ts";
import { openDatabaseForCommand } from "../platform/embedded-postgres/embedded-database.ts";
import { ApiError } from "../platform/errors.ts";
import { requireMigrated } from "../platform/open-database.ts";
import { rolesNow } from "../platform/roles/roles-now.ts";

/**
 * `pnpm ledger verify`: recomputes the books and names every difference. Exit code 0: none; 1: some; 2: not run.
 * `pnpm ledger reviews`: the statements of providers that need a person, a line each, columns parted by tabs.
 * `pnpm ledger decide <case> <decision> --reason … --as <mail>`: decides about one of them, in the name of an account
 * with the role finance or root. Exit code 0: done; 1: refused, and why; 2: not understood.
 * Reads `DATABASE_URL`, or the embedded database in `DATA_DIR`, through the shop where one is running on it.
 */
const COMMANDS: ReadonlyMap<string, (db: Database) => Promise<number>> = new Map([
  ["verify", verify],
  ["reviews", reviews],
  ["decide", decide],
]);
const USAGE = `Usage: pnpm ledger verify | reviews
       pnpm ledger decide <case> credit-paid | accept | returned | dismiss --reason <why> --as <mail of finance or root>
         --user <uuid>  whose wallet is credited, for money of an unknown order
         --key <uuid>   a key of your own; the same one again changes nothing`;
const command = COMMANDS.get(process.argv[2] ?? "");
if (!command) {
  console.error(USAGE);
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
  for (const { ordered, ...at } of await findPaymentCases(db, { open: true })) {
    console.log(
      [
        at.uuid,
        at.reason,
        at.order_no,
        ordered?.state ?? "unknown",
        at.provider,
        at.provider_txn_id || "-",
        `stated ${at.pay_amount} ${at.currency_id}`,
        ordered ? `ordered ${ordered.pay_amount} ${ordered.currency_id} for ${ordered.coin} meowcent` : "-",
        at.decisions.join("|"),
        at.first_decision ? `${at.first_decision.decision} needs a second person` : "-",
      ].join("\t"),
    );
  }
  return 0;
}

async function decide(db: Database): Promise<number> {
  const given = decisionGiven();
  if (!given) {
    console.error(USAGE);
    return 2;
  }
  try {
    const { as, ...input } = given;
    const actor = await staff(db, as);
    const decided = await decideCase({ db, config: readConfig(), now: () => new Date() }, actor, input);
    const { decision, credited_order_no, uuid } = decided;
    console.log(
      decision === null
        ? `Noted. Because of the amount somebody else has to decide the same about case ${uuid}.`
        : `Case ${uuid}: ${decision}${credited_order_no ? `, credited as payment ${credited_order_no}` : ""}.`,
    );
    return 0;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    console.error(`${fault.code}: ${fault.message}.`);
    return 1;
  }
}

function decisionGiven() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: {
        reason: { type: "string" },
        as: { type: "string" },
        user: { type: "string" },
        key: { type: "string" },
      },
    });
    const [case_uuid, decision, ...more] = positionals;
    const { reason, as, user, key } = values;
    if (!case_uuid || !decision || more.length > 0 || !reason || !as) return null;
    return { as, case_uuid, decision, reason, user_uuid: user ?? null, uuid: key ?? randomUUID() };
  } catch {
    return null;
  }
}

/** The member of staff in whose name something is decided. */
async function staff(db: Database, mail: string) {
  const { rows } = await db.$client.query<{ id: string }>(
    'select id from "user" where email = lower($1) and email_verified',
    [mail.trim()],
  );
  const [user] = rows;
  const has = user ? await rolesNow(db, user.id) : new Set();
  const role = (["finance", "root"] as const).find((each) => has.has(each));
  if (!user || !role)
    throw new ApiError("auth/forbidden", `${mail} is no account with the role finance or root`);
  return { uuid: user.id, role };
}
