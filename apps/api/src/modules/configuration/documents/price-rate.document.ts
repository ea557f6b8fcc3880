import { DEFAULT_PRICE_COUNTRY } from "@catnip/domain/prices";
import { BRANDS } from "@catnip/brands";
import * as v from "valibot";
import { COUNTRY_CODES } from "../../../platform/countries.ts";
import { isUnique } from "./text-schemas.ts";

/** ISO 3166-1 alpha-2, in lower case. */
export const country = v.pipe(
  v.string(),
  v.check(
    (code) => COUNTRY_CODES.includes(code.toUpperCase()) && code === code.toLowerCase(),
    "Not a country.",
  ),
);

/** ISO 4217, in capitals. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "Not a currency."));

/** `price/price-rate`: price ratios between countries, and what coins are worth in money. */
export const priceRateDocument = v.strictObject({
  country_ratios: v.pipe(
    v.array(
      v.strictObject({
        country,
        /** Relative to the `us` price, in basis points: 10,000 is the same price. */
        ratio_bp: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(1_000_000)),
      }),
    ),
    v.maxLength(COUNTRY_CODES.length),
    v.check((rows) => isUnique(rows, ({ country: code }) => code), "A country is there twice."),
    v.check(
      (rows) =>
        rows.every(({ country: code, ratio_bp }) => code !== DEFAULT_PRICE_COUNTRY || ratio_bp === 10_000),
      "The us price is what the others follow: its ratio is 10000.",
    ),
  ),
  coin_rates: v.pipe(
    v.array(
      v.strictObject({
        currency_id: currency,
        /** Minor units, two decimals, for 100 coins (10,000 meowcent). */
        minor_per_100_coins: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
      }),
    ),
    v.maxLength(200),
    v.check((rows) => isUnique(rows, ({ currency_id }) => currency_id), "A currency is there twice."),
    v.check(
      (rows) => BRANDS.every(({ currency: own }) => rows.some(({ currency_id }) => currency_id === own)),
      "The currency of a brand is missing.",
    ),
  ),
});

export type PriceRateDocument = v.InferOutput<typeof priceRateDocument>;
