import { Heading, Skeleton, Stack } from "@catnip/ui";
import { RecommendedStoresDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import { useState } from "react";
import { CardGrid, GameCard } from "../catalog/game-card.tsx";
import { priceRatios } from "../catalog/player-prices.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { savedGlobalCategory } from "../shell/preferences.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";

/** Number of recommended games (R-CAT-12). */
const LIMIT = 5;

/**
 * Recommendations from the player's own category, shown when one of their lists is empty. Nothing is shown if none can
 * be loaded.
 */
export function Recommendations({ label }: { label: string }) {
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  const found = useQuery(["recommended", locale], async (ask) => {
    const category = savedGlobalCategory();
    const [{ findStore }, ratios] = await Promise.all([
      ask(RecommendedStoresDocument, {
        platform_key: brand.platform_key,
        locale,
        categories: category ? [category] : null,
        limit: LIMIT,
      }),
      priceRatios(ask),
    ]);
    const games = new Map(findStore.list.map((game) => [game.id, game]));
    return { games: findStore.list, prices: { games, ratios } };
  });
  if (found.state === "failed" || found.value?.games.length === 0) return null;
  return (
    <Stack gap={4} as="section">
      <Heading level={2} size="l">
        {label}
      </Heading>
      {found.value ? (
        <CardGrid>
          {found.value.games.map((game) => (
            <GameCard key={game.id} game={game} nowMs={nowMs} prices={found.value?.prices ?? null} />
          ))}
        </CardGrid>
      ) : (
        <Skeleton height="18rem" />
      )}
    </Stack>
  );
}
