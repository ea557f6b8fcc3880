import { MINUTE_MS, SECOND_MS, instantMs, type Instant } from "../time/index.ts";

/** How many of a provider's last responses are kept. */
const HEALTH_ANSWERS = 10;
/** So many missing answers among them, and the provider counts as down. */
const HEALTH_FAILURES_MAX = 5;
/** After so long without another failure, old ones say nothing any more. */
const HEALTH_MEMORY_MS = 10 * MINUTE_MS;
/** A provider that is down is left alone this long, and is then tried by one payment at a time. */
export const PROVIDER_PROBE_MS = 30 * SECOND_MS;

/** A provider's last answers. */
export interface ProviderAnswers {
  /** Oldest first, one letter each: `1` it answered, `0` it could not be reached. */
  readonly recent: string;
  /** When it could not be reached the last time; null: never. */
  readonly failed_at: Instant | null;
}

/** How a provider can stand. `probing`: down, and it is time to try it again. */
export const PROVIDER_STANDINGS = ["up", "down", "probing"] as const;

export type ProviderStanding = (typeof PROVIDER_STANDINGS)[number];

/** A provider's health by its own responses (R-PAY-39). */
export function providerStanding({ recent, failed_at }: ProviderAnswers, now: Instant): ProviderStanding {
  const failures = recent.split("0").length - 1;
  if (failed_at === null || failures < HEALTH_FAILURES_MAX) return "up";
  const quietMs = instantMs(now) - instantMs(failed_at);
  if (quietMs >= HEALTH_MEMORY_MS) return "up";
  return quietMs >= PROVIDER_PROBE_MS ? "probing" : "down";
}

/**
 * The answers with one more. A provider that is down and answers again is well: what was before is forgotten, so that
 * it comes back at once.
 */
export function withAnswer(recent: string, answered: boolean): string {
  const failures = recent.split("0").length - 1;
  if (answered && failures >= HEALTH_FAILURES_MAX) return "1";
  return (recent + (answered ? "1" : "0")).slice(-HEALTH_ANSWERS);
}
