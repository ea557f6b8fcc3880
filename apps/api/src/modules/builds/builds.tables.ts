import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";

/** One file of a web build: its path inside the build, and the content hash it is stored under. */
export type ManifestFile = { readonly hash: string; readonly size: number; readonly type: string };
export type BuildManifest = Readonly<Record<string, ManifestFile>>;

/** An uploaded build of a game. Immutable: a new version is a new build. */
export const builds = pgTable(
  "builds",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** `trial` is for everyone, `official` for owners. */
    kind: text().$type<"trial" | "official">().notNull(),
    platform: text().notNull(),
    /** Lower case; the language the build was made for, or `any`. */
    language: text().notNull().default("any"),
    version: text().notNull(),
    filename: text().notNull(),
    /** SHA-256 of the uploaded archive, which is also its name in the file store. */
    hash: text().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    /** Web builds: the file to open first, and all files. */
    entry: text(),
    manifest: jsonb().$type<BuildManifest>(),
    /** Web builds: shares memory between threads, so it needs a cross-origin isolated page (R-PLY-13). */
    needsThreads: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was last put on offer or superseded; null: never since its upload. */
    updatedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("builds_by_store").on(table.storeId),
    check("builds_kind_known", sql`${table.kind} in ('trial', 'official')`),
    check(
      "builds_web_has_entry",
      sql`${table.platform} <> 'web' or (${table.entry} is not null and ${table.manifest} is not null)`,
    ),
  ],
);

/** When a player first downloaded an official build; needed by the refund rule. */
export const buildDownloads = pgTable(
  "build_downloads",
  {
    userUuid: uuid().notNull(),
    buildUuid: uuid()
      .notNull()
      .references(() => builds.uuid, { onDelete: "cascade" }),
    count: integer().notNull().default(1),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("build_downloads_once").on(table.userUuid, table.buildUuid)],
);

/** The key that all download links of a player carry; replacing it ends them (R-DLV-6). Absent: no link was made. */
export const downloadKeys = pgTable("download_keys", {
  userUuid: uuid().primaryKey(),
  key: uuid().notNull(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
});
