import type { SavedMetadata } from "@catnip/domain/profiles";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

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
  /** Whether the mail address stands on the public page; nobody's does unless they say so. */
  showEmail: boolean().notNull().default(false),
  /** Links to one's pages elsewhere, as `socialLink` of the domain lets them through. */
  google: text(),
  facebook: text(),
  twitter: text(),
  /** The profile's own entries, in the order they are shown. */
  metadata: jsonb().$type<readonly SavedMetadata[]>().notNull().default([]),
  /** Whether comments, likes and follows are listed on the public page. */
  showActivity: boolean().notNull().default(true),
  /** Whether what was played, and how long, is listed there too: private until somebody wants it known. */
  showPlayTime: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
