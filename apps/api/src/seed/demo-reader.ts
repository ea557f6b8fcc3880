import type { Database } from "../platform/database.ts";
import { daysBefore } from "./demo-builds.ts";

/** What the demo account "reader" has bought; the last one was updated since. */
const PURCHASES = [
  { gameId: 161, daysAgo: 15 },
  { gameId: 121, daysAgo: 20 },
  { gameId: 175, daysAgo: 9 },
  { gameId: 102, daysAgo: 190 },
] as const;

/** How long ago they played, in days. */
const PLAYED = [
  { gameId: 161, daysAgo: 1, minutes: 140 },
  { gameId: 121, daysAgo: 6, minutes: 55 },
] as const;

/** Games on sale, at their full price, free and to come. */
const WISHES = [101, 115, 116, 104, 110] as const;

/** The authors of these are followed. */
const FOLLOWED = [165, 168, 148] as const;

/** The account, which can be logged in to, and what it is to buy. */
export async function readerOf(db: Database) {
  const { rows } = await db.$client.query<{ id: string }>(
    `select id from "user" where email = 'reader@catnip.test'`,
  );
  if (!rows[0]) throw new Error("The demo account of the reader is missing");
  return { uuid: rows[0].id, purchases: PURCHASES };
}

/** Play time, wishes and follows, so that Home and My Store have something to show. Idempotent. */
export async function plantReader(db: Database, uuid: string, startedAt: Date): Promise<void> {
  for (const { gameId, daysAgo, minutes } of PLAYED) {
    const at = daysBefore(startedAt, daysAgo);
    await db.$client.query(
      `insert into play_times (user_uuid, store_id, minutes, first_at, last_slot_at)
       values ($1, $2, $3, $4, $4) on conflict do nothing`,
      [uuid, gameId, minutes, at],
    );
  }
  for (const [position, gameId] of WISHES.entries()) {
    const at = daysBefore(startedAt, position + 1);
    await db.$client.query(
      `insert into wishlists (user_uuid, store_id, created_at, updated_at)
       values ($1, $2, $3, $3) on conflict do nothing`,
      [uuid, gameId, at],
    );
  }
  await db.$client.query(
    `insert into user_follows (follower_uuid, followed_uuid, created_at)
       select distinct $1::uuid, author_uuid, $3::timestamptz from stores
       where id = any($2::int[]) and author_uuid <> $1
     on conflict do nothing`,
    [uuid, [...FOLLOWED], daysBefore(startedAt, 30)],
  );
}
