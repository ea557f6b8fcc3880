import { basisPointsOf, payableStep, scaleRounded } from "../money/index.ts";

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

/**
 * What coins come to in money, for screens that say "about": in what can be paid, so whole units of TWD and JPY.
 *
 * @param rate of the currency, as `CoinRate`
 */
export function aboutMoney(
  meowcent: number,
  {
    currency_id,
    minor_per_100_coins,
  }: { readonly currency_id: string; readonly minor_per_100_coins: number },
): number {
  const step = payableStep(currency_id);
  return step * scaleRounded(coinToCurrencyMinor(meowcent, minor_per_100_coins), 1, step);
}

/** Maximum number of products in structured data. */
export const STRUCTURED_PRODUCTS_MAX = 3;
