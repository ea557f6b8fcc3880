import type { StoreSubmitDocument } from "@catnip/domain/submissions";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";

/** States as stored; `published` is an accepted submission whose release date has come. */
export type StoredSubmitState = "draft" | "submitted" | "in_review" | "accepted" | "refused";

/**
 * What a creator wants a game's public page to be: one row per game, from its first draft on. The public rows of the
 * game are a projection of `acceptedDocument`; `document` is only ever shown to the creator and reviewers.
 */
export const storeSubmits = pgTable(
  "store_submits",
  {
    uuid: uuid().primaryKey(),
    /** Reserved with the draft, unpublished, so that builds have a game to belong to. */
    storeId: integer()
      .notNull()
      .unique()
      .references(() => stores.id, { onDelete: "cascade" }),
    authorUuid: uuid().notNull(),
    state: text().$type<StoredSubmitState>().notNull().default("draft"),
    /** Optimistic lock: counts every change; a change must name the version it is based on. */
    version: integer().notNull().default(1),
    document: jsonb().$type<StoreSubmitDocument>().notNull(),
    /** The source of the public rows; null: nothing was ever accepted. */
    acceptedDocument: jsonb().$type<StoreSubmitDocument>(),
    /** When the accepted game becomes visible; null: not accepted yet. */
    visibleAt: timestamp({ withTimezone: true }),
    /** What the creator confirmed with the last submission. */
    allCharactersAdult: boolean().notNull().default(false),
    rightsHeld: boolean().notNull().default(false),
    /** Why the last submission was rejected. */
    reason: text(),
    reviewerUuid: uuid(),
    submittedAt: timestamp({ withTimezone: true }),
    reviewedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("store_submits_by_author").on(table.authorUuid, table.updatedAt.desc()),
    index("store_submits_by_state").on(table.state, table.submittedAt),
    check(
      "store_submits_state_known",
      sql`${table.state} in ('draft', 'submitted', 'in_review', 'accepted', 'refused')`,
    ),
  ],
);

/** Every step of a submission, with a snapshot of the document. Append-only. */
export const storeSubmitEvents = pgTable(
  "store_submit_events",
  {
    uuid: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    submitUuid: uuid()
      .notNull()
      .references(() => storeSubmits.uuid),
    version: integer().notNull(),
    state: text().$type<StoredSubmitState>().notNull(),
    document: jsonb().$type<StoreSubmitDocument>().notNull(),
    reason: text(),
    actorUuid: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("store_submit_events_by_submit").on(table.submitUuid, table.version)],
);
