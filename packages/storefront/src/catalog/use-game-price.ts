import type { AnnouncedPrice } from "@catnip/domain/prices";
import { useViewerFact } from "../shell/viewer.ts";
import type { Game } from "./game-page.ts";
import { shownPrice } from "../prices/shown-price.ts";
import { usePriceRatios } from "./player-prices.ts";

/**
 * What a game costs on its own page; null: it has no price. The page shows the `us` price to everyone; a player's own
 * country applies after hydration.
 */
export function useGamePrice(game: Game, nowMs: number): AnnouncedPrice | null {
  const country = useViewerFact((viewer) => viewer.country);
  // Needed only for a visitor with a country; until loaded, the `us` price is shown.
  const ratios = usePriceRatios({ pause: country === null });
  return shownPrice(game, ratios ? country : null, ratios ?? [], nowMs);
}
