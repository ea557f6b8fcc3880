import type { ClientBase } from "pg";
import { appliedFiles } from "./applied-files.ts";
import { presentObjects } from "./present-objects.ts";

/** Triggers go before views, and both before the functions they use. */
const KINDS = ["trigger", "view", "function", "procedure", "aggregate"] as const;

/**
 * Drops what a file once created and no file defines any more: a removed function, or the overload left behind by a
 * changed argument list. Objects created otherwise (by hand, by an extension) stay.
 *
 * @param names the existing files
 */
export async function dropUnstated(client: ClientBase, names: readonly string[]): Promise<void> {
  const applied = await appliedFiles(client);
  const stated = new Set(names.flatMap((name) => applied.get(name)?.objects ?? []));
  const present = await presentObjects(client);
  const { rows } = await client.query<{ object: string }>(
    "select distinct unnest(objects) as object from drizzle.sql_files",
  );
  const gone = rows
    .map(({ object }) => object)
    .filter((object) => present.has(object) && !stated.has(object));
  for (const kind of KINDS) {
    const identities = gone
      .filter((object) => object.startsWith(`${kind} `))
      .map((object) => object.slice(kind.length + 1));
    if (identities.length === 0) continue;
    // In one statement, so that functions that use each other can go; triggers, which are named on their table, go one
    // by one.
    if (kind === "trigger") for (const identity of identities) await client.query(`drop trigger ${identity}`);
    else await client.query(`drop ${kind} ${identities.join(", ")}`);
  }
}
