import type { QueryConfig } from "pg";
import type { Database } from "../../../platform/database.ts";

/**
 * Wraps the database and awaits `before` after every purchase that was read, i.e. before it is computed and committed.
 * Lets tests inject changes exactly between the two round trips.
 */
export function atCommit(db: Database, before: () => Promise<void>): Database {
  const $client = new Proxy(db.$client, {
    get(pool, key) {
      if (key !== "query") return Reflect.get(pool, key, pool);
      return async (query: QueryConfig) => {
        const answer = await pool.query(query);
        if (query.text.includes("read_checkouts")) {
          const [uuids] = query.values as [readonly string[]];
          await Promise.all(uuids.map(before));
        }
        return answer;
      };
    },
  });
  return Object.assign(Object.create(db), { $client });
}

/** A barrier: blocks callers until enough have arrived, then lets all through. */
export function gate(comers: number): () => Promise<void> {
  let missing = comers;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    missing -= 1;
    if (missing <= 0) resolve();
    return promise;
  };
}

/** Opens every connection of the pool, so that connection setup does not decide the race. */
export async function warmUp(db: Database, connections: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connections }, () => db.$client.connect()));
  for (const client of clients) client.release();
}
