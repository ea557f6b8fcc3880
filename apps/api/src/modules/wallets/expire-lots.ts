import type { Services } from "../../platform/context.ts";
import { isDatabaseAway } from "../../platform/faults.ts";
import { read } from "../../platform/read.ts";

/** Accounts looked up at once; each is a transaction of its own, so that no purchase waits for another's lots. */
const BATCH = 200;

/**
 * Takes what is left of ended lots back to the platform, one entry per account. Running it twice, or in two processes
 * at once, takes nothing twice: each account is locked and counted anew. Until it has run, what has ended can still be
 * spent; it runs every ten minutes, in the visitor's favour.
 *
 * One account that makes trouble does not keep the others waiting.
 *
 * @returns how many accounts lost something
 * @throws AggregateError at the end, so that an operator hears of those whose lots could not be ended
 */
export async function expireLots({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  let ended = 0;
  const faults: unknown[] = [];
  for (let after = 0; ;) {
    const accounts = await read<{ readonly account_id: number }>(db, ACCOUNTS, [at, after, BATCH]);
    for (const { account_id } of accounts) {
      try {
        const [row] = await read<{ readonly amount: number }>(db, EXPIRE, [account_id, at]);
        if ((row?.amount ?? 0) > 0) ended += 1;
      } catch (fault) {
        if (isDatabaseAway(fault)) throw fault;
        faults.push(fault);
      }
    }
    const last = accounts.at(-1);
    if (!last || accounts.length < BATCH) break;
    after = last.account_id;
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `The lots of ${faults.length} accounts could not be ended`);
  return ended;
}

const EXPIRE = "select ledger_expire_lots($1, $2) as amount";

const ACCOUNTS = `
  select distinct account_id from ledger_lots
  where remaining > 0 and expires_at is not null and expires_at <= $1 and account_id > $2
  order by account_id limit $3`;
