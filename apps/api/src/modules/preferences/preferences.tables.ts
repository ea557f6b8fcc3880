import { sql } from "drizzle-orm";
import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const words = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/**
 * What a player likes, and what they exclude: ids of tags and content warnings (without `warning/`), uuids of authors;
 * and whether what reaches others' eyes is to be neutral.
 */
export const storePreferences = pgTable("store_preferences", {
  userUuid: uuid().primaryKey(),
  likedTagIds: words(),
  hiddenTagIds: words(),
  hiddenContentWarnings: words(),
  hiddenAuthorUuids: uuid()
    .array()
    .notNull()
    .default(sql`'{}'`),
  isDiscreet: boolean().notNull().default(false),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
