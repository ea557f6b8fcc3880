import { storePriceState, releaseState } from "@catnip/domain/catalog";
import { coinToCurrencyMinor, countryPrice, discountPeriod, shopDiscount } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import { Text } from "@catnip/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { useViewerFact } from "../shell/viewer.ts";
import type { Game, GamePage } from "./game-page.ts";
import { GamePrice } from "./game-price.tsx";
import { priceRatios } from "./player-prices.ts";

/**
 * The price in coins, its equivalent in real money, and the discount with its remaining time. The page shows the `us`
 * price to everyone; a player's own country applies after hydration.
 */
export function PricePanel({
  game,
  nowMs,
  coinRate,
}: {
  game: Game;
  nowMs: number;
  coinRate: GamePage["coinRate"];
}) {
  const format = useFormat();
  const country = useViewerFact((viewer) => viewer.country);
  const isOwned = useViewerFact(({ games }) => games?.owned.has(game.id) ?? false);
  // Needed only for a visitor with a country; until loaded, the `us` price is shown.
  const ratios = useQuery(["price ratios"], country ? priceRatios : null).value;
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
            <Trans>Coming soon; the date is not known yet.</Trans>
          ) : (
            <Trans>Comes out on {format.date(release.releasedAtMs)}.</Trans>
          )}
        </Text>
      </Panel>
    );
  }
  if (state === "noOfficialApp") {
    return (
      <Panel>
        <Text>
          <Trans>Only a trial so far; the full game is not on sale yet.</Trans>
        </Text>
      </Panel>
    );
  }
  const list = countryPrice(game.store_price ?? [], ratios ? country : null, ratios ?? []);
  if (list === null) return null;
  const price = shopDiscount(list, game.store_activity, nowMs);
  const money = coinToCurrencyMinor(price.sale, coinRate.minor_per_100_coins);
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
