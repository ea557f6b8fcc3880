import type { Services } from "../../platform/context.ts";
import { isDatabaseAway } from "../../platform/faults.ts";
import { read } from "../../platform/read.ts";

/** Accounts processed concurrently; each is a transaction of its own, so that no purchase waits for another's lots. */
const BATCH = 200;

/**
 * Returns what is left of expired lots to the platform, one entry per account. Idempotent, also across concurrent
 * processes: each account is locked and recounted. Until it has run, expired coins can still be spent; it runs every
 * ten minutes, so the delay favors the player.
 *
 * One failing account does not hold up the others.
 *
 * @returns how many accounts lost something
 * @throws AggregateError at the end, so that an operator learns whose lots could not be expired
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
