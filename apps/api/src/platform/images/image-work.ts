import { availableParallelism } from "node:os";
import sharp from "sharp";
import { ApiError } from "../errors.ts";

/** The most pixels an image may have for us to decode it. */
export const PIXELS_MAX = 40_000_000;

/**
 * Concurrent image tasks: each keeps a core busy, so one core is left for everything else; and none of the four threads
 * of Node's pool, which files and passwords need too, may be blocked for long.
 */
const WORKING_MAX = Math.min(Math.max(availableParallelism() - 1, 1), 3);
/** Maximum queue length; beyond it, clients would give up waiting. */
const WAITING_MAX = 200;
const AVIF_WAITING_MAX = 50;

// One thread per image: the number of images, not of cores, decides the load.
sharp.concurrency(1);
// Nothing is opened twice, so sharp's own cache would only hold memory.
sharp.cache(false);

/** A semaphore: at most `max` tasks run at once; others queue, up to the queue's limit. */
export function slots(
  max: number,
  waitingMax = Infinity,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) {
      if (waiting.length >= waitingMax)
        throw new ApiError("service/unavailable", "Too many pictures are being made at the moment.");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The slot is handed on rather than freed, so that the queue cannot be jumped.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** This process's one queue for everything that decodes images, except: */
export const imageSlot = slots(WORKING_MAX, WAITING_MAX);

/**
 * AVIF takes about ten times as long as WebP. It has its own queue, so a burst of AVIF requests delays nothing else.
 */
const avifLine = slots(1, AVIF_WAITING_MAX);

export const avifSlot: typeof avifLine = (work) => avifLine(() => imageSlot(work));
