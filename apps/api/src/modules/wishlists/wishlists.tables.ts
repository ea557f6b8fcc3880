import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";

/** A game on a player's wishlist. */
export const wishlists = pgTable(
  "wishlists",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userUuid: uuid().notNull(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    memo: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("wishlists_once").on(table.userUuid, table.storeId),
    // Who has wished for a game that is released or goes on sale.
    index("wishlists_by_store").on(table.storeId),
  ],
);
