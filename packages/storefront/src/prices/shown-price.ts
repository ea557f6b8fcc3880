import { announcedPrice, countryPrice, type AnnouncedPrice, type CountryRatio } from "@catnip/domain/prices";
import type { StorePricesFragment } from "@catnip/sdk/catalog/index.ts";

/** The inputs of a game's price, as the API returns them with any game; null: hidden from this visitor, or no sale. */
export type Priced = Pick<StorePricesFragment, "store_price" | "store_activity">;

/**
 * A game's price as every screen shows it: what it costs in the visitor's country, and the discount that its price
 * history supports (R-PRC-17). Null: it has no price, or it is hidden.
 */
export function shownPrice(
  { store_price, store_activity }: Priced,
  country: string | null,
  ratios: readonly CountryRatio[],
  now: Date | number,
): AnnouncedPrice | null {
  const list = countryPrice(store_price ?? [], country, ratios);
  return list === null ? null : announcedPrice(list, store_activity, country, now);
}
