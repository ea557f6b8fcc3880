import { DEMO_PLAYERS } from "@catnip/demo/catalogue";
import type { Database } from "../platform/database.ts";
import { stableUuid } from "./stable-uuid.ts";

/** The uuid of a demo player. */
export const playerUuid = (key: string): string => stableUuid("demo player", key);

/** How long the demo players played their games, at most, in slots of five minutes. */
const SLOTS_MAX = 120;

/**
 * What the demo players do besides buying and commenting: they follow the authors of games they liked, find
 * comments helpful, play, introduce
 * themselves, and some of them make it all public. Idempotent.
 */
export async function plantSocial(db: Database, startedAt: Date): Promise<void> {
  const players = DEMO_PLAYERS.map(({ key, brief, showsPlayTime }) => ({
    uuid: playerUuid(key),
    brief,
    shows_play_time: showsPlayTime ?? false,
  }));
  const values = [JSON.stringify(players), startedAt] as const;
  await db.$client.query(
    `update profiles p set brief = r.brief, show_play_time = r.shows_play_time
     from ${PLAYERS} where p.user_uuid = r.uuid and p.brief is null`,
    [values[0]],
  );
  await db.$client.query(
    `insert into user_follows (follower_uuid, followed_uuid, created_at)
       select c.user_uuid, s.author_uuid, least(min(c.created_at) + interval '1 hour', $2)
       from ${PLAYERS} join store_comments c on c.user_uuid = r.uuid and c.vote = 1
         join stores s on s.id = c.store_id and s.author_uuid <> c.user_uuid
       group by c.user_uuid, s.author_uuid
     on conflict do nothing`,
    [...values],
  );
  // Every third reader of a comment finds it helpful; the same ones each time.
  await db.$client.query(
    `insert into store_comment_helpfuls (comment_uuid, user_uuid, created_at)
       select c.uuid, r.uuid, least(c.created_at + interval '3 hours', $2)
       from ${PLAYERS} join store_comments c on c.user_uuid <> r.uuid
       where abs(hashtext(c.uuid::text || r.uuid)) % 3 = 0
     on conflict do nothing`,
    [...values],
  );
  // Minutes that look random and are the same each time.
  await db.$client.query(
    `insert into play_times (user_uuid, store_id, minutes, first_at, last_slot_at)
       select e.user_uuid, e.store_id, 5 * (1 + abs(hashtext(e.user_uuid::text || e.store_id)) % ${SLOTS_MAX}),
         e.created_at, least(e.created_at + interval '2 days', $2)
       from ${PLAYERS} join entitlements e on e.user_uuid = r.uuid
     on conflict do nothing`,
    [...values],
  );
}

const PLAYERS = "jsonb_to_recordset($1::jsonb) as r(uuid uuid, brief text, shows_play_time boolean)";
