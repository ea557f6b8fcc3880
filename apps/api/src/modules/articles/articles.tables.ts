import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { stores, type Translation } from "../catalog/catalog.tables.ts";

/**
 * News, announcements, tutorials, FAQs. A broadcast is live while its state is not 0 and now is between its times.
 */
export const articles = pgTable(
  "articles",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    category: text().notNull(),
    headline: text().notNull(),
    /** HTML, sanitized on write and again on read. */
    text: text().notNull(),
    t: jsonb().$type<readonly Translation[]>().notNull().default([]),
    /** Visible from then on, if `isPublished`. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** Drafts and unpublished articles are visible to staff only. */
    isPublished: boolean().notNull().default(true),
    /** The game that news in the category `store` are about; null: the shop itself. */
    storeId: integer().references(() => stores.id, { onDelete: "set null" }),
    broadcastState: integer().notNull().default(0),
    broadcastStartedAt: timestamp({ withTimezone: true }),
    broadcastEndedAt: timestamp({ withTimezone: true }),
    broadcastPath: text(),
    /** Incremented by every change; an editor must state the version they saw (optimistic locking). */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Everything the search covers, without tags: see `sql/articles-words.sql`. */
    words: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`article_words(headline, text, t)`),
  },
  (table) => [
    index("articles_by_date").on(table.publishedAt.desc(), table.uuid.desc()),
    index("articles_by_store").on(table.storeId, table.publishedAt.desc()),
    index("articles_words").using("gin", table.words.op("gin_trgm_ops")),
  ],
);

/** Every version of an article, including the current one. Append-only: a trigger rejects changes. */
export const articleVersions = pgTable(
  "article_versions",
  {
    /** No foreign key: history outlives its article. */
    articleUuid: uuid().notNull(),
    version: integer().notNull(),
    /** The article at that version, with the field names of the API's `Article`. */
    article: jsonb().notNull(),
    /** The staff member who wrote this version. */
    authorUuid: uuid(),
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleUuid, table.version] })],
);

/** "Was this helpful?": one changeable vote per player and article. */
export const articleVotes = pgTable(
  "article_votes",
  {
    articleUuid: uuid()
      .notNull()
      .references(() => articles.uuid, { onDelete: "cascade" }),
    userUuid: uuid().notNull(),
    isHelpful: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleUuid, table.userUuid] }),
    index("article_votes_by_user").on(table.userUuid),
  ],
);

/** Totals of `article_votes`, maintained by a trigger so that article lists need no counting. */
export const articleVoteCounts = pgTable("article_vote_counts", {
  articleUuid: uuid()
    .primaryKey()
    .references(() => articles.uuid, { onDelete: "cascade" }),
  helpful: integer().notNull().default(0),
  unhelpful: integer().notNull().default(0),
});
