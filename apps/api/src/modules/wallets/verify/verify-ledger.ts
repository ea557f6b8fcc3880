import type { PoolClient } from "pg";
import type { Database } from "../../../platform/database.ts";
import { BOOK_CHECKS } from "./book-checks.sql.ts";
import { chainDifferences } from "./chain.ts";
import type { Difference } from "./difference.ts";
import { priceDifferences } from "./prices.ts";

export type LedgerReport = {
  readonly differences: readonly Difference[];
  /** How much was looked at. */
  readonly counted: {
    readonly transfers: number;
    readonly entries: number;
    readonly orders: number;
    readonly payments: number;
  };
};

/**
 * Recomputes the books from the entries and names every difference: sums per currency, balances, lots, orders and
 * their prices, creators' shares, entitlements, coupons, payments and their credits, and the hash chain of each
 * account, which it first continues over what is new.
 *
 * Looks at one moment of the database, so it may run beside a busy shop.
 */
export async function verifyLedger(db: Database): Promise<LedgerReport> {
  const client = await db.$client.connect();
  try {
    // Before the snapshot: a chain that another process continues meanwhile would be invisible in it.
    await client.query("select pg_advisory_lock(hashtextextended('ledger_build_chain', 0))");
    await client.query("begin isolation level repeatable read");
    const report = await verifyWithin(client);
    await client.query("commit");
    return report;
  } catch (fault) {
    await client.query("rollback");
    throw fault;
  } finally {
    await client.query("select pg_advisory_unlock_all()");
    client.release();
  }
}

/** The same within a transaction that is open already. */
export async function verifyWithin(client: PoolClient): Promise<LedgerReport> {
  await client.query("select ledger_build_chain()");
  const differences: Difference[] = [];
  for (const [check, text] of Object.entries(BOOK_CHECKS)) {
    const { rows } = await client.query<{ says: string }>(text);
    differences.push(...rows.map(({ says }) => ({ check, says })));
  }
  differences.push(...(await priceDifferences(client)), ...(await chainDifferences(client)));

  const { rows } = await client.query<LedgerReport["counted"]>(
    `select (select count(*) from ledger_transfers) as transfers, (select count(*) from ledger_entries) as entries,
      (select count(*) from orders) as orders, (select count(*) from payments) as payments`,
  );
  const [counted] = rows;
  if (!counted) throw new Error("The books were counted, but nothing came back");
  return { differences, counted };
}
