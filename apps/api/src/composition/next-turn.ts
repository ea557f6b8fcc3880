import type { Database } from "../platform/database.ts";
import { read } from "../platform/read.ts";

/**
 * When something that public pages show begins or ends next: a game becomes visible or is released, a discount ends, an
 * article is published, a notice starts or stops. In ms since 1970; null if nothing is planned.
 */
export async function nextTurn(db: Database, fromMs: number): Promise<number | null> {
  const [found] = await read<{ turn: Date | null }>(
    db,
    `select least(
       (select min(visible_at) from store_listings where visible_at > $1),
       (select min(released_at) from store_listings where released_at > $1),
       (select min(offer_ended_at) from store_listings where offer_ended_at > $1),
       (select min(published_at) from articles where published_at > $1),
       (select min(broadcast_started_at) from articles where broadcast_started_at > $1),
       (select min(broadcast_ended_at) from articles where broadcast_ended_at > $1)) as turn`,
    [new Date(fromMs)],
  );
  return found?.turn?.getTime() ?? null;
}
