import type { SavedMetadata } from "@catnip/domain/profiles";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A user's public information, and their country of residence. Created at sign-up by `ensureProfile`. */
export const profiles = pgTable("profiles", {
  userUuid: uuid().primaryKey(),
  /** The number shown to the player as their id. */
  id: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
  nickname: text(),
  brief: text(),
  /** Avatar, a hash in `images`. */
  head: text(),
  /** Country of residence, two lower-case letters; set once. */
  country: text(),
  /** Whether the mail address is shown on the public page; off by default. */
  showEmail: boolean().notNull().default(false),
  /** Links to the user's pages elsewhere, as validated by `socialLink` of the domain. */
  google: text(),
  facebook: text(),
  twitter: text(),
  /** Whether each link is shown on the public page. */
  showGoogle: boolean().notNull().default(true),
  showFacebook: boolean().notNull().default(true),
  showTwitter: boolean().notNull().default(true),
  /** Custom entries of the profile, in display order. */
  metadata: jsonb().$type<readonly SavedMetadata[]>().notNull().default([]),
  /** Whether comments, likes and follows are listed on the public page. */
  showActivity: boolean().notNull().default(true),
  /** Whether games played, and for how long, are listed there too; private by default. */
  showPlayTime: boolean().notNull().default(false),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
