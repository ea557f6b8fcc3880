import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/**
 * What visitors did, for statistics; never needed for anything else.
 *
 * Partitioned by month on `created_at` (UTC), which Drizzle cannot say: see the baseline of the migrations and
 * `ensure_traffic_partition`. Whole months are dropped when they are old.
 */
export const trafficLogs = pgTable(
  "traffic_logs",
  {
    id: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The brand whose page it was. */
    platformKey: text(),
    /** Who: these three are emptied after 30 days, and when the account goes. */
    userUuid: uuid(),
    clientId: text(),
    sessionId: text(),
    /** The how-manieth session of the browser. */
    sessionCount: integer(),
    eventName: text().notNull(),
    utmSource: text(),
    utmMedium: text(),
    utmCampaign: text(),
    utmTerm: text(),
    utmContent: text(),
    /** Without query. */
    pageLocation: text(),
    pageTitle: text(),
    /** Without query. */
    pageReferrer: text(),
    language: text(),
    /** `1440x900`. */
    screenResolution: text(),
    userAgent: text(),
    meta: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.createdAt, table.id] }),
    index("traffic_logs_of_users")
      .on(table.userUuid)
      .where(sql`${table.userUuid} is not null`),
    // What can still be told apart by person: the last 30 days, a small part of the whole.
    index("traffic_logs_of_persons")
      .on(table.createdAt)
      .where(
        sql`${table.userUuid} is not null or ${table.clientId} is not null or ${table.sessionId} is not null`,
      ),
  ],
);

/** A guest's browser, as far as it introduced itself: an id of its own and a few words, nothing measured. */
export const clientSourceProfiles = pgTable("client_source_profiles", {
  uuid: uuid()
    .primaryKey()
    .default(sql`uuidv7()`),
  platformKey: text().notNull(),
  clientType: text().notNull(),
  os: text().notNull().default(""),
  osVersion: text().notNull().default(""),
  deviceBrand: text().notNull().default(""),
  deviceModel: text().notNull().default(""),
  meta: jsonb(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
