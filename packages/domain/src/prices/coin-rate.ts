import { basisPointsOf } from "../money/index.ts";

/**
 * What coins are worth in a currency, in its minor units (two decimals), rounded (R-PRC-7).
 *
 * @param meowcent 100 meowcent are one meow coin
 * @param minorPer100Coins the rate: minor units for 100 coins (10,000 meowcent), as
 * `CoinRate.minor_per_100_coins`; 10,000 means that one coin shows as 1.00
 */
export function coinToCurrencyMinor(meowcent: number, minorPer100Coins: number): number {
  return basisPointsOf(meowcent, minorPer100Coins);
}

/** Structured product data names at most this many products. */
export const STRUCTURED_PRODUCTS_MAX = 3;
