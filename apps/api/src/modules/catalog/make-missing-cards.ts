import type { Database } from "../../platform/database.ts";

/** Cards a statement makes: so few that whoever changes one of these games in the meantime hardly waits. */
const BATCH = 100;

/**
 * Makes the cards that an upgrade has left to be made. Until then whoever reads one makes it for themselves, which takes
 * longer. Safe to run concurrently and to interrupt.
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
