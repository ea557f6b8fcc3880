import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";

/** One player's words about one game; `vote` is 1 good, -1 bad, 0 unset. */
export const storeComments = pgTable(
  "store_comments",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Null for a player whose account is gone. */
    userUuid: uuid(),
    comment: text().notNull(),
    vote: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("store_comments_once").on(table.storeId, table.userUuid),
    check("store_comments_vote", sql`${table.vote} in (-1, 0, 1)`),
    index("store_comments_by_store").on(table.storeId, table.createdAt.desc(), table.uuid.desc()),
  ],
);
