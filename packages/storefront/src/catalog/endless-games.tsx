import { useLocale } from "@catnip/site/languages/locale.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Button } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { StoreListMoreDocument, type StoreListMoreQuery } from "@catnip/sdk/catalog/index.ts";
import { useViewerFact } from "../shell/viewer.ts";
import { GameCard, type PlayerPrices } from "./game-card.tsx";
import { priceRatios } from "./player-prices.ts";
import { PAGE_SIZE, storeListPath, type StoreListQuery } from "./store-list-query.ts";
import { storeListVariables } from "./store-list-request.ts";

type More = {
  readonly games: StoreListMoreQuery["findStore"]["list"];
  readonly prices: PlayerPrices;
  /** When they were loaded: the page below which they stand may be older. */
  readonly nowMs: number;
};

/** What was loaded below a list: on the way back the list is as long as it was, and the scroll position is found. */
const loadedBelow = new Map<string, readonly More[]>();

/** The pages below a list's first, as items of the same grid: each is loaded when its place comes near. */
export default function EndlessGames({ query, total }: { query: StoreListQuery; total: number }) {
  const locale = useLocale();
  const status = useViewerFact((viewer) => viewer.status);
  const key = `${status}${locale}${storeListPath(query)}`;
  const [below, setBelow] = useState<readonly More[]>(loadedBelow.get(key) ?? []);
  const [isWanted, setWanted] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const page = query.page + below.length + 1;
  const hasMore = (page - 1) * PAGE_SIZE < total;
  const next = useQuery<More>(
    ["more", key, page],
    isWanted && hasMore
      ? async (ask) => {
          const shop = { platform_key: brand.platform_key, locale };
          const [{ findStore }, ratios] = await Promise.all([
            ask(StoreListMoreDocument, storeListVariables({ ...query, page }, shop)),
            priceRatios(ask),
          ]);
          const games = new Map(findStore.list.map((game) => [game.id, game]));
          return { games: findStore.list, prices: { games, ratios }, nowMs: Date.now() };
        }
      : null,
  );
  useEffect(() => {
    if (next.state !== "ready") return;
    const longer = [...below, next.value];
    loadedBelow.set(key, longer);
    setBelow(longer);
    setWanted(false);
    // oxlint-disable-next-line react/exhaustive-deps -- an answer is added once
  }, [next.state]);
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setWanted(true), {
      rootMargin: "800px",
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [below.length]);
  const known = new Set<number>();
  return (
    <>
      {below.flatMap(({ games, prices, nowMs }) =>
        games
          .filter(({ id }) => !known.has(id) && known.add(id))
          .map((game) => <GameCard key={game.id} game={game} nowMs={nowMs} prices={prices} isExpanding />),
      )}
      {hasMore && (
        <End ref={end} aria-live="polite">
          {next.state === "failed" ? (
            <LoadFailed fault={next.fault} retry={next.reload} />
          ) : (
            <Button kind="secondary" busy={isWanted} onClick={() => setWanted(true)}>
              <Trans>Show more games</Trans>
            </Button>
          )}
        </End>
      )}
    </>
  );
}

const End = styled.li`
  grid-column: 1 / -1;
  display: grid;
  place-content: center;
  min-height: 5rem;
`;
