import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Permits leased per operation class and caller in the current window, shared by all processes. Unlogged: a database
 * crash loses minutes of counting, which is harmless, while logging every count would be expensive.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(), // Class and rule, with a keyed hash of user or address; no personal data.
    used: integer().notNull(), // Never more than the rule's maximum.
    granted: integer().notNull(), // Set by the latest lease.
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("rate_limits_resets_at_idx").on(table.resetsAt)],
);
