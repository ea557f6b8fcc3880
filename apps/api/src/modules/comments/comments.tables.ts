import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";

/** One player's comment on one game; `vote` is 1 good, -1 bad, 0 unset. */
export const storeComments = pgTable(
  "store_comments",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Null once the player's account is deleted. */
    userUuid: uuid(),
    comment: text().notNull(),
    vote: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the text or the vote last changed; later than `createdAt` means edited. */
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the current vote was cast; null if there is none. */
    votedAt: timestamp({ withTimezone: true }),
    /** Whether the vote counts: the voter owns the game. Set by a trigger, and frozen once the account is deleted. */
    isCounted: boolean().notNull().default(true),
  },
  (table) => [
    unique("store_comments_once").on(table.storeId, table.userUuid),
    check("store_comments_vote", sql`${table.vote} in (-1, 0, 1)`),
    index("store_comments_by_store").on(table.storeId, table.createdAt.desc(), table.uuid.desc()),
    index("store_comments_by_user").on(table.userUuid, table.createdAt.desc()),
    // These votes start to count when the player buys the game.
    index("store_comments_not_counted")
      .on(table.storeId, table.userUuid)
      .where(sql`not is_counted`),
  ],
);

/** Previous versions of a comment. Append-only: written by a trigger (`keep_comment_edit`). */
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
    /** When this text was written, and when it was replaced. */
    writtenAt: timestamp({ withTimezone: true }).notNull(),
    replacedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("store_comment_edits_by_comment").on(table.commentUuid, table.replacedAt)],
);

/** Who found a comment helpful: once per player and comment. */
export const storeCommentHelpfuls = pgTable(
  "store_comment_helpfuls",
  {
    commentUuid: uuid()
      .notNull()
      .references(() => storeComments.uuid, { onDelete: "cascade" }),
    userUuid: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentUuid, table.userUuid] }),
    index("store_comment_helpfuls_by_user").on(table.userUuid),
  ],
);

/** Comments that players reported to staff: once per player and comment. */
export const storeCommentReports = pgTable(
  "store_comment_reports",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    commentUuid: uuid()
      .notNull()
      .references(() => storeComments.uuid, { onDelete: "cascade" }),
    userUuid: uuid().notNull(),
    reason: text().notNull(),
    /** In the reporter's words; may be empty. */
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When staff looked at it and kept the comment; a removed comment takes its reports with it. */
    keptAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique("store_comment_reports_once").on(table.commentUuid, table.userUuid),
    index("store_comment_reports_by_user").on(table.userUuid),
    index("store_comment_reports_open")
      .on(table.createdAt, table.uuid)
      .where(sql`${table.keptAt} is null`),
  ],
);
