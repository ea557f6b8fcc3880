import { addOrderRefund } from "../modules/orders/index.ts";
import { plantTopUp } from "../modules/top-ups/index.ts";
import type { Services } from "../platform/context.ts";
import type { Database } from "../platform/database.ts";
import { daysBefore } from "./demo-builds.ts";
import { stableUuid } from "./stable-uuid.ts";

/** What the demo account "reader" has bought; the last one was updated since. */
const PURCHASES = [
  { gameId: 161, daysAgo: 15 },
  { gameId: 121, daysAgo: 20 },
  { gameId: 175, daysAgo: 9 },
  { gameId: 102, daysAgo: 190 },
] as const;

/** Bought by mistake, and given back the day after. */
const GIVEN_BACK = { gameId: 163, daysAgo: 13, returnedDaysAgo: 12 } as const;

/** Top-ups: one kept, one partly and one fully refunded. In meowcent and cents. */
const TOP_UPS = [
  { key: "0", coin: 1_000, daysAgo: 60 },
  { key: "1", coin: 2_000, daysAgo: 40, back: { minor: 500, daysAgo: 38 } },
  { key: "2", coin: 500, daysAgo: 30, back: { minor: 500, daysAgo: 29 } },
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
  return { uuid: rows[0].id, purchases: [...PURCHASES, GIVEN_BACK] };
}

/** Money that came, and money and a game that went back, so that the logs have something true to say. Idempotent. */
export async function plantMoney(
  { config, db }: Pick<Services, "config" | "db">,
  reader: { readonly uuid: string; readonly sid: string },
  startedAt: Date,
): Promise<void> {
  const { gameId, returnedDaysAgo } = GIVEN_BACK;
  await addOrderRefund(
    { db, now: () => daysBefore(startedAt, returnedDaysAgo) },
    { uuid: reader.uuid, sid: reader.sid, roles: ["player"], audience: "api" },
    {
      uuid: stableUuid("demo refund", gameId),
      order_uuid: stableUuid("demo order", "reader", gameId),
      store_id: gameId,
    },
    "international",
  );
  for (const topUp of TOP_UPS)
    await plantTopUp(
      { config, db },
      {
        orderNo: `01DEM0T0PVPREADER00000000${topUp.key}`,
        userUuid: reader.uuid,
        sid: reader.sid,
        coin: topUp.coin,
        paidAt: daysBefore(startedAt, topUp.daysAgo),
        ...("back" in topUp && {
          back: { minor: topUp.back.minor, at: daysBefore(startedAt, topUp.back.daysAgo) },
        }),
      },
    );
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
