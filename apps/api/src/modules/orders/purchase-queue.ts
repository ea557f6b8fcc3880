import { DatabaseError } from "pg";
import type { Services } from "../../platform/context.ts";
import { perPool } from "../../platform/per-pool.ts";
import { together } from "../../platform/together.ts";
import { commitPurchases, type Busy, type Commit, type CommitResult } from "./commit-purchases.ts";
import { purchaseTurns } from "./purchase-turns.ts";

/** More would wait for each other longer than they save. */
const BATCH_MAX = 32;

type Pool = Services["db"]["$client"];

/**
 * Commits a purchase in a batch with others that arrive while purchases are being committed (R-CHK-20). No purchase
 * waits for company: the first one is committed at once, in a batch of one; those that come meanwhile share the next
 * batch. A second purchase of the same player waits for the batch after that.
 *
 * @returns see `commitPurchases`
 * @throws see `commitPurchases`
 */
export function commitInTurn(pool: Pool, commit: Commit): Promise<CommitResult> {
  return queueOf(pool)(commit);
}

/** Made at the first commit, so that reading, which comes before, goes first in each turn. */
const queueOf = perPool((pool) =>
  together({
    run: (commits: readonly Commit[]) => commitBatch(pool, commits),
    max: BATCH_MAX,
    keysOf: ({ viewer, request }) => [viewer.uuid, request.uuid],
    turns: purchaseTurns(pool),
  }),
);

/** Purchases that are busy are answered by promises of a batch of their own; the others do not wait for them. */
async function commitBatch(
  pool: Pool,
  commits: readonly Commit[],
): Promise<readonly (CommitResult | Promise<CommitResult>)[]> {
  const results = await commitPurchases(pool, commits).catch((fault: unknown) => {
    if (commits.length === 1 || !spoiledByOne(fault)) throw fault;
    return commits.map((): Busy => ({ busy: true }));
  });
  return commits.map((commit, at) => {
    const result = results[at];
    return result && !("busy" in result) ? result : commitAlone(pool, commit);
  });
}

async function commitAlone(pool: Pool, commit: Commit): Promise<CommitResult> {
  const [result] = await commitPurchases(pool, [commit]);
  if (!result || "busy" in result) throw new Error("A batch of one waits, and is never busy");
  return result;
}

/**
 * Whether one of them spoiled it for all, in which case nothing was written, and each finds out for itself: lots that
 * do not cover a balance, an id taken meanwhile (also as a unique violation), a deadlock. After a lost connection the
 * outcome is unknown, and buyers repeat their requests.
 */
const spoiledByOne = (fault: unknown): boolean =>
  fault instanceof DatabaseError && ["CN003", "CN004", "23505", "40P01"].includes(fault.code ?? "");
