import type { PoolClient } from "pg";
import type { Database } from "../../../platform/database.ts";
import { BOOK_CHECKS } from "./book-checks.sql.ts";
import { chainChecks, type ChainReport, type ChainWitness } from "./chain.ts";
import { statementCheck, type Check } from "./check.ts";
import type { Difference } from "./difference.ts";
import { GIFTS_OF_PROGRAM } from "./grant-checks.sql.ts";
import { GUARD_CHECKS } from "./guards.sql.ts";
import { GUARDS } from "./guards.ts";
import { priceDifferences } from "./prices.ts";
import { runChecks } from "./run-checks.ts";
import { SECOND_PERSON_CHECK } from "./second-person-checks.sql.ts";
import { onOneSnapshot } from "./one-snapshot.ts";

export type LedgerReport = {
  readonly differences: readonly Difference[];
  /** How much was checked. */
  readonly counted: {
    readonly transfers: number;
    readonly entries: number;
    readonly orders: number;
    readonly payments: number;
  };
  /** What the chain contains; null if it was not checked. */
  readonly chain: ChainReport | null;
};

/**
 * Recomputes the books from the ledger entries and reports every difference: sums per currency, balances, lots, orders
 * and their prices, creators' shares, entitlements, coupons, payments and their credits.
 *
 * Works on one snapshot of the database and writes nothing, so it may run beside a busy shop. Where the pool allows,
 * two connections share that snapshot and the work.
 *
 * @param witness if given, the keyed hash chain is verified too: everything in the books against what was sealed, and
 *   the chain against the heads stored outside the database
 */
export function verifyLedger(db: Database, witness?: ChainWitness): Promise<LedgerReport> {
  return onOneSnapshot(db, (clients) => verifyOn(clients, witness));
}

/** The same within an open transaction. */
export const verifyWithin = (client: PoolClient, witness?: ChainWitness): Promise<LedgerReport> =>
  verifyOn([client], witness);

/** The same on connections that share a snapshot. */
export async function verifyOn(
  clients: readonly [PoolClient, ...PoolClient[]],
  witness: ChainWitness | undefined,
): Promise<LedgerReport> {
  const [client] = clients;
  const chain = witness ? await chainChecks(witness) : null;
  // The long ones first, so that the lanes end together.
  const differences = await runChecks(clients, [
    ...(chain?.checks ?? []),
    PRICES,
    ...BOOKS,
    SECOND_PERSON_CHECK,
    ...GUARDS,
    ...(witness?.production ? [NO_GIFTS] : []),
  ]);
  const { rows } = await client.query<LedgerReport["counted"]>(
    `select (select count(*) from ledger_transfers) as transfers, (select count(*) from ledger_entries) as entries,
      (select count(*) from orders) as orders, (select count(*) from payments) as payments`,
  );
  const [counted] = rows;
  if (!counted) throw new Error("The books were counted, but nothing came back");
  return { differences, counted, chain: chain?.report() ?? null };
}

const NO_GIFTS = statementCheck("grants", GIFTS_OF_PROGRAM);

const PRICES: Check = { check: "prices", find: (client) => priceDifferences(client) };

const BOOKS: readonly Check[] = Object.entries({ ...BOOK_CHECKS, ...GUARD_CHECKS }).map(([check, text]) =>
  statementCheck(check, text),
);
