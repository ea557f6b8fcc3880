import { createHash } from "node:crypto";
import type { Pool, QueryResultRow } from "pg";

/** A database, or a transaction on it. */
export type Queryable = { readonly $client: Pick<Pool, "query"> };

/**
 * Runs one hand-written statement, reading or writing, and returns its rows. It is a prepared statement: PostgreSQL
 * parses it once per connection.
 *
 * @param text the statement, from a small fixed set; never with values interpolated
 */
export async function read<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const result = await db.$client.query<Row>({ name: nameOf(text), text, values: [...values] });
  return result.rows;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
  names.set(text, name);
  return name;
}
