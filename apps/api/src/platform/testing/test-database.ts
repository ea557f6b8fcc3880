import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { connectDatabase, type Database } from "../database.ts";

export type TestDatabase = {
  /** As the service role, with exactly the rights it has in a running shop. */
  readonly db: Database;
  readonly url: string;
  /** As the owner of the tables, for what a test does behind the service's back: forging rows, changing tables. */
  readonly owner: Database;
  readonly ownerUrl: string;
  readonly close: () => Promise<void>;
};

/**
 * A fresh, migrated database, cloned from the template in about 30 ms where files are kept in memory. `close` drops it.
 *
 * @param max size of the service's pool; raise it for tests that race on purpose
 */
export async function testDatabase(max = 8): Promise<TestDatabase> {
  const base = inject("ownerUrl");
  const serviceBase = inject("serviceUrl");
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  await admin(base, `create database ${name} template ${inject("template")} strategy=file_copy`);
  const db = connectDatabase(serviceBase + name, { max });
  const owner = connectDatabase(base + name, { max: 2 });
  return {
    db,
    url: serviceBase + name,
    owner,
    ownerUrl: base + name,
    close: async () => {
      await Promise.all([db.$client.end(), owner.$client.end()]);
      await admin(base, `drop database ${name} with (force)`);
    },
  };
}

/** One connection for all databases of a worker's tests: signing in takes as long as cloning. */
let connection: Promise<Client> | undefined;

async function admin(base: string, statement: string): Promise<void> {
  connection ??= openConnection(base);
  await (await connection).query(statement);
}

async function openConnection(base: string): Promise<Client> {
  const client = new Client({ connectionString: `${base}postgres` });
  client.on("error", () => (connection = undefined));
  await client.connect();
  return client;
}
