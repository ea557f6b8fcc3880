import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const words = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** What a player likes, and never wants to see in lists: ids of tags and content warnings (without `warning/`). */
export const storePreferences = pgTable("store_preferences", {
  userUuid: uuid().primaryKey(),
  likedTagIds: words(),
  hiddenTagIds: words(),
  hiddenContentWarnings: words(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
