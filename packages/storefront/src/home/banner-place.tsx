import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { useViewerFact } from "../shell/viewer.ts";
import type Facts from "./slide-facts.tsx";

/** Space for the price and rating of a banner's game, which only players see. Empty in the HTML; guests have none. */
export function BannerPlace({ gameId }: { gameId: number }) {
  const isPlayer = useViewerFact(({ status }) => status === "player");
  return (
    <Line data-for="player">
      {isPlayer && (
        <Suspense>
          <BannerFacts gameId={gameId} />
        </Suspense>
      )}
    </Line>
  );
}

/** The game a banner leads to, if it is one. */
export function gameOfBanner(value: string): number | null {
  const id = /^\/store\/([1-9]\d{0,8})$/.exec(value)?.[1];
  return id === undefined ? null : Number(id);
}

// If its code cannot be loaded, the banner stays as it is.
const BannerFacts = lazy<typeof Facts>(async () => {
  const loaded = await import("./slide-facts.tsx").catch(() => undefined);
  return { default: loaded?.default ?? (() => <></>) };
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  height: 2.25rem;
  overflow: hidden;
  font-weight: 600;
`;
