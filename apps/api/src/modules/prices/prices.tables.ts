import type { PriceEvent } from "@catnip/domain/prices";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";

/** List prices in meowcent, by country in lower case. Priced games have a `us` row; other countries derive from it. */
export const storePrices = pgTable(
  "store_prices",
  {
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    country: text().notNull(),
    price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.country] }),
    check("store_prices_not_negative", sql`${table.price} >= 0`),
    index("store_prices_by_country").on(table.country, table.storeId, table.price),
  ],
);

/** A game's sale; active only while `state` is 2 and its end has not come. */
export const storeActivities = pgTable(
  "store_activities",
  {
    storeId: integer()
      .primaryKey()
      .references(() => stores.id, { onDelete: "cascade" }),
    state: integer().notNull(),
    percentageDiscount: integer().notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check("store_activities_percent", sql`${table.percentageDiscount} between 0 and 100`)],
);

/** Ratio of a country's prices to the `us` row, in basis points: 10,000 is the same. */
export const countryRatios = pgTable(
  "country_ratios",
  { country: text().primaryKey(), ratioBp: integer().notNull() },
  (table) => [check("country_ratios_positive", sql`${table.ratioBp} > 0`)],
);

/** Value of coins: minor units (two decimals) per 100 coins, that is 10,000 meowcent. */
export const coinRates = pgTable("coin_rates", {
  currencyId: text().primaryKey(),
  minorPer100Coins: integer("minor_per_100_coins").notNull(),
});

/** Every change of a coin's value, written by the triggers of `coin_rates`, and sealed. Append-only. */
export const coinRateChanges = pgTable("coin_rate_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  currencyId: text().notNull(),
  /** Null: the currency is no longer one that coins are told in. */
  minorPer100Coins: integer("minor_per_100_coins"),
});

/**
 * The price event log: every change of the tables above that changes what something costs, written by their triggers.
 * Append-only; `priceTimeline` of the domain replays it. Without foreign keys: what was charged stays known when a game
 * is gone.
 */
export const priceEvents = pgTable(
  "price_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<PriceEvent["kind"]>().notNull(),
    /** Null: a ratio, which concerns all games. */
    storeId: integer(),
    /** Null: a sale, which runs in all countries. */
    country: text(),
    /** Meowcent, percent off, or basis points. Null: a price or ratio was removed. */
    amount: integer(),
    /** When a sale ends by itself. */
    endsAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check(
      "price_events_shape",
      sql`case ${table.kind}
        when 'price' then ${table.storeId} is not null and ${table.country} is not null and ${table.endsAt} is null
        when 'sale' then ${table.storeId} is not null and ${table.country} is null and ${table.amount} is not null
        when 'ratio' then ${table.storeId} is null and ${table.country} is not null and ${table.endsAt} is null
        else false end`,
    ),
    index("price_events_by_store").on(table.storeId, table.id),
    index("price_events_of_ratios")
      .on(table.id)
      .where(sql`${table.storeId} is null`),
  ],
);
