import type { CountryRatio } from "@catnip/domain/prices";
import type { StorePricesFragment } from "@catnip/sdk/catalog/index.ts";
import type { Operation } from "@catnip/sdk/client/operation.ts";
import { SiteConfigDocument } from "@catnip/sdk/configuration/index.ts";
import { brand } from "#brand";
import { useMemo } from "react";
import { useQuery, type AnyVariables } from "urql";
import { useViewerFact, type Viewer } from "../shell/viewer.ts";
import type { PlayerPrices } from "./game-card.tsx";

/**
 * The prices of the games on a page, for players (see `seesPrices`); null for guests, while loading, and when they
 * cannot be loaded: a page without its prices is still a page. Public HTML contains none.
 *
 * @param query of the page's lists
 * @param gamesOf the games in its result
 */
export function usePlayerPrices<Data, Variables extends AnyVariables>(
  query: Operation<Data, Variables>,
  variables: Variables,
  gamesOf: (data: Data) => readonly StorePricesFragment[],
): PlayerPrices | null {
  const pause = useViewerFact(({ status }) => !seesPrices(status));
  const [{ data, fetching }] = useQuery<Data>({ query, variables, pause });
  const ratios = usePriceRatios({ pause });
  return useMemo(
    () =>
      data && ratios && !fetching && !pause
        ? { games: new Map(gamesOf(data).map((game) => [game.id, game])), ratios }
        : null,
    // oxlint-disable-next-line react/exhaustive-deps -- `gamesOf` belongs to the query
    [data, ratios, fetching, pause],
  );
}

/** Players see prices; guests only where the brand shows them. No prices before the visitor is known. */
const seesPrices = (status: Viewer["status"]) =>
  status === "player" || (status === "guest" && brand.features.guestPrices === "shown");

/** Each country's price ratio to the United States; undefined until known. */
export function usePriceRatios({ pause = false } = {}): readonly CountryRatio[] | undefined {
  const [{ data }] = useQuery({ query: SiteConfigDocument, variables: SHOP, pause });
  return data?.getConfig2.price_rate;
}

const SHOP = { platform_key: brand.platform_key };
