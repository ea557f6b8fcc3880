import { availableParallelism } from "node:os";
import sharp from "sharp";
import { ApiError } from "../errors.ts";

/** Greatest number of pixels of a picture that is opened at all. */
export const PIXELS_MAX = 40_000_000;

/**
 * Pictures worked on at the same time: each keeps a core busy, so one core is left for everything else; and none of the
 * four threads of Node's pool may be missing for long, which files and passwords need too.
 */
const WORKING_MAX = Math.min(Math.max(availableParallelism() - 1, 1), 3);
/** How many may stand in line; more would wait longer than anybody does. */
const WAITING_MAX = 200;
const AVIF_WAITING_MAX = 50;

// One thread per picture: the number of pictures, not of cores, decides how much of the machine they take.
sharp.concurrency(1);
// Nothing is opened twice, so that sharp's own cache would only hold memory.
sharp.cache(false);

/** Lets at most `max` pieces of work run at once; the others wait in line, as far as it reaches. */
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
      // The place is handed on rather than freed, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The one line of this process for everything that opens pictures, except: */
export const imageSlot = slots(WORKING_MAX, WAITING_MAX);

/** AVIF takes about ten times as long as WebP. In a line of its own, who asks for many of them makes nobody else wait. */
const avifLine = slots(1, AVIF_WAITING_MAX);

export const avifSlot: typeof avifLine = (work) => avifLine(() => imageSlot(work));
