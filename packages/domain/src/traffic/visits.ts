import { MINUTE_MS } from "../time/index.ts";
import { CLIENT_SOURCE_COOKIE_MAX_AGE_S, TRAFFIC_COOKIE_MAX_AGE_S } from "../timing/index.ts";

/** The cookie that identifies a browser, `_pg` (R-PRV-4). Two years. */
export const CLIENT_COOKIE = { name: "_pg", maxAgeS: TRAFFIC_COOKIE_MAX_AGE_S } as const;

/** The cookie with the browser's current session, `_pg_default` (R-PRV-4). Two years. */
export const SESSION_COOKIE = { name: "_pg_default", maxAgeS: TRAFFIC_COOKIE_MAX_AGE_S } as const;

/** The cookie with the uuid of a guest's client source profile (R-PRV-4). Ten years. */
export const CLIENT_SOURCE_PROFILE_COOKIE = {
  name: "_client_source_profile_uuid",
  maxAgeS: CLIENT_SOURCE_COOKIE_MAX_AGE_S,
} as const;

/** After this many days user, browser and session are removed from a visit, leaving anonymous statistics (R-TRF-5). */
export const VISIT_PERSON_DAYS = 30;

/** A session ends after this much inactivity, as usual in web statistics (R-TRF-4). */
export const SESSION_QUIET_MS = 30 * MINUTE_MS;

/** One session of a browser. */
interface Session {
  readonly id: string;
  /** Sequence number among this browser's sessions; counts from 1. */
  readonly count: number;
  /** Time of the last activity. */
  readonly lastMs: number;
}

/**
 * The session for an event happening now: the current one unless it has ended, else a new one.
 *
 * @param stored the cookie's value; null or invalid starts the first session
 * @param newId used when a session begins
 */
export function sessionAt(stored: string | null, nowMs: number, newId: string): Session {
  const known = parseSession(stored);
  // A clock that was set back must not keep a session open forever.
  const isOver = known === null || Math.abs(nowMs - known.lastMs) > SESSION_QUIET_MS;
  if (!isOver) return { ...known, lastMs: nowMs };
  return { id: newId, count: (known?.count ?? 0) + 1, lastMs: nowMs };
}

/** Encodes a session for its cookie: `<id>.<count>.<last ms>`. */
export const formatSession = ({ id, count, lastMs }: Session): string => `${id}.${count}.${lastMs}`;

/** Decodes the cookie, or null when it is not ours. */
export function parseSession(stored: string | null): Session | null {
  const found = /^([\w-]{1,64})\.([1-9]\d{0,5})\.(\d{1,14})$/.exec(stored ?? "");
  return found && { id: found[1]!, count: Number(found[2]), lastMs: Number(found[3]) };
}

/** Whether the browser opts out of tracking: Do Not Track, or Global Privacy Control. */
export function asksNotToBeFollowed(browser: {
  readonly doNotTrack?: string | null | undefined;
  readonly globalPrivacyControl?: boolean | undefined;
}): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1" || browser.doNotTrack === "yes";
}
