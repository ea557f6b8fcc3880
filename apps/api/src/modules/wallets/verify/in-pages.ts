import type { PoolClient } from "pg";

const PAGE = 10_000;

/** Streams a long result through a cursor, so that books of any length fit into memory. Needs a transaction. */
export async function* inPages(client: PoolClient, text: string) {
  await client.query(`declare pages no scroll cursor for ${text}`);
  for (;;) {
    const { rows } = await client.query(`fetch ${PAGE} from pages`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query("close pages");
}
