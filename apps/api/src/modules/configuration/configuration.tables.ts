import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Markers left by installation steps, such as `seed/demo`. */
export const configurationDocuments = pgTable("configuration_documents", {
  path: text().primaryKey(),
  document: jsonb().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * Documents by classify path, such as `configuration/pages/default` (R-CFG-1). Append-only (enforced by a trigger):
 * the newest version of a path and brand is the current one, the others are its history. The primary key makes two
 * writers who saw the same version collide.
 */
export const configurationVersions = pgTable(
  "configuration_versions",
  {
    path: text().notNull(),
    /** A brand, or `shared`: the fallback for every brand without its own document. */
    platformKey: text().notNull(),
    /** Counts from 1 per path and brand. */
    version: integer().notNull(),
    document: jsonb().notNull(),
    /** Null: written during installation. */
    author: uuid(),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.platformKey, table.version] }),
    check("configuration_versions_counted", sql`${table.version} > 0`),
  ],
);
