import type { PoolClient } from "pg";
import type { Database } from "../../../platform/database.ts";
import { BOOK_CHECKS } from "./book-checks.sql.ts";
import { chainDifferences, type ChainReport, type ChainWitness } from "./chain.ts";
import type { Difference } from "./difference.ts";
import { priceDifferences } from "./prices.ts";

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
  readonly chain: Omit<ChainReport, "differences"> | null;
};

/**
 * Recomputes the books from the ledger entries and reports every difference: sums per currency, balances, lots, orders
 * and their prices, creators' shares, entitlements, coupons, payments and their credits.
 *
 * Works on one snapshot of the database and writes nothing, so it may run beside a busy shop.
 *
 * @param witness if given, the keyed hash chain is verified too: everything in the books against what was sealed, and
 *   the chain against the heads stored outside the database
 */
export async function verifyLedger(db: Database, witness?: ChainWitness): Promise<LedgerReport> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin isolation level repeatable read read only");
    const report = await verifyWithin(client, witness);
    await client.query("commit");
    return report;
  } catch (fault) {
    await client.query("rollback").catch((lost: Error) => (broken = lost));
    throw fault;
  } finally {
    client.release(broken);
  }
}

/** The same within an open transaction. */
export async function verifyWithin(client: PoolClient, witness?: ChainWitness): Promise<LedgerReport> {
  const differences: Difference[] = [];
  for (const [check, text] of Object.entries(BOOK_CHECKS)) {
    differences.push(
      ...(await named(client, check, async () => {
        const { rows } = await client.query<{ says: string }>(text);
        return rows.map(({ says }) => ({ check, says }));
      })),
    );
  }
  differences.push(...(await named(client, "prices", () => priceDifferences(client))));
  let chain: ChainReport | null = null;
  if (witness) {
    const sealed = await named(client, "hash chain", async () => {
      chain = await chainDifferences(client, witness);
      return chain.differences;
    });
    differences.push(...sealed);
  }

  const { rows } = await client.query<LedgerReport["counted"]>(
    `select (select count(*) from ledger_transfers) as transfers, (select count(*) from ledger_entries) as entries,
      (select count(*) from orders) as orders, (select count(*) from payments) as payments`,
  );
  const [counted] = rows;
  if (!counted) throw new Error("The books were counted, but nothing came back");
  return { differences, counted, chain };
}

/** The result of a check. Rows too damaged to compute with are reported as a difference, and never end the run. */
async function named(
  client: PoolClient,
  check: string,
  find: () => Promise<readonly Difference[]>,
): Promise<readonly Difference[]> {
  await client.query("savepoint one_check");
  try {
    const found = await find();
    await client.query("release savepoint one_check");
    return found;
  } catch (fault) {
    await client.query("rollback to savepoint one_check");
    const says = `could not be computed, so something in its tables is damaged: ${fault instanceof Error ? fault.message : String(fault)}`;
    return [{ check, says }];
  }
}
