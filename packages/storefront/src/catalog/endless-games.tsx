import { useLocale } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Button } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useRef, useState } from "react";
import { useQuery } from "urql";
import { styled } from "styled-components";
import { StoreListMoreDocument, type StoreListMoreQuery } from "@catnip/sdk/catalog/index.ts";
import { useViewerFact } from "../shell/viewer.ts";
import { GameCard, type PlayerPrices } from "./game-card.tsx";
import { usePriceRatios } from "./player-prices.ts";
import { PAGE_SIZE, storeListPath, type StoreListQuery } from "./store-list-query.ts";
import { storeListVariables } from "./store-list-request.ts";

type More = {
  readonly games: StoreListMoreQuery["findStore"]["list"];
  readonly prices: PlayerPrices;
  /** When they were loaded: the page above them may be older. */
  readonly nowMs: number;
};

/** The pages loaded below a list, so that Back restores its length and the scroll position. */
const loadedBelow = new Map<string, readonly More[]>();

/** The pages after a list's first, as items of the same grid: each is loaded when scrolled near. */
export default function EndlessGames({ query, total }: { query: StoreListQuery; total: number }) {
  const locale = useLocale();
  const status = useViewerFact((viewer) => viewer.status);
  const key = `${status}${locale}${storeListPath(query)}`;
  const [below, setBelow] = useState<readonly More[]>(loadedBelow.get(key) ?? []);
  const [isWanted, setWanted] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const page = query.page + below.length + 1;
  const hasMore = (page - 1) * PAGE_SIZE < total;
  const [next, retry] = useQuery({
    query: StoreListMoreDocument,
    variables: storeListVariables({ ...query, page }, { platform_key: brand.platform_key, locale }),
    pause: !isWanted || !hasMore,
  });
  const ratios = usePriceRatios({ pause: !isWanted });
  const answer = isWanted && ratios && !next.fetching && !next.error ? next.data : undefined;
  useEffect(() => {
    if (!answer || !ratios) return;
    const { list } = answer.findStore;
    const prices = { games: new Map(list.map((game) => [game.id, game])), ratios };
    const longer = [...below, { games: list, prices, nowMs: Date.now() }];
    loadedBelow.set(key, longer);
    setBelow(longer);
    setWanted(false);
    // oxlint-disable-next-line react/exhaustive-deps -- an answer is added once
  }, [answer]);
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
          {next.error ? (
            <LoadFailed fault={next.error} retry={retry} />
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
