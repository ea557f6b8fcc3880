import type { QueryConfig } from "pg";
import type { Database } from "../../../platform/database.ts";

/**
 * The database with a hand on its commits: `before` is waited for ahead of every `commit_purchase`, that is after the
 * purchase was read and computed. Lets tests put things exactly between the two round trips.
 */
export function atCommit(db: Database, before: () => Promise<void>): Database {
  const $client = new Proxy(db.$client, {
    get(pool, key) {
      if (key !== "query") return Reflect.get(pool, key, pool);
      return async (query: QueryConfig) => {
        if (query.text.includes("commit_purchase")) await before();
        return pool.query(query);
      };
    },
  });
  return Object.assign(Object.create(db), { $client });
}

/** Holds everyone back until so many have come; from then on nobody is held. */
export function gate(comers: number): () => Promise<void> {
  let missing = comers;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    missing -= 1;
    if (missing <= 0) resolve();
    return promise;
  };
}

/** Opens all connections of the pool, so that a race is not decided by who has to connect first. */
export async function warmUp(db: Database, connections: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connections }, () => db.$client.connect()));
  for (const client of clients) client.release();
}
