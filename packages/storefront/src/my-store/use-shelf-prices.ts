import type { AnnouncedPrice } from "@catnip/domain/prices";
import { use } from "react";
import { usePriceRatios } from "../catalog/player-prices.ts";
import { shownPrice } from "../prices/shown-price.ts";
import { useViewerFact } from "../shell/viewer.ts";
import { LoadedShelfContext, useShelfTime } from "./loaded-shelf.ts";
import type { ShelfEntry } from "./my-shelf.ts";

/** The games' current prices for this player, in meowcent; null: not released, not for sale, or not known yet. */
export function useShelfPrices(): (entry: ShelfEntry) => AnnouncedPrice | null {
  const loaded = use(LoadedShelfContext)?.prices;
  const ratios = usePriceRatios() ?? loaded?.ratios;
  const country = useViewerFact((viewer) => viewer.country) ?? loaded?.country ?? null;
  const openedMs = useShelfTime();
  return ({ store, isReleased, isListed }) => {
    if (!ratios || !isReleased || !isListed || store.game_pack.official_app.length === 0) return null;
    return shownPrice(store, country, ratios, openedMs);
  };
}
