import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Documents read by classify path, such as `configuration/pages/default` (specification section 7). */
export const configurationDocuments = pgTable("configuration_documents", {
  path: text().primaryKey(),
  document: jsonb().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
