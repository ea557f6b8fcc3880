import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** One game. `id` is the number in its public address. */
export const stores = pgTable(
  "stores",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid()
      .notNull()
      .unique()
      .default(sql`uuidv7()`),
    path: text().notNull().unique(),
    /** 1 = platform app. */
    type: integer().notNull().default(1),
    category: text().notNull(),
    /** Lower case, as in `store_infos.language`. */
    defaultLang: text().notNull().default("en-us"),
    /** Drafts are not shown anywhere. */
    isPublished: boolean().notNull().default(true),
    releasedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    startPreviewAt: timestamp({ withTimezone: true }),
    releaseType: integer().notNull().default(0),
    submittedAt: timestamp({ withTimezone: true }),
    /** Comma-separated: web, windows, mac, android, ios, platform app. */
    supportPlatform: text().notNull(),
    authorUuid: uuid(),
    serialStatus: text().notNull().default("completed"),
    cgCount: integer(),
    wordCount: integer(),
    contentWarnings: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    gameLanguages: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    check("stores_category_known", sql`${table.category} in ('boy-r18', 'boy-bl', 'girl-r18', 'girl-gl')`),
    index("stores_by_release").on(table.releasedAt.desc(), table.id.desc()),
    index("stores_by_update").on(table.updatedAt.desc(), table.id.desc()),
    index("stores_by_category").on(table.category, table.releasedAt.desc(), table.id.desc()),
    index("stores_by_author").on(table.authorUuid),
  ],
);

/** The words and pictures of a game in one language; pictures are hashes of `images`. */
export const storeInfos = pgTable(
  "store_infos",
  {
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Lower case: `en-us`. */
    language: text().notNull(),
    name: text().notNull(),
    brief: text().notNull(),
    /** HTML, cleaned when written. */
    introduction: text().notNull(),
    labels: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    cover: text().notNull(),
    cover1to1: text("cover1to1").notNull(),
    screenshots: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.language] })],
);

/**
 * The controlled list of words: tags, and content warnings under `warning/…`. `name` maps a lower-case language to
 * a word.
 */
export const tags = pgTable("tags", {
  id: text().primaryKey(),
  name: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
});

export const storeTags = pgTable(
  "store_tags",
  {
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    tagId: text()
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.tagId] }),
    index("store_tags_by_tag").on(table.tagId, table.storeId),
  ],
);

/** An entry blocks what it names while it is active; see `blacklistDecision` of the domain. */
export const storeBlacklists = pgTable(
  "store_blacklists",
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    blockedLocale: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    blockedTrialOs: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    blockedOfficialOs: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isActive: boolean().notNull().default(true),
  },
  (table) => [index("store_blacklists_by_store").on(table.storeId)],
);

/** News and changelog of one game; `t` holds the translations of `title` and `text`. */
export const storeUpdateLogs = pgTable(
  "store_update_logs",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    title: text().notNull(),
    text: text().notNull(),
    version: text(),
    t: jsonb().$type<readonly Translation[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("store_update_logs_by_store").on(table.storeId, table.createdAt.desc())],
);

/** Votes and sales in numbers; recounted by the function `recount_store_rating`. */
export const storeRatings = pgTable("store_ratings", {
  storeId: integer()
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
  good: integer().notNull().default(0),
  bad: integer().notNull().default(0),
  purchases: integer().notNull().default(0),
});

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The read model: everything a list or a game page shows of one game, in one JSON value, kept current by
 * triggers on the tables above. A list is one statement over this table.
 */
export const storeCards = pgTable("store_cards", {
  storeId: integer()
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
  /** As text: it is copied into answers, never searched. */
  card: json().notNull(),
});

/** What the keyword search looks at; written by `indexStores`, whose word rules SQL does not know. */
export const storeSearches = pgTable(
  "store_searches",
  {
    storeId: integer()
      .primaryKey()
      .references(() => stores.id, { onDelete: "cascade" }),
    words: tsvector().notNull(),
    /** Names, author and tags in lower case, for words that are nearly right. */
    names: text().notNull(),
  },
  (table) => [
    index("store_searches_words").using("gin", table.words),
    index("store_searches_names").using("gin", sql`${table.names} gin_trgm_ops`),
  ],
);

/** A picture in the file store, by the SHA-256 of its master. */
export const images = pgTable("images", {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
});

export type Translation = { readonly lang: string; readonly key: string; readonly value: string };
