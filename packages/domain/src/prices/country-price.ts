import { assertAmount, basisPointsOf } from "../money/index.ts";

/** One row of a game's price list; `price` in meowcent. */
export interface PriceRow {
  readonly country: string;
  readonly price: number;
}

/** How a country's prices stand to those of the United States: 10,000 is the same. */
export interface CountryRatio {
  readonly country: string;
  readonly ratio_bp: number;
}

/** The country whose row every priced game has, and from which others are scaled. */
export const DEFAULT_PRICE_COUNTRY = "us";

/**
 * The list price of a game for one country, in meowcent, or null when it has no price (R-PRC-3).
 *
 * A row for the country is the creator's own wish and is taken as it stands. Otherwise
 * the `us` row is scaled by the country's ratio, which is 1 where none is known, and
 * rounded once. A visitor whose country is unknown sees the `us` price.
 */
export function countryPrice(
  rows: readonly PriceRow[],
  country: string | null | undefined,
  ratios: readonly CountryRatio[],
): number | null {
  const own = country ? rows.find((row) => isCountry(row.country, country)) : undefined;
  if (own) return checked(own.price);
  const base = rows.find((row) => isCountry(row.country, DEFAULT_PRICE_COUNTRY));
  if (!base) return null;
  const ratio = country ? ratios.find((entry) => isCountry(entry.country, country)) : undefined;
  return checked(basisPointsOf(base.price, ratio?.ratio_bp ?? SAME_AS_BASE_BP));
}

const SAME_AS_BASE_BP = 10_000;

const isCountry = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function checked(price: number): number {
  assertAmount(price);
  if (price < 0) throw new RangeError(`A price is never negative: ${price}`);
  return price;
}
