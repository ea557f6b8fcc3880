import { PLAY_SLOT_MS } from "@catnip/domain/activities";

/**
 * Reports every five minutes that a game is open, while it is visible. The first minutes need no report: the play site
 * sees the game load.
 *
 * @param report sends it; failures are ignored
 * @returns stops it
 */
export function startPlayClock(report: () => Promise<unknown>, isSeen: () => boolean): () => void {
  const timer = setInterval(() => {
    if (isSeen()) report().catch(() => undefined);
  }, PLAY_SLOT_MS);
  return () => clearInterval(timer);
}
