import { positiveRating, releaseState } from "@catnip/domain/catalog";
import { useFormat } from "@catnip/i18n";
import { QuickGameDocument } from "@catnip/sdk/catalog/index.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import { useState } from "react";
import { useQuery } from "urql";
import { GamePrice } from "../catalog/game-price.tsx";
import { usePriceRatios } from "../catalog/player-prices.ts";
import { shownPrice } from "../prices/shown-price.ts";
import { useViewerFact } from "../shell/viewer.ts";

/**
 * The player's price of a banner's game, and the share of buyers who liked it. Without a response the banner stays as
 * it is.
 */
export default function BannerFacts({ gameId }: { gameId: number }) {
  const locale = useLocale();
  const format = useFormat();
  const country = useViewerFact((viewer) => viewer.country);
  const isOwned = useViewerFact(({ games }) => games?.owned.has(gameId) ?? false);
  const [nowMs] = useState(() => Date.now());
  const [{ data }] = useQuery({
    query: QuickGameDocument,
    variables: { platform_key: brand.platform_key, id: gameId, locale },
  });
  const ratios = usePriceRatios();
  const game = data?.findStore.list[0];
  if (!game || !ratios) return null;
  const rating = positiveRating(game.rating.good, game.rating.bad, game.rating.purchases);
  const isSold =
    game.game_pack.official_app.length > 0 && releaseState(game.released_at, nowMs).kind === "released";
  const price = isSold ? shownPrice(game, country, ratios, nowMs) : null;
  return (
    <>
      {isOwned ? (
        <Trans comment="On a game the visitor has bought">In your library</Trans>
      ) : (
        price && <GamePrice price={price} size="l" />
      )}
      {rating.kind === "rated" && (
        <span>
          <Trans comment="Share of good votes">{format.percent(rating.percent)} good</Trans>
        </span>
      )}
    </>
  );
}
