import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";

/** A game in a player's cart. `state` 0 = in the cart; the purchase sets it to 1. */
export const cartStores = pgTable(
  "cart_stores",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userUuid: uuid().notNull(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    state: integer().notNull().default(0),
    useUserCouponUuids: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    storeAdLinkUid: text(),
    dataCreationSource: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Adding a game twice leaves one entry.
    uniqueIndex("cart_stores_once")
      .on(table.userUuid, table.storeId)
      .where(sql`${table.state} = 0`),
    index("cart_stores_by_user").on(table.userUuid, table.createdAt.desc()),
  ],
);
