/** How often a place's workers have ended soon after their start. */
export type Restart = {
  readonly quickEnds: number;
  /** How long the place stays empty, in milliseconds. */
  readonly restMs: number;
};

/** A worker that served this long has not ended because it was started, in milliseconds. */
const STEADY_MS = 30_000;
const FIRST_REST_MS = 250;
const REST_MS_MAX = 10_000;

/**
 * How long to wait before a worker is replaced: not at all after a single end, then 250 ms, doubled each time until
 * it is 10 s (R-OPS-13).
 *
 * @param before of the same place
 * @param servedMs how long the worker that ended had served, in milliseconds
 */
export function restPeriod({ quickEnds }: Pick<Restart, "quickEnds">, servedMs: number): Restart {
  if (servedMs >= STEADY_MS) return { quickEnds: 0, restMs: 0 };
  const restMs = quickEnds === 0 ? 0 : Math.min(REST_MS_MAX, FIRST_REST_MS * 2 ** (quickEnds - 1));
  return { quickEnds: quickEnds + 1, restMs };
}
