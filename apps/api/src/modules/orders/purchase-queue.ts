import { DatabaseError } from "pg";
import type { Services } from "../../platform/context.ts";
import { perPool } from "../../platform/per-pool.ts";
import { together } from "../../platform/together.ts";
import { commitPurchase, type Commit } from "./commit-purchase.ts";
import { commitPurchases } from "./commit-purchases.ts";
import { couponUuidsOf } from "./checkout-request.ts";
import { purchaseTurns } from "./purchase-turns.ts";
import type { OrderAnswer } from "./orders.tables.ts";

/** More would wait for each other longer than they save. */
const TOGETHER_MAX = 32;

type Pool = Services["db"]["$client"];

/**
 * Commits a purchase, together with others that arrive while purchases are being committed (R-CHK-20). Nobody waits for
 * company: the first one is committed at once, by itself; those that come meanwhile share the next transaction. A second
 * purchase of the same player waits for the one after. What has coupons is committed by itself at once, and what the shared
 * transaction leaves out, by itself afterwards.
 *
 * @returns see `commitPurchase`
 * @throws see `commitPurchase`
 */
export function commitInTurn(pool: Pool, commit: Commit): Promise<OrderAnswer> {
  if (couponUuidsOf(commit.request.wanted).length > 0) return commitPurchase(pool, commit);
  return queueOf(pool)(commit);
}

/** Made at the first commit, so that reading, which comes before, goes first in each turn. */
const queueOf = perPool((pool) =>
  together({
    run: (commits: readonly Commit[]) => commitThose(pool, commits),
    max: TOGETHER_MAX,
    keysOf: ({ viewer, request }) => [viewer.uuid, request.uuid],
    turns: purchaseTurns(pool),
  }),
);

/** Those that have to be committed alone are answered by promises; others do not wait for them. */
async function commitThose(
  pool: Pool,
  commits: readonly Commit[],
): Promise<readonly (OrderAnswer | Promise<OrderAnswer>)[]> {
  const [first] = commits;
  if (first && commits.length === 1) return [await commitPurchase(pool, first)];
  const answers = await commitPurchases(pool, commits).catch((fault: unknown) => {
    if (!spoiledByOne(fault)) throw fault;
    return commits.map(() => null);
  });
  return commits.map((commit, at) => answers[at] ?? commitPurchase(pool, commit));
}

/**
 * Whether one of them spoiled it for all, in which case nothing was written, and each finds out for itself: lots that do not
 * cover a balance, something taken meanwhile (also as a unique violation), a deadlock. After a lost connection nobody knows,
 * and buyers repeat their requests.
 */
const spoiledByOne = (fault: unknown): boolean =>
  fault instanceof DatabaseError && ["CN003", "CN004", "23505", "40P01"].includes(fault.code ?? "");
