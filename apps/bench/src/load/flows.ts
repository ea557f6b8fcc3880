import { CONNECTIONS, type Load } from "./load.ts";

/** So many have to be done, even when that takes longer: a peer may need most of the time for a single one. */
const DONE_MIN = 2 * CONNECTIONS;

/**
 * Repeats a flow with a given concurrency for a few seconds after a short warm-up; for flows that take several
 * requests.
 */
export async function loadOfFlow(flow: () => Promise<void>, seconds: number): Promise<Load> {
  await runFor(flow, Math.min(2, seconds), CONNECTIONS);
  const { latenciesMs, tookMs } = await runFor(flow, seconds, DONE_MIN);
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    perSecond: (sorted.length / tookMs) * 1_000,
    p50: at(0.5),
    p99: at(0.99),
    total: sorted.length,
  };
}

/** Latencies in ms of what finished in time, and the duration: as requested, or until `doneMin` were done. */
async function runFor(
  flow: () => Promise<void>,
  seconds: number,
  doneMin: number,
): Promise<{ readonly latenciesMs: readonly number[]; readonly tookMs: number }> {
  const msMin = seconds * 1_000;
  const begunAt = performance.now();
  const latenciesMs: number[] = [];
  let tookMs: number | null = null;
  const lane = async () => {
    while (tookMs === null) {
      const startedAt = performance.now();
      await flow();
      const doneAt = performance.now();
      // The first lane to finish ends the measurement; what the others still do is not counted.
      if (tookMs !== null) return;
      const sinceMs = doneAt - begunAt;
      if (sinceMs > msMin && latenciesMs.length >= doneMin) tookMs = msMin;
      else latenciesMs.push(doneAt - startedAt);
      if (sinceMs > msMin && latenciesMs.length === doneMin) tookMs ??= sinceMs;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return { latenciesMs, tookMs: tookMs ?? msMin };
}
