import { CATEGORIES } from "@catnip/domain/catalog";
import { Heading, Skeleton, Stack } from "@catnip/ui";
import { StoreListPageDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import { useState } from "react";
import { CardGrid, GameCard } from "../catalog/game-card.tsx";
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
    const { findStore } = await ask(StoreListPageDocument, {
      platform_key: brand.platform_key,
      locale,
      search_type: "recommended",
      categories: category ? [category] : [...CATEGORIES],
      keyword: null,
      price: null,
      q: {},
      limit: LIMIT,
    });
    return findStore.list;
  });
  if (found.state === "failed") return null;
  return (
    <Stack gap={4} as="section">
      <Heading level={2} size="l">
        {label}
      </Heading>
      {found.value ? (
        <CardGrid>
          {found.value.map((game) => (
            <GameCard key={game.id} game={game} nowMs={nowMs} prices={null} />
          ))}
        </CardGrid>
      ) : (
        <Skeleton height="18rem" />
      )}
    </Stack>
  );
}
