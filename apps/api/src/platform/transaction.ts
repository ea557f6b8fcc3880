import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { Database } from "./database.ts";

/** A connection with an open transaction: for drizzle, and for hand-written statements through `$client`. */
export type Transaction = NodePgDatabase & { readonly $client: PoolClient };

/** Runs work in one transaction: all of it is committed, or nothing if it throws. */
export async function inTransaction<Result>(
  db: Pick<Database, "$client">,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(drizzle(client, { casing: "snake_case" }));
    await client.query("commit");
    return result;
  } catch (fault) {
    // A connection that cannot even roll back is not returned to the pool.
    await client.query("rollback").catch((lost: Error) => (broken = lost));
    throw fault;
  } finally {
    client.release(broken);
  }
}
