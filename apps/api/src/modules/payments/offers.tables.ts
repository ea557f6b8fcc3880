import { WHOLE_UNIT_CURRENCIES } from "@catnip/domain/money";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

/** As SQL text: `'TWD', 'JPY'`. */
const WHOLE_UNITS = sql.raw(WHOLE_UNIT_CURRENCIES.map((currency) => `'${currency}'`).join(", "));

/** What money can buy. A plan that was sold is never edited: switch it off and add a new one. */
export const rechargePlans = pgTable(
  "recharge_plans",
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    index: integer().notNull(),
    /** Plan size as shown in the offer, in meowcent. */
    amount: bigint({ mode: "number" }).notNull(),
    /** Coins credited, in meowcent. */
    coin: bigint({ mode: "number" }).notNull(),
    /** Silver credited as a bonus, in meowcent. */
    silver: bigint({ mode: "number" }).notNull(),
    currencyId: text().notNull(),
    /** Price in minor units, two decimals in every currency. */
    payAmount: bigint({ mode: "number" }).notNull(),
    enable: boolean().notNull().default(true),
  },
  (table) => [
    // Each position holds one plan on offer; earlier plans there are kept for the payments that bought them.
    uniqueIndex("recharge_plans_on_offer")
      .on(table.currencyId, table.index)
      .where(sql`${table.enable}`),
    check(
      "recharge_plans_amounts",
      sql`${table.amount} > 0 and ${table.coin} > 0 and ${table.silver} >= 0 and ${table.payAmount} > 0`,
    ),
    // Cashiers take these in whole units only; a fraction would get lost or multiplied along the way.
    check(
      "recharge_plans_whole_units",
      sql`${table.currencyId} not in (${WHOLE_UNITS}) or ${table.payAmount} % 100 = 0`,
    ),
  ],
);

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

/** A provider's last answers, one row each, shared by all copies. */
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
