import type { ReleaseState } from "@catnip/domain/catalog";
import { keyframes, styled } from "styled-components";
import type { Playing } from "../play/play-frame.tsx";
import { PriceHistoryEntry } from "../prices/price-history-entry.tsx";
import { GameActions } from "./game-actions.tsx";
import type { Game, GamePage } from "./game-page.ts";
import { useOwnership } from "./ownership.ts";
import { PricePanel } from "./price-panel.tsx";
import { useGamePrice } from "./use-game-price.ts";

/**
 * The price and actions of a game. Public HTML shows the guest's view; players see a placeholder of its size until
 * ownership is known, so that nothing below shifts for most of them. An owner needs less space, and none stays empty.
 */
export function GameOffer({
  game,
  nowMs,
  coinRate,
  release,
  onPlay,
  isPlaying,
}: {
  game: Game;
  nowMs: number;
  coinRate: GamePage["coinRate"];
  release: ReleaseState;
  onPlay: (playing: Playing) => void;
  isPlaying: boolean;
}) {
  const ownership = useOwnership(game.id);
  const price = useGamePrice(game, nowMs);
  const isSold =
    release.kind === "released" &&
    game.game_pack.official_app.length > 0 &&
    (price?.was ?? price?.sale ?? 0) > 0;
  const isWaiting = ownership === "unknown";
  return (
    <Place data-waiting={isWaiting || undefined}>
      <PricePanel game={game} nowMs={nowMs} price={price} coinRate={coinRate} />
      <GameActions
        game={game}
        isFree={price?.sale === 0}
        release={release}
        ownership={ownership}
        onPlay={onPlay}
        isPlaying={isPlaying}
      />
      {/* Below the buttons, which a phone then shows without scrolling. */}
      {isSold && <PriceHistoryEntry storeId={game.id} nowMs={nowMs} coinRate={coinRate} />}
    </Place>
  );
}

const breathe = keyframes`50% { opacity: 0.55; }`;

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  html[data-player="yes"] &[data-waiting] {
    border-radius: var(--radius-m);
    background: var(--hover);
    animation: ${breathe} 1.8s ease-in-out infinite;
    & > * {
      visibility: hidden;
    }
  }
`;
