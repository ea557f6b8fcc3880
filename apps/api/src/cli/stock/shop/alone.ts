import type { Database } from "../../../platform/database.ts";
import { ApiError } from "../../../platform/errors.ts";

/** How long to wait for a run that was just killed: until the database has noticed. */
const WAIT = "2s";
/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * One run at a time in a database: two would each find the other's half (R-STK-3). @throws ApiError `request/too-many`
 */
export async function alone<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect();
  try {
    await client.query(`set lock_timeout = '${WAIT}'`);
    await client.query("select pg_advisory_lock(hashtextextended('pnpm stock', 0))").catch(refuseSecond);
    const result = await work();
    await client.query("select pg_advisory_unlock(hashtextextended('pnpm stock', 0))");
    return result;
  } finally {
    // Closes the connection, and with it the lock.
    client.release(true);
  }
}

function refuseSecond(fault: unknown): never {
  if (!(fault instanceof Error && "code" in fault && fault.code === LOCK_NOT_AVAILABLE)) throw fault;
  throw new ApiError(
    "request/too-many",
    "Another run of pnpm stock is working on this shop: wait until it has ended",
  );
}
