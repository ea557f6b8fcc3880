import type { Game } from "@catnip/api/modules/orders/testing/shop.ts";
import type { Database } from "@catnip/api/platform/database.ts";

/** Puts this many released games on sale, each with a creator of its own, in one statement. */
export async function stockGames(db: Database, count: number, list = 1_000): Promise<readonly Game[]> {
  const { rows } = await db.$client.query<{ id: number }>(
    `with made as (
      insert into stores (path, category, support_platform, author_uuid, released_at)
        select gen_random_uuid(), 'boy-r18', 'windows', gen_random_uuid(), '2026-01-01' from generate_series(1, $1)
        returning id
    ), priced as (
      insert into store_prices (store_id, country, price) select id, 'us', $2 from made
    ), built as (
      insert into builds (store_id, kind, platform, version, filename, hash, size)
        select id, 'official', 'windows', '1.0', 'game.zip', 'x', 1 from made
    )
    select id from made order by id`,
    [count, list],
  );
  return rows.map(({ id }) => ({ id, list }));
}
