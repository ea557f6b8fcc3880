import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { connectDatabase, type Database } from "../database.ts";

/**
 * A fresh, migrated database of its own, cloned from the template in some 30 ms. `close` drops it.
 *
 * @param max connections of the pool; raise it for tests that race on purpose
 */
export async function testDatabase(
  max = 8,
): Promise<{ readonly db: Database; readonly url: string; readonly close: () => Promise<void> }> {
  const base = inject("postgresUrl");
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  await admin(base, `create database ${name} template template_catnip strategy=file_copy`);
  const db = connectDatabase(base + name, { max });
  return {
    db,
    url: base + name,
    close: async () => {
      await db.$client.end();
      await admin(base, `drop database ${name} with (force)`);
    },
  };
}

async function admin(base: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${base}postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
