import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** When a user was last seen logged in, and what first brought them here. Written at most once every few minutes. */
export const authTimes = pgTable("auth_times", {
  userUuid: uuid().primaryKey(),
  authAt: timestamp({ withTimezone: true }).notNull(),
  /** The first source a client named, for example `pg_web`. */
  dataCreationSource: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
