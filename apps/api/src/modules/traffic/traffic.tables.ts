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
 * Visitors' actions, for statistics only; nothing else depends on them.
 *
 * Partitioned by month on `created_at` (UTC), which Drizzle cannot express: see the baseline of the migrations and
 * `ensure_traffic_partition`. Old months are dropped whole.
 */
export const trafficLogs = pgTable(
  "traffic_logs",
  {
    id: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The brand of the page. */
    platformKey: text(),
    /** Who: these three are cleared after 30 days, and when the account is deleted. */
    userUuid: uuid(),
    clientId: text(),
    sessionId: text(),
    /** Ordinal of the session within the browser. */
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
    // Rows that still identify a person: the last 30 days, a small part of the whole.
    index("traffic_logs_of_persons")
      .on(table.createdAt)
      .where(
        sql`${table.userUuid} is not null or ${table.clientId} is not null or ${table.sessionId} is not null`,
      ),
  ],
);

/** A guest's browser that registered: an id of its own and a few words, no fingerprinting. */
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
