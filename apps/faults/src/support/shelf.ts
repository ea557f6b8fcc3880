import type { Game } from "@catnip/api/modules/orders/testing/shop.ts";
import type { Database } from "@catnip/api/platform/database.ts";

/**
 * Puts this many released games on sale, each by a different creator. Their cards are made once at the end, as by
 * the seed: making them for games, prices and builds in turn took longer than the purchases that a test is about.
 */
export async function stockGames(db: Database, count: number, list = 1_000): Promise<readonly Game[]> {
  const client = await db.$client.connect();
  try {
    await client.query("begin; set local catnip.cards_later = 'on'");
    const { rows } = await client.query<{ id: number }>(STOCK, [count, list]);
    await client.query("select refresh_store_cards($1)", [rows.map(({ id }) => id)]);
    await client.query("commit");
    return rows.map(({ id }) => ({ id, list }));
  } catch (fault) {
    await client.query("rollback");
    throw fault;
  } finally {
    client.release();
  }
}

const STOCK = `
  with made as (
    insert into stores (path, category, support_platform, author_uuid, released_at)
      select gen_random_uuid(), 'boy-r18', 'windows', gen_random_uuid(), '2026-01-01' from generate_series(1, $1)
      returning id
  ), priced as (
    insert into store_prices (store_id, country, price) select id, 'us', $2 from made
  ), built as (
    insert into builds (store_id, kind, platform, version, filename, hash, size)
      select id, 'official', 'windows', '1.0', 'game.zip', 'x', 1 from made
  )
  select id from made order by id`;
