import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Permits handed out per operation class and asker in the current window, shared by all copies. Unlogged: a crash of
 * the database forgets minutes of counting, which costs nothing, while logging each count would.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(), // Class and rule, with a keyed hash of user or address; no personal data.
    used: integer().notNull(), // Never more than the rule's maximum.
    granted: integer().notNull(), // By the latest reservation.
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("rate_limits_resets_at_idx").on(table.resetsAt)],
);
