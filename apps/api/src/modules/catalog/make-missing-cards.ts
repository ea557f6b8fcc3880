import type { Database } from "../../platform/database.ts";

/** Cards per statement: so few that a concurrent change of one of these games hardly waits. */
const BATCH = 100;

/**
 * Makes the cards that an upgrade left to be made. Until then each read makes its own, which takes longer. Safe to run
 * concurrently and to interrupt.
 */
export async function makeMissingCards(db: Pick<Database, "$client">): Promise<void> {
  let lastId = 0;
  for (;;) {
    const { rows } = await db.$client.query<{ store_id: number }>(MISSING, [lastId, BATCH]);
    const ids = rows.map(({ store_id }) => store_id);
    // Once for each card: a version in between may have put back SQL that does not make them.
    lastId = ids.at(-1) ?? lastId;
    if (ids.length === 0) return;
    await db.$client.query("select refresh_store_cards($1)", [ids]);
  }
}

const MISSING =
  "select store_id from store_cards where compact is null and store_id > $1 order by store_id limit $2";
