import { sql } from "drizzle-orm";
import { check, index, pgTable, timestamp, unique, uuid } from "drizzle-orm/pg-core";

/** Who follows whom. Following twice is one row. */
export const userFollows = pgTable(
  "user_follows",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    followerUuid: uuid().notNull(),
    followedUuid: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique("user_follows_once").on(table.followerUuid, table.followedUuid),
    check("user_follows_others", sql`${table.followerUuid} <> ${table.followedUuid}`),
    index("user_follows_by_follower").on(table.followerUuid, table.createdAt.desc(), table.uuid.desc()),
    index("user_follows_by_followed").on(table.followedUuid),
  ],
);
