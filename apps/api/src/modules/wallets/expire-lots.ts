import type { Services } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";

/** Accounts looked up at once; each is a transaction of its own, so that no purchase waits for another's lots. */
const BATCH = 200;

/**
 * Takes what is left of ended lots back to the platform, one entry per account. Running it twice, or in two processes
 * at once, takes nothing twice: each account is locked and counted anew. Until it has run, what has ended can still be
 * spent; it runs every ten minutes, in the visitor's favour.
 *
 * @returns how many accounts lost something
 */
export async function expireLots({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  let ended = 0;
  for (let after = 0; ;) {
    const accounts = await read<{ readonly account_id: number }>(db, ACCOUNTS, [at, after, BATCH]);
    for (const { account_id } of accounts) {
      const [row] = await read<{ readonly amount: number }>(
        db,
        "select ledger_expire_lots($1, $2) as amount",
        [account_id, at],
      );
      if ((row?.amount ?? 0) > 0) ended += 1;
    }
    const last = accounts.at(-1);
    if (!last || accounts.length < BATCH) return ended;
    after = last.account_id;
  }
}

const ACCOUNTS = `
  select distinct account_id from ledger_lots
  where remaining > 0 and expires_at is not null and expires_at <= $1 and account_id > $2
  order by account_id limit $3`;
