import { refundWindowEndedFor } from "@catnip/domain/orders";
import type { Services } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";

/** Creators looked up at once; each is a transaction of its own. */
const BATCH = 200;
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Makes earnings payable whose refund window has ended: they move from a creator's account `held` to `payable`.
 * Running it twice, or in two processes at once, releases nothing twice: see `release_earnings` in the migrations.
 *
 * @returns how many creators got something released
 */
export async function releaseEarnings({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  const until = refundWindowEndedFor(at);
  let released = 0;
  for (let after = NOBODY; ;) {
    const creators = await read<{ readonly owner_uuid: string }>(db, CREATORS, [after, BATCH]);
    for (const { owner_uuid } of creators) {
      const [row] = await read<{ readonly amount: number }>(
        db,
        "select release_earnings($1, $2, $3) as amount",
        [owner_uuid, until, at],
      );
      if ((row?.amount ?? 0) > 0) released += 1;
    }
    const last = creators.at(-1);
    if (!last || creators.length < BATCH) return released;
    after = last.owner_uuid;
  }
}

const CREATORS = `
  select owner_uuid from ledger_accounts
  where owner_kind = 'creator' and name = 'held' and currency = 'meowcent' and owner_uuid > $1
  order by owner_uuid limit $2`;
