import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";

export type CoinRate = { readonly currency_id: string; readonly minor_per_100_coins: number };
export type CountryRatio = { readonly country: string; readonly ratio_bp: number };

/** The value of coins in every currency we show. */
export function coinRates(context: RequestContext): readonly CoinRate[] | Promise<readonly CoinRate[]> {
  const fresh = () =>
    read<CoinRate>(
      context.db,
      "select currency_id, minor_per_100_coins from coin_rates order by currency_id",
    );
  return context.publicCache?.get("coin-rates", fresh) ?? fresh();
}

/** The value of coins in one currency. @throws ApiError `input/invalid` for a currency without a rate */
export async function coinRate(context: RequestContext, currencyId: string): Promise<CoinRate> {
  const rates = await coinRates(context);
  const rate = rates.find((known) => known.currency_id === currencyId.toUpperCase());
  if (!rate)
    throw new ApiError("input/invalid", "Coins have no rate in this currency.", { field: "currency_id" });
  return rate;
}

/** Price ratio of each country to the United States. */
export function countryRatios(
  context: RequestContext,
): readonly CountryRatio[] | Promise<readonly CountryRatio[]> {
  const fresh = () =>
    read<CountryRatio>(context.db, "select country, ratio_bp from country_ratios order by country");
  return context.publicCache?.get("country-ratios", fresh) ?? fresh();
}
