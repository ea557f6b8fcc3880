import {
  countryPrice,
  isDiscountRunning,
  raisesPrice,
  type CountryRatio,
  type PriceRow,
  type StoreActivity,
} from "@catnip/domain/prices";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";

/**
 * Refuses list prices that would raise a price somewhere while the game's sale runs (R-PRC-15).
 *
 * @param db the transaction that writes them
 * @throws ApiError `price/raised-in-sale`
 */
export async function expectNoRaise(
  db: Queryable,
  storeId: number,
  prices: readonly PriceRow[],
  now: Date,
): Promise<void> {
  // Waits for a sale that is beginning.
  await db.$client.query("select from stores where id = $1 for no key update", [storeId]);
  const [found] = await read<Today>(db, TODAY, [storeId]);
  if (!found || !isDiscountRunning(found.activity, now)) return;
  const countries = [...found.prices, ...prices, ...found.ratios].map(({ country }) => country);
  const changes = [...new Set(countries)].map((country) => ({
    before: countryPrice(found.prices, country, found.ratios),
    after: countryPrice(prices, country, found.ratios),
  }));
  if (raisesPrice(changes))
    throw new ApiError("price/raised-in-sale", "The price cannot rise while the sale runs.");
}

type Today = {
  readonly prices: readonly PriceRow[];
  readonly ratios: readonly CountryRatio[];
  readonly activity: StoreActivity | null;
};

const TODAY = `
  select
    (select coalesce(json_agg(json_build_object('country', country, 'price', price)), '[]')
      from store_prices where store_id = $1) as prices,
    (select coalesce(json_agg(json_build_object('country', country, 'ratio_bp', ratio_bp)), '[]')
      from country_ratios) as ratios,
    (select json_build_object('state', state, 'percentage_discount', percentage_discount, 'ended_at', ended_at)
      from store_activities where store_id = $1) as activity`;
