import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";

/**
 * How long a player played a game they own, in whole slots of `PLAY_SLOT_MS`. One row per player and game: each slot
 * in which the game was open adds its minutes once, however often it is reported.
 */
export const playTimes = pgTable(
  "play_times",
  {
    userUuid: uuid().notNull(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    minutes: integer().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    /** When the game was last seen open, within the newest slot counted. */
    lastSlotAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userUuid, table.storeId] }),
    check("play_times_positive", sql`${table.minutes} > 0`),
    index("play_times_by_user").on(table.userUuid, table.lastSlotAt.desc()),
  ],
);
