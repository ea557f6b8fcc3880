import { PLAY_SLOT_MS } from "@catnip/domain/activities";

/**
 * Tells every five minutes that a game is open, as long as somebody sees it. The first minutes need no word: the
 * play site hears the game load.
 *
 * @param report sends it; what goes wrong with it is nobody's business
 * @returns stops it
 */
export function startPlayClock(report: () => Promise<unknown>, isSeen: () => boolean): () => void {
  const timer = setInterval(() => {
    if (isSeen()) report().catch(() => undefined);
  }, PLAY_SLOT_MS);
  return () => clearInterval(timer);
}
