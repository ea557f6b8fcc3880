import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What visitors did, for statistics; never needed for anything else. */
export const trafficLogs = pgTable(
  "traffic_logs",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    userUuid: uuid(),
    eventName: text().notNull(),
    pageLocation: text(),
    meta: jsonb(),
  },
  (table) => [index("traffic_logs_by_time").on(table.createdAt)],
);
