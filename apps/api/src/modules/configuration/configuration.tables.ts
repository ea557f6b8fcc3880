import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Marks that steps of the installation leave behind, such as `seed/demo`. */
export const configurationDocuments = pgTable("configuration_documents", {
  path: text().primaryKey(),
  document: jsonb().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * Documents read by classify path, such as `configuration/pages/default` (R-CFG-1). Rows are only
 * ever added (a trigger sees to it): the newest version of a path and brand is the current one, the others are its
 * history. The key makes two writers who saw the same version meet.
 */
export const configurationVersions = pgTable(
  "configuration_versions",
  {
    path: text().notNull(),
    /** A brand, or `shared`: what every brand reads that has no document of its own. */
    platformKey: text().notNull(),
    /** Counts from 1 per path and brand. */
    version: integer().notNull(),
    document: jsonb().notNull(),
    /** Null: written by the installation itself. */
    author: uuid(),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.platformKey, table.version] }),
    check("configuration_versions_counted", sql`${table.version} > 0`),
  ],
);
