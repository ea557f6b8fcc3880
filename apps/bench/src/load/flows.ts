import { CONNECTIONS, type Load } from "./load.ts";

/** Does the same over and over, so many at once, for a few seconds after a short warm-up; for what takes several requests. */
export async function loadOfFlow(flow: () => Promise<void>, seconds: number): Promise<Load> {
  await runFor(flow, Math.min(2, seconds));
  const latenciesMs = (await runFor(flow, seconds)).toSorted((a, b) => a - b);
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? Number.NaN;
  return {
    perSecond: latenciesMs.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    total: latenciesMs.length,
  };
}

/** Latencies in ms of what was done in time. */
async function runFor(flow: () => Promise<void>, seconds: number): Promise<readonly number[]> {
  const until = performance.now() + seconds * 1_000;
  const latenciesMs: number[] = [];
  const lane = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      await flow();
      const doneAt = performance.now();
      if (doneAt <= until) latenciesMs.push(doneAt - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return latenciesMs;
}
