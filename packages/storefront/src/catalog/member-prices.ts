import type { StorePricesFragment } from "@catnip/sdk/catalog/index.ts";
import { useEffect, useState } from "react";
import { brand } from "#brand";
import { useViewerFact, type Viewer } from "../shell/viewer.ts";
import type { MemberPrices } from "./game-card.tsx";

/**
 * The prices of the games on a page, for members (see `seesPrices`); null for guests and until they are there. Public HTML carries none.
 *
 * @param key names the list, so that another page of it is asked for again
 * @param load asks for the lists; loaded lazily, so that guests fetch no client
 */
export function useMemberPrices(
  key: string,
  load: () => Promise<readonly StorePricesFragment[]>,
): MemberPrices | null {
  const isShown = useViewerFact(({ status }) => seesPrices(status));
  const [known, setKnown] = useState<{ key: string; prices: MemberPrices } | null>(null);
  useEffect(() => {
    if (!isShown) return;
    let isStale = false;
    void Promise.all([load(), priceRatios()]).then(
      ([games, ratios]) => {
        if (isStale) return;
        const rows = new Map(games.map(({ id, store_price }) => [id, store_price ?? []]));
        setKnown({ key, prices: { rows, ratios } });
      },
      (fault: unknown) => console.warn("Prices could not be loaded.", fault),
    );
    return () => {
      isStale = true;
    };
    // `load` is made anew with every render; `key` says when it would ask for something else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown, key]);
  return isShown && known?.key === key ? known.prices : null;
}

/** Members see prices; guests where the brand shows them. Nobody does before it is known who they are. */
const seesPrices = (status: Viewer["status"]) =>
  status === "member" || (status === "guest" && brand.features.guestPrices === "shown");

/** How the countries' prices stand to those of the United States. */
export async function priceRatios() {
  const [{ query }, { SiteConfigDocument }] = await Promise.all([
    import("@catnip/site/session/client.ts"),
    import("@catnip/sdk/configuration/index.ts"),
  ]);
  const { getConfig2 } = await query(SiteConfigDocument, { platform_key: brand.platform_key });
  return getConfig2.price_rate;
}
