import { positiveRating } from "@catnip/domain/catalog";
import type { CountryRatio } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import { Badge } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { usePlayedAgo } from "../play/use-played-ago.ts";
import { GamePrice } from "../catalog/game-price.tsx";
import { shownPrice } from "../prices/shown-price.ts";
import { useViewerFact } from "../shell/viewer.ts";
import type { AwaitedGame, LikelyGame } from "./use-own-home.ts";

export function PlayedNote({ at }: { at: string | null }) {
  const ago = usePlayedAgo(at) ?? "";
  return <Trans comment="How long ago a game was played, such as “2 days ago”">Last played {ago}</Trans>;
}

/** Why it is listed (a wish, or a followed author), and what is new: its price or its release. */
export function AwaitedNote({ game, ratios }: { game: AwaitedGame; ratios: readonly CountryRatio[] }) {
  const format = useFormat();
  const isWished = useViewerFact(({ games }) => games?.wishes.has(game.id) ?? false);
  const price = usePrice(game, ratios);
  return (
    <>
      {isWished ? (
        <Badge tone="neutral">
          <Trans>On wishlist</Trans>
        </Badge>
      ) : (
        <span>{game.author}</span>
      )}
      {price && price.percent > 0 ? (
        <GamePrice price={price} size="s" />
      ) : (
        game.released_at && (
          <Trans comment="Of a game that came out lately">Out since {format.date(game.released_at)}</Trans>
        )
      )}
    </>
  );
}

export function LikelyNote({ game, ratios }: { game: LikelyGame; ratios: readonly CountryRatio[] }) {
  const format = useFormat();
  const price = usePrice(game, ratios);
  const rating = positiveRating(game.rating.good, game.rating.bad, game.rating.purchases);
  return (
    <>
      {price && <GamePrice price={price} size="s" />}
      {rating.kind === "rated" && (
        <span>
          <Trans comment="Share of good votes">{format.percent(rating.percent)} good</Trans>
        </span>
      )}
    </>
  );
}

/** What it costs this player now; null: it cannot be bought. */
function usePrice(game: LikelyGame, ratios: readonly CountryRatio[]) {
  const country = useViewerFact((viewer) => viewer.country);
  const [nowMs] = useState(() => Date.now());
  if (game.game_pack.official_app.length === 0) return null;
  return shownPrice(game, country, ratios, nowMs);
}
