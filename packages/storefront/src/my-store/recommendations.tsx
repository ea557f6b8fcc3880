import { Heading, Skeleton, Stack } from "@catnip/ui";
import { RecommendedStoresDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import { useMemo, useState } from "react";
import { useQuery } from "urql";
import { CardGrid, GameCard } from "../catalog/game-card.tsx";
import { usePriceRatios } from "../catalog/player-prices.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { savedGlobalCategory } from "../shell/preferences.ts";

/** Number of recommended games (R-CAT-12). */
const LIMIT = 5;

/**
 * Recommendations from the player's own category, shown when one of their lists is empty. Nothing is shown if none can
 * be loaded.
 */
export function Recommendations({ label }: { label: string }) {
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  const [category] = useState(() => savedGlobalCategory());
  const [{ data, error }] = useQuery({
    query: RecommendedStoresDocument,
    variables: {
      platform_key: brand.platform_key,
      locale,
      categories: category ? [category] : null,
      limit: LIMIT,
    },
  });
  const ratios = usePriceRatios();
  const games = data?.findStore.list;
  const prices = useMemo(
    () => (games && ratios ? { games: new Map(games.map((game) => [game.id, game])), ratios } : null),
    [games, ratios],
  );
  if (error || games?.length === 0) return null;
  return (
    <Stack gap={4} as="section">
      <Heading level={2} size="l">
        {label}
      </Heading>
      {games && prices ? (
        <CardGrid>
          {games.map((game) => (
            <GameCard key={game.id} game={game} nowMs={nowMs} prices={prices} />
          ))}
        </CardGrid>
      ) : (
        <Skeleton height="18rem" />
      )}
    </Stack>
  );
}
