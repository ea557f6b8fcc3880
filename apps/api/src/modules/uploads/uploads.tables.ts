import type { UploadScope } from "@catnip/domain/files";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { images } from "../catalog/catalog.tables.ts";

/** An uploaded image. Rows are immutable: another image under the same name is another row. */
export const uploads = pgTable(
  "uploads",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    /** The uploader, whose quota it counts against. */
    ownerUuid: uuid().notNull(),
    scope: text().$type<UploadScope>().notNull(),
    /** What it belongs to: a user, a submission, an article. */
    scopeUuid: uuid().notNull(),
    /** `{scope}/{scope_uuid}/{folder}/{basename}.{type}`, a name for people; the content is stored under its hash. */
    path: text().notNull(),
    /** The master, re-encoded by us. */
    hash: text()
      .notNull()
      .references(() => images.hash),
    /** Bytes of the master. */
    size: bigint({ mode: "number" }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // The same image sent twice, as by a double click, is one upload.
    unique("uploads_once").on(table.ownerUuid, table.path, table.hash),
    index("uploads_by_owner").on(table.ownerUuid, table.createdAt),
    index("uploads_by_hash").on(table.hash),
    check("uploads_scope_known", sql`${table.scope} in ('user', 'store_submit', 'article', 'configuration')`),
  ],
);

/** Images of deleted uploads, recorded by a trigger; `tidyUploads` checks whether anything else uses them. */
export const imageLeftovers = pgTable("image_leftovers", { hash: text().primaryKey() });
