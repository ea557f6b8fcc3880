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

/** News, announcements, tutorials, answers. A broadcast is live while its state is not 0 and now is between its times. */
export const articles = pgTable(
  "articles",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    category: text().notNull(),
    headline: text().notNull(),
    /** HTML, cleaned when written and again when read. */
    text: text().notNull(),
    t: jsonb().$type<readonly Translation[]>().notNull().default([]),
    /** Shown from then on, if `isPublished`. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** Drafts, and what staff took back, are shown to staff only. */
    isPublished: boolean().notNull().default(true),
    /** The game that news of the category `store` are about; null: the shop itself. */
    storeId: integer().references(() => stores.id, { onDelete: "set null" }),
    broadcastState: integer().notNull().default(0),
    broadcastStartedAt: timestamp({ withTimezone: true }),
    broadcastEndedAt: timestamp({ withTimezone: true }),
    broadcastPath: text(),
    /** Counts the changes; who changes an article says which version they saw. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Everything a search looks through, without tags: see `sql/articles-words.sql`. */
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

/** Every state an article ever was in, the present one included. Rows are added, never changed: a trigger refuses. */
export const articleVersions = pgTable(
  "article_versions",
  {
    /** No foreign key: history outlives what it tells of. */
    articleUuid: uuid().notNull(),
    version: integer().notNull(),
    /** The article as it then was, as the API's `Article` names its fields. */
    article: jsonb().notNull(),
    /** Staff player who wrote this version. */
    authorUuid: uuid(),
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleUuid, table.version] })],
);

/** "Was this helpful?": one answer per player and article, which they may change. */
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

/** The sums of `article_votes`, kept by a trigger so that a list of articles counts nothing. */
export const articleVoteCounts = pgTable("article_vote_counts", {
  articleUuid: uuid()
    .primaryKey()
    .references(() => articles.uuid, { onDelete: "cascade" }),
  helpful: integer().notNull().default(0),
  unhelpful: integer().notNull().default(0),
});
