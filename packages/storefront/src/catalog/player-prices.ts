import type { CountryRatio } from "@catnip/domain/prices";
import type { StorePricesFragment } from "@catnip/sdk/catalog/index.ts";
import { SiteConfigDocument } from "@catnip/sdk/configuration/index.ts";
import type { Ask, Load } from "@catnip/site/data/query.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { brand } from "#brand";
import { useViewerFact, type Viewer } from "../shell/viewer.ts";
import type { PlayerPrices } from "./game-card.tsx";

/**
 * The prices of the games on a page, for players (see `seesPrices`); null for guests and while loading. Public HTML
 * contains none.
 *
 * @param key identifies the list, so that another page of it is fetched separately
 * @param load fetches the lists
 */
export function usePlayerPrices(
  key: string,
  load: Load<readonly StorePricesFragment[]>,
): PlayerPrices | null {
  const isShown = useViewerFact(({ status }) => seesPrices(status));
  return useQuery(["prices", key], isShown ? (ask) => readPrices(ask, load) : null).value;
}

/** A page without its prices is still a page. */
async function readPrices(
  ask: Ask,
  load: Load<readonly StorePricesFragment[]>,
): Promise<PlayerPrices | null> {
  try {
    const [games, ratios] = await Promise.all([load(ask), priceRatios(ask)]);
    return { games: new Map(games.map((game) => [game.id, game])), ratios };
  } catch (fault) {
    console.warn("Prices could not be loaded.", fault);
    return null;
  }
}

/** Players see prices; guests only where the brand shows them. Nobody does before the visitor is known. */
const seesPrices = (status: Viewer["status"]) =>
  status === "player" || (status === "guest" && brand.features.guestPrices === "shown");

/** Each country's price ratio to the United States. */
export async function priceRatios(ask: Ask): Promise<readonly CountryRatio[]> {
  const { getConfig2 } = await ask(
    SiteConfigDocument,
    { platform_key: brand.platform_key },
    { cached: true },
  );
  return getConfig2.price_rate;
}
