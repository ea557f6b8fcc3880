import { index, integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

/** Who may play what. The primary key makes a double purchase impossible. */
export const entitlements = pgTable(
  "entitlements",
  {
    userUuid: uuid().notNull(),
    storeId: integer().notNull(),
    /** The order that paid for it. */
    orderUuid: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userUuid, table.storeId] }),
    index("entitlements_store").on(table.storeId),
  ],
);
