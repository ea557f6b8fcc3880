import { DatabaseError } from "pg";
import type { Services } from "../../platform/context.ts";
import { commitPurchase, type Commit } from "./commit-purchase.ts";
import { commitPurchases } from "./commit-purchases.ts";
import { couponUuidsOf } from "./checkout-request.ts";
import type { OrderAnswer } from "./orders.tables.ts";

/** More would wait for each other longer than they save. */
const TOGETHER_MAX = 32;
/** So many waiting are worth a second transaction beside the first; fewer cost less together in the next one. */
const SECOND_FROM = 8;
/** After this time, in milliseconds, whoever waits does not wait for that transaction any longer. */
const HOLDS_UP_MS = 50;

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
  let queue = queues.get(pool);
  if (!queue) queues.set(pool, (queue = purchaseQueue(pool)));
  return queue(commit);
}

const queues = new WeakMap<Pool, (commit: Commit) => Promise<OrderAnswer>>();

type Waiting = {
  readonly commit: Commit;
  readonly settle: (answer: OrderAnswer | Promise<OrderAnswer>) => void;
  readonly fail: (fault: unknown) => void;
};

function purchaseQueue(pool: Pool): (commit: Commit) => Promise<OrderAnswer> {
  let waiting: Waiting[] = [];
  let running = 0;

  function next(): void {
    while (waiting.length > 0 && (running === 0 || (running === 1 && waiting.length >= SECOND_FROM))) {
      const together = companyOf(waiting);
      waiting = waiting.filter((each) => !together.includes(each));
      running += 1;
      const leave = once(() => {
        running -= 1;
        next();
      });
      const timer = setTimeout(leave, HOLDS_UP_MS);
      void commitThose(pool, together).finally(() => {
        clearTimeout(timer);
        leave();
      });
    }
  }

  return (commit) =>
    new Promise((settle, fail) => {
      waiting.push({ commit, settle, fail });
      next();
    });
}

/** Those of the waiting that may share a transaction, the first ones first. */
function companyOf(waiting: readonly Waiting[]): readonly Waiting[] {
  const taken = new Set<string>();
  const together: Waiting[] = [];
  for (const each of waiting) {
    const { viewer, request } = each.commit;
    if (taken.has(viewer.uuid) || taken.has(request.uuid)) continue;
    taken.add(viewer.uuid).add(request.uuid);
    together.push(each);
    if (together.length === TOGETHER_MAX) break;
  }
  return together;
}

/** Settles every one of them; never rejects. */
async function commitThose(pool: Pool, together: readonly Waiting[]): Promise<void> {
  const alone = ({ commit, settle }: Waiting) => {
    const answer = commitPurchase(pool, commit);
    settle(answer);
    return answer;
  };
  const [first] = together;
  if (together.length === 1 && first) return void (await Promise.allSettled([alone(first)]));
  let answers: readonly (OrderAnswer | null)[];
  try {
    answers = await commitPurchases(
      pool,
      together.map(({ commit }) => commit),
    );
  } catch (fault) {
    if (spoiledByOne(fault)) for (const each of together) void alone(each);
    else for (const { fail } of together) fail(fault);
    return;
  }
  together.forEach((each, index) => {
    const answer = answers[index];
    if (answer) each.settle(answer);
    else void alone(each);
  });
}

/**
 * Whether one of them spoiled it for all, in which case nothing was written, and each finds out for itself: lots that do not
 * cover a balance, something taken meanwhile (also as a unique violation), a deadlock. After a lost connection nobody knows,
 * and buyers repeat their requests.
 */
const spoiledByOne = (fault: unknown): boolean =>
  fault instanceof DatabaseError && ["CN003", "CN004", "23505", "40P01"].includes(fault.code ?? "");

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
