/** A point in time: a `Date`, milliseconds since 1970 (UTC), or an ISO 8601 text as sent by the API. */
export type Instant = Date | number | string;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Converts to milliseconds since 1970 (UTC).
 *
 * @throws RangeError for an invalid moment: a rule comparing with `NaN` would answer "no" to everything and hide the
 *   broken date.
 */
export function instantMs(instant: Instant): number {
  const ms =
    typeof instant === "number"
      ? instant
      : typeof instant === "string"
        ? Date.parse(instant)
        : instant.getTime();
  if (!Number.isFinite(ms)) throw new RangeError(`Not a moment in time: ${String(instant)}`);
  return ms;
}

/** A time window. A missing start or end leaves that side open. */
export interface Window {
  readonly starts_at?: Instant | null;
  readonly ends_at?: Instant | null;
}

/** Whether `now` is in the window: start inclusive, end exclusive. */
export function isWithin(window: Window, now: Instant): boolean {
  const nowMs = instantMs(now);
  const { starts_at: startsAt, ends_at: endsAt } = window;
  const hasStarted = startsAt === undefined || startsAt === null || instantMs(startsAt) <= nowMs;
  const hasEnded = endsAt !== undefined && endsAt !== null && instantMs(endsAt) <= nowMs;
  return hasStarted && !hasEnded;
}
