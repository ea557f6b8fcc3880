import type { PageBodies } from "./page-bodies.ts";

/** A text that was sent this often is worth more effort. */
export const OFTEN = 20;
/** Of one core. */
const SHARE_MAX = 0.1;

/**
 * Compresses pages that are requested often once more, one at a time and with pauses, so that it takes a small share of the
 * processor (R-WEB-71).
 *
 * @param pauseMs waits before the next one
 */
export function createRecompressor(
  pauseMs: (ms: number) => Promise<void> = pause,
): (bodies: PageBodies) => void {
  const waiting = new Set<PageBodies>();
  let isAtWork = false;

  const work = async () => {
    isAtWork = true;
    for (const bodies of waiting) {
      waiting.delete(bodies);
      const startedMs = performance.now();
      // A page that cannot be made smaller stays as it is.
      await bodies.recompress().catch(() => undefined);
      await pauseMs((performance.now() - startedMs) * (1 / SHARE_MAX - 1));
    }
    isAtWork = false;
  };

  return (bodies) => {
    if (bodies.isRecompressed || bodies.sent < OFTEN || waiting.size >= WAITING_MAX) return;
    waiting.add(bodies);
    if (!isAtWork) void work();
  };
}

const WAITING_MAX = 100;

const pause = (ms: number): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, ms).unref();
  });
