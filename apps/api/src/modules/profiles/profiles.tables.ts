import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a user shows of themselves, and the country they live in. Made at sign-up by `ensureProfile`. */
export const profiles = pgTable("profiles", {
  userUuid: uuid().primaryKey(),
  /** The number the player knows as their id. */
  id: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
  nickname: text(),
  brief: text(),
  /** Picture, a hash of `images`. */
  head: text(),
  /** Country of residence, two lower-case letters; set once. */
  country: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
