import { sql } from "drizzle-orm";
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** The ways to pay, by name. */
export const paymentMethods = pgTable("payment_methods", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  method: text().notNull().unique(),
  web: boolean().notNull().default(true),
  wap: boolean().notNull().default(true),
});

/** Providers and their switch: state 0 is on, anything else is off immediately; open payments still settle. */
export const paymentProviders = pgTable("payment_providers", {
  id: uuid()
    .primaryKey()
    .default(sql`uuidv7()`),
  providerKey: text().notNull().unique(),
  state: smallint().notNull().default(0),
  meta: jsonb().notNull().default({}),
  /** What the document of providers switches off, see `switch-providers.ts`. */
  switches: jsonb().notNull().default({}),
});

/** A provider's last responses, one row each, shared by all processes. */
export const paymentProviderHealth = pgTable("payment_provider_health", {
  providerKey: text().primaryKey(),
  /** Oldest first: `1` it answered, `0` it could not be reached. */
  recent: text().notNull(),
  failedAt: timestamp({ withTimezone: true }),
  /** When a payment last tried it while it was down. */
  probedAt: timestamp({ withTimezone: true }),
});

export const paymentProviderMethods = pgTable(
  "payment_provider_methods",
  {
    providerId: uuid()
      .notNull()
      .references(() => paymentProviders.id),
    method: text()
      .notNull()
      .references(() => paymentMethods.method),
    supportCurrency: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.method] })],
);
