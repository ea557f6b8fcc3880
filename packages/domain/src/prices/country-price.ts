import { assertAmount, basisPointsOf } from "../money/index.ts";

/** One row of a game's price list; `price` in meowcent. */
export interface PriceRow {
  readonly country: string;
  readonly price: number;
}

/** A country's price ratio to the United States, in basis points: 10,000 is the same. */
export interface CountryRatio {
  readonly country: string;
  readonly ratio_bp: number;
}

/** Every priced game has a row for this country; other countries' prices scale from it. */
export const DEFAULT_PRICE_COUNTRY = "us";

/**
 * The list price of a game for one country, in meowcent, or null when it has no price (R-PRC-3).
 *
 * A row for the country is the creator's explicit price and is used as is. Otherwise the `us` row is scaled by the
 * country's ratio (1 if unknown) and rounded once. Visitors of unknown country see the `us` price.
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
