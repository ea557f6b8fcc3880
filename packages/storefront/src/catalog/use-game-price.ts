import { countryPrice, shopDiscount, type DiscountedPrice } from "@catnip/domain/prices";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { useViewerFact } from "../shell/viewer.ts";
import type { Game } from "./game-page.ts";
import { priceRatios } from "./player-prices.ts";

/**
 * What a game costs on its own page; null: it has no price. The page shows the `us` price to everyone; a player's own
 * country applies after hydration.
 */
export function useGamePrice(game: Game, nowMs: number): DiscountedPrice | null {
  const country = useViewerFact((viewer) => viewer.country);
  // Needed only for a visitor with a country; until loaded, the `us` price is shown.
  const ratios = useQuery(["price ratios"], country ? priceRatios : null).value;
  const list = countryPrice(game.store_price ?? [], ratios ? country : null, ratios ?? []);
  return list === null ? null : shopDiscount(list, game.store_activity, nowMs);
}
