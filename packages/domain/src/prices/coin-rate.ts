import { basisPointsOf } from "../money/index.ts";

/**
 * Converts coins to a currency's minor units (two decimals), rounded (R-PRC-7).
 *
 * @param meowcent 100 meowcent are one meow coin
 * @param minorPer100Coins the rate: minor units for 100 coins (10,000 meowcent), as in `CoinRate.minor_per_100_coins`;
 *   10,000 means one coin shows as 1.00
 */
export function coinToCurrencyMinor(meowcent: number, minorPer100Coins: number): number {
  return basisPointsOf(meowcent, minorPer100Coins);
}

/** Maximum number of products in structured data. */
export const STRUCTURED_PRODUCTS_MAX = 3;
