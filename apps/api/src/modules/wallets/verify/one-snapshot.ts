import type { PoolClient } from "pg";
import type { Database } from "../../../platform/database.ts";

/** PostgreSQL runs one statement on one core; two connections use two, and leave the others to the shop. */
const CONNECTIONS = 2;

const BEGIN = "begin isolation level repeatable read read only";

/**
 * With every core taken by one of our connections, workers of PostgreSQL would only add the cost of sharing rows.
 * Groups of all transfers are as many as there are transfers, which the planner does not foresee: it hashes them, and
 * sorting is faster.
 */
const ALONE = `set local max_parallel_workers_per_gather = 0; set local jit = off; set local work_mem = '64MB';
  set local enable_hashagg = off`;

/**
 * Runs work on read-only connections that all see the database of the same moment: as many as help, fewer where the
 * pool has no more.
 */
export async function onOneSnapshot<Result>(
  db: Database,
  work: (clients: readonly [PoolClient, ...PoolClient[]]) => Promise<Result>,
): Promise<Result> {
  return within(db, BEGIN, async (first) => {
    if ((db.$client.options.max ?? 0) < CONNECTIONS) return work([first]);
    await first.query(ALONE);
    const { rows } = await first.query<{ id: string }>("select pg_export_snapshot() as id");
    // The id is PostgreSQL's own: digits and dashes.
    return within(db, `${BEGIN}; set transaction snapshot '${rows[0]?.id}'; ${ALONE}`, (second) =>
      work([first, second]),
    );
  });
}

async function within<Result>(
  db: Database,
  begin: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (fault) {
    await client.query("rollback").catch((lost: Error) => (broken = lost));
    throw fault;
  } finally {
    client.release(broken);
  }
}
