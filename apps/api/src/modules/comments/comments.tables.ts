import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
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
    /** When the words or the vote last changed; later than `createdAt` means edited. */
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the vote that counts was given; null while there is none. */
    votedAt: timestamp({ withTimezone: true }),
    /** Whether the vote counts: who gave it owns the game. A trigger says so, and keeps it once the account is gone. */
    isCounted: boolean().notNull().default(true),
  },
  (table) => [
    unique("store_comments_once").on(table.storeId, table.userUuid),
    check("store_comments_vote", sql`${table.vote} in (-1, 0, 1)`),
    index("store_comments_by_store").on(table.storeId, table.createdAt.desc(), table.uuid.desc()),
    index("store_comments_by_user").on(table.userUuid, table.createdAt.desc()),
    // Those of people who buy the game later count from then on.
    index("store_comments_not_counted")
      .on(table.storeId, table.userUuid)
      .where(sql`not is_counted`),
  ],
);

/** What a comment said before it was changed. A trigger writes it; rows are never changed (`keep_comment_edit`). */
export const storeCommentEdits = pgTable(
  "store_comment_edits",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    commentUuid: uuid()
      .notNull()
      .references(() => storeComments.uuid, { onDelete: "cascade" }),
    comment: text().notNull(),
    vote: integer().notNull(),
    /** When these words were written, and when others took their place. */
    writtenAt: timestamp({ withTimezone: true }).notNull(),
    replacedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("store_comment_edits_by_comment").on(table.commentUuid, table.replacedAt)],
);
