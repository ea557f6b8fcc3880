import type { PoolClient } from "pg";
import type { Check } from "./check.ts";
import type { Difference } from "./difference.ts";

/**
 * Runs independent checks, each connection taking the next that waits.
 *
 * @returns their differences, in the order of the checks
 */
export async function runChecks(
  clients: readonly PoolClient[],
  checks: readonly Check[],
): Promise<readonly Difference[]> {
  const waiting = checks.entries();
  const found: (readonly Difference[])[] = [];
  await Promise.all(
    clients.map(async (client) => {
      for (const [at, check] of waiting) found[at] = await named(client, check);
    }),
  );
  return found.flat();
}

/** The result of a check. Rows too damaged to compute with are reported as a difference, and never end the run. */
async function named(client: PoolClient, { check, find }: Check): Promise<readonly Difference[]> {
  await client.query("savepoint one_check");
  try {
    return await find(client);
  } catch (fault) {
    const says = `could not be computed, so something in its tables is damaged: ${fault instanceof Error ? fault.message : String(fault)}`;
    return [{ check, says }];
  } finally {
    // Nothing was written; what a check has set for its own statements must not change the plans of the next.
    await client.query("rollback to savepoint one_check; release savepoint one_check");
  }
}
