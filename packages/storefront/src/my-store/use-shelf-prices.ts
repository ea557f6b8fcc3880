import type { AnnouncedPrice } from "@catnip/domain/prices";
import { useState } from "react";
import { usePriceRatios } from "../catalog/player-prices.ts";
import { shownPrice } from "../prices/shown-price.ts";
import { useViewerFact } from "../shell/viewer.ts";
import type { ShelfEntry } from "./my-shelf.ts";

/** What games cost this player now, in meowcent; null: not out, not for sale, or not known yet. */
export function useShelfPrices(): (entry: ShelfEntry) => AnnouncedPrice | null {
  const ratios = usePriceRatios();
  const country = useViewerFact((viewer) => viewer.country);
  const [openedMs] = useState(() => Date.now());
  return ({ store, isReleased, isListed }) => {
    if (!ratios || !isReleased || !isListed || store.game_pack.official_app.length === 0) return null;
    return shownPrice(store, country, ratios, openedMs);
  };
}
