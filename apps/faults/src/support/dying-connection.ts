import type { Database } from "@catnip/api/platform/database.ts";
import { cutConnection } from "@catnip/api/platform/database-connection.ts";
import type { Pool, PoolClient } from "pg";

/** Where a process dies: at its nth statement, before the database gets it or after it has answered. */
export type Crash = { readonly statement: number; readonly when: "before" | "after" };

class Crashed extends Error {}

/** Libraries wrap what a connection throws. */
export const hasCrashed = (fault: unknown): boolean =>
  fault instanceof Crashed || (fault instanceof Error && hasCrashed(fault.cause));

/**
 * The database as a process sees it that dies: from the crash on, nothing it says reaches the database, and its
 * connection ends silently. Open transactions are rolled back; committed ones stay, unacknowledged.
 */
export function dyingConnection(db: Database, { statement, when }: Crash): Database {
  let said = 0;
  const guarded = async <Answer>(client: PoolClient, say: () => Promise<Answer>): Promise<Answer> => {
    said += 1;
    if (said < statement) return say();
    const isNow = said === statement;
    if (isNow && when === "after") await say();
    // The socket just ends, as when a process is gone.
    if (isNow) cutConnection(client);
    throw new Crashed("The process died here");
  };
  const client = (real: PoolClient): PoolClient =>
    new Proxy(real, {
      get: (target, key) => {
        if (key === "query")
          return (...words: Parameters<PoolClient["query"]>) =>
            guarded(target, () => Promise.resolve(target.query(...words)));
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const pool = new Proxy(db.$client, {
    get: (target, key) => {
      if (key === "connect") return async () => client(await target.connect());
      if (key === "query")
        return async (...words: Parameters<Pool["query"]>) => {
          const one = await target.connect();
          try {
            return await Promise.resolve(client(one).query(...words));
          } finally {
            one.release(said >= statement);
          }
        };
      return Reflect.get(target, key, target);
    },
  });
  return Object.assign(Object.create(db), { $client: pool });
}
