import { refundWindowEndedFor } from "@catnip/domain/orders";
import type { Services } from "../../platform/context.ts";
import { isDatabaseAway } from "../../platform/faults.ts";
import { read } from "../../platform/read.ts";

/** Creators processed concurrently; each is a transaction of its own. */
const BATCH = 200;
const NIL_UUID = "00000000-0000-0000-0000-000000000000";

/**
 * Makes earnings payable once their refund window has ended: they move from a creator's account `held` to `payable`.
 * Idempotent, also across concurrent processes: see `sql/payouts.sql`.
 *
 * One creator whose books are broken does not hold up the others.
 *
 * @returns for how many creators something was released
 * @throws AggregateError at the end, so that an operator learns whose earnings could not be released
 */
export async function releaseEarnings({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  const until = refundWindowEndedFor(at);
  let released = 0;
  const faults: unknown[] = [];
  for (let after = NIL_UUID; ;) {
    const creators = await read<{ readonly owner_uuid: string }>(db, CREATORS, [after, BATCH]);
    for (const { owner_uuid } of creators) {
      try {
        const [row] = await read<{ readonly amount: number }>(db, RELEASE, [owner_uuid, until, at]);
        if ((row?.amount ?? 0) > 0) released += 1;
      } catch (fault) {
        if (isDatabaseAway(fault)) throw fault;
        faults.push(fault);
      }
    }
    const last = creators.at(-1);
    if (!last || creators.length < BATCH) break;
    after = last.owner_uuid;
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `The earnings of ${faults.length} creators could not be released`);
  return released;
}

const RELEASE = "select release_earnings($1, $2, $3) as amount";

const CREATORS = `
  select owner_uuid from ledger_accounts
  where owner_kind = 'creator' and name = 'held' and currency = 'meowcent' and owner_uuid > $1
  order by owner_uuid limit $2`;
