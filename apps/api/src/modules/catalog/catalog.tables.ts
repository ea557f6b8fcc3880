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

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** One game. `id` is the number in its public URL. */
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
    /** Drafts are never shown. */
    isPublished: boolean().notNull().default(true),
    releasedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    startPreviewAt: timestamp({ withTimezone: true }),
    releaseType: integer().notNull().default(0),
    submittedAt: timestamp({ withTimezone: true }),
    /** Comma-separated: web, windows, mac, android, ios, platform app. */
    supportPlatform: text().notNull(),
    authorUuid: uuid(),
    /** Who publishes the game on the creator's behalf; null: the creator does. */
    agentUuid: uuid(),
    /** Pages outside the shop where the creator also offers the builds; https. */
    trialAppLink: text(),
    officialAppLink: text(),
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
    index("stores_by_agent").on(table.agentUuid),
  ],
);

/** A game's texts and pictures in one language; pictures are hashes in `images`. */
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
    /** HTML, sanitized on write. */
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
 * The controlled vocabulary: tags, and content warnings under `warning/…`. `name` maps a lower-case language to a
 * word.
 */
export const tags = pgTable("tags", {
  id: text().primaryKey(),
  name: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
});

/** One row, rewritten by each change of `tags`: its version is the version of all words, see `wordsOf`. */
export const tagChanges = pgTable("tag_changes", { id: boolean().primaryKey().default(true) }, (table) => [
  check("tag_changes_one_row", sql`${table.id}`),
]);

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

/** An entry blocks its targets while it is active; see `blacklistDecision` in the domain. */
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

/** Vote and sales counts; recomputed by the function `recount_store_rating`. */
export const storeRatings = pgTable("store_ratings", {
  storeId: integer()
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
  good: integer().notNull().default(0),
  bad: integer().notNull().default(0),
  purchases: integer().notNull().default(0),
});

/**
 * The read model: everything a list or a game page shows of one game, as one JSON value that triggers on the tables
 * above keep up to date. A list is one statement over this table.
 */
export const storeCards = pgTable(
  "store_cards",
  {
    storeId: integer()
      .primaryKey()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Null and unused: dropped in a later version, once no deployed process writes it. */
    card: json(),
    /**
     * The card: a `StoredCard`. `json`, not `jsonb`: it is read as a whole, never searched. Null: still to be made,
     * on the next read and by a job.
     */
    compact: json(),
  },
  (table) => [
    index("store_cards_to_make")
      .on(table.storeId)
      .where(sql`${table.compact} is null`),
  ],
);

/**
 * What lists filter and sort by: one narrow row per game, kept in sync with `store_cards`. A list reads cards only for
 * the games it shows, however large the catalog.
 */
export const storeListings = pgTable(
  "store_listings",
  {
    storeId: integer()
      .primaryKey()
      .references(() => stores.id, { onDelete: "cascade" }),
    category: text().notNull(),
    /** Of the author, a public user; null: not written by a user. */
    authorUuid: uuid(),
    /** When lists start showing the game: its release or its preview, whichever comes first. Null: not published. */
    visibleAt: timestamp({ withTimezone: true }),
    releasedAt: timestamp({ withTimezone: true }),
    /** The release date; infinity if there is none, so that "soonest first" puts undated games last. */
    releaseOrder: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    tagIds: text().array().notNull(),
    contentWarnings: text().array().notNull(),
    /** Systems the game runs on. */
    platforms: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Languages the game is played in, lower case. */
    languages: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether there is a trial build. */
    hasTrial: boolean().notNull().default(false),
    /** List price in the United States, in meowcent; null: not for sale. */
    usPrice: integer(),
    /** Percent off while the offer runs; 0: no offer. */
    offerPercent: integer().notNull(),
    offerEndedAt: timestamp({ withTimezone: true }),
    /** Ranking score from votes, in thousandths; the domain's `storeStanding`. */
    standing: integer().notNull(),
    /** How many players have bought it, as of the last count; see `recountRatings`. */
    purchases: integer().notNull().default(0),
    /** The words of the game's names; written by `indexStores`. */
    nameWords: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
    /** Among the best rated or the newest, which searches consider first; see `chooseFrontGames`. */
    isFront: boolean().notNull().default(true),
  },
  (table) => {
    const { category, releasedAt, visibleAt, usPrice, offerPercent, offerEndedAt } = table;
    const newestId = () => table.storeId.desc().nullsFirst();
    // Each sort order has an index that also covers the common filters, so that skipping, counting and filtering are
    // index-only. Shelves have their own, so that a small one need not be found among all games. Drizzle mutates an
    // ordered column when it is put in an index, so each index gets a fresh one.
    const filters = [visibleAt, usPrice, offerPercent, offerEndedAt] as const;
    const released = () => releasedAt.desc().nullsLast();
    const updated = () => table.updatedAt.desc().nullsFirst();
    const standing = () => table.standing.desc().nullsFirst();
    const purchases = () => table.purchases.desc().nullsFirst();
    return [
      index("store_listings_released").on(released(), newestId(), category, ...filters),
      index("store_listings_release_order").on(
        table.releaseOrder,
        table.storeId,
        category,
        releasedAt,
        ...filters,
      ),
      index("store_listings_updated").on(updated(), newestId(), category, releasedAt, ...filters),
      index("store_listings_standing").on(standing(), newestId(), category, releasedAt, ...filters),
      index("store_listings_purchases").on(purchases(), newestId(), category, releasedAt, ...filters),
      index("store_listings_shelf_released").on(category, released(), newestId(), ...filters),
      index("store_listings_shelf_updated").on(category, updated(), newestId(), releasedAt, ...filters),
      index("store_listings_shelf_standing").on(category, standing(), newestId(), releasedAt, ...filters),
      index("store_listings_shelf_purchases").on(category, purchases(), newestId(), releasedAt, ...filters),
      index("store_listings_author").on(table.authorUuid, released(), newestId(), category, ...filters),
      index("store_listings_offered")
        .on(updated(), newestId(), category, releasedAt, ...filters)
        .where(sql`${offerPercent} > 0`),
      index("store_listings_tags").using("gin", table.tagIds).with({ fastupdate: false }),
      index("store_listings_warnings").using("gin", table.contentWarnings).with({ fastupdate: false }),
      index("store_listings_name_words").using("gin", table.nameWords).with({ fastupdate: false }),
      index("store_listings_front_words")
        .using("gin", table.nameWords)
        .with({ fastupdate: false })
        .where(sql`${table.isFront}`),
    ];
  },
);

/** The keyword search index; written by `indexStores`, because its word rules cannot be expressed in SQL. */
export const storeSearches = pgTable(
  "store_searches",
  {
    storeId: integer()
      .primaryKey()
      .references(() => stores.id, { onDelete: "cascade" }),
    words: tsvector().notNull(),
    /** As in `store_listings`. */
    isFront: boolean().notNull().default(true),
  },
  (table) => [
    index("store_searches_words").using("gin", table.words).with({ fastupdate: false }),
    index("store_searches_front_words")
      .using("gin", table.words)
      .with({ fastupdate: false })
      .where(sql`${table.isFront}`),
  ],
);

/** Games whose words changed since `indexStores` last read them; triggers add rows, a job processes them. */
export const searchStale = pgTable("search_stale", {
  storeId: integer()
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
});

/** Every alphabetic word in names, creators and tags: the vocabulary for correcting typos. */
export const searchVocabulary = pgTable(
  "search_vocabulary",
  {
    word: text().primaryKey(),
    /** Keys it shares with words that start similarly; see `nearKeys`. */
    keys: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index("search_vocabulary_keys").using("gin", table.keys).with({ fastupdate: false }),
    // Collation "C", whatever the database's default: prefixes become a range scan.
    index("search_vocabulary_beginnings").on(sql`${table.word} collate "C"`),
  ],
);

/** Tags and creators that the search box suggests; their names are read from the source tables. */
export const searchTerms = pgTable(
  "search_terms",
  {
    kind: text().$type<"tag" | "creator">().notNull(),
    /** ID in `tags` or in `profiles`. */
    id: text().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    check("search_terms_kind_known", sql`${table.kind} in ('tag', 'creator')`),
    index("search_terms_words").using("gin", table.words).with({ fastupdate: false }),
  ],
);

/** An image in the file store, identified by the SHA-256 of its master. */
export const images = pgTable("images", {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
});

export type Translation = { readonly lang: string; readonly key: string; readonly value: string };
