import { storePriceState, releaseState } from "@catnip/domain/catalog";
import { aboutMoney, discountPeriod, type AnnouncedPrice } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import { Text } from "@catnip/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { useViewerFact } from "../shell/viewer.ts";
import type { Game, GamePage } from "./game-page.ts";
import { GamePrice } from "./game-price.tsx";
import { PriorPrice } from "../prices/prior-price.tsx";
import { ReleaseCountdown } from "./release-countdown.tsx";

/**
 * The price in coins, its equivalent in real money, and the discount with its remaining time and reference price;
 * before the release, the countdown.
 */
export function PricePanel({
  game,
  nowMs,
  price,
  coinRate,
}: {
  game: Game;
  nowMs: number;
  /** Null: it has none. */
  price: AnnouncedPrice | null;
  coinRate: GamePage["coinRate"];
}) {
  const format = useFormat();
  const isOwned = useViewerFact(({ games }) => games?.owned.has(game.id) ?? false);
  const release = releaseState(game.released_at, nowMs);
  const state = storePriceState({
    purchased: isOwned,
    released: release.kind === "released",
    hasOfficialApp: game.game_pack.official_app.length > 0,
    hasTrialApp: game.game_pack.trial_app.length > 0,
  });
  if (state === "paid") {
    return (
      <Panel>
        <Text weight="strong" tone="success">
          <Trans>You own this game.</Trans>
        </Text>
      </Panel>
    );
  }
  if (state === "preview") {
    return (
      <Panel>
        <Text weight="strong">
          {release.releasedAtMs === null ? (
            <Trans>Coming soon; no date yet.</Trans>
          ) : (
            <Trans>Comes out on {format.date(release.releasedAtMs)}.</Trans>
          )}
        </Text>
        {release.releasedAtMs !== null && (
          <ReleaseCountdown releasedAtMs={release.releasedAtMs} nowMs={nowMs} />
        )}
      </Panel>
    );
  }
  if (state === "noOfficialApp") {
    return (
      <Panel>
        <Text>
          <Trans>Trial only for now; the full game is not on sale yet.</Trans>
        </Text>
      </Panel>
    );
  }
  if (price === null) return null;
  const money = aboutMoney(price.sale, coinRate);
  const period = price.percent > 0 ? discountPeriod(game.store_activity?.ended_at ?? null, nowMs) : null;
  return (
    <Panel>
      <GamePrice
        price={price}
        size="l"
        note={
          price.sale > 0 && (
            <Trans comment="Real money that the coins come to">
              About {format.money(money, coinRate.currency_id)}
            </Trans>
          )
        }
      />
      <PriorPrice price={price} />
      {period && (
        <Text size="s" tone="warn">
          {period.kind === "one-day" ? (
            <Trans>Offer ends within one day</Trans>
          ) : (
            <Plural value={period.days} one="Offer ends in # day" other="Offer ends in # days" />
          )}
        </Text>
      )}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--raised);
`;
