import { memo } from "./memo.ts";

/** A moment: a Date, an ISO 8601 text as the API sends it, or milliseconds since 1970. */
export type Instant = Date | string | number;

/** A calendar day, such as a release date. UTC by default, so that server and browser render the same. */
export function formatDate(when: Instant, locale: string, timeZone = "UTC"): string {
  return dateFormat(locale, timeZone).format(toDate(when));
}

/** Date and time with the time zone, because a time without one is ambiguous. */
export function formatDateTime(when: Instant, locale: string, timeZone = "UTC"): string {
  return dateTimeFormat(locale, timeZone).format(toDate(when));
}

/** Whole days from today: 0 is "today", 1 "tomorrow", -3 "3 days ago". */
export function formatRelativeDays(days: number, locale: string): string {
  return relativeFormat(locale).format(days, "day");
}

/** How long ago or until, in the largest unit of at least one. `now` is a parameter: no hidden clock. */
export function formatRelativeTime(when: Instant, now: Instant, locale: string): string {
  const distanceMs = toDate(when).getTime() - toDate(now).getTime();
  const [unit, unitMs] =
    RELATIVE_UNITS.find(([, ms]) => Math.abs(distanceMs) >= ms) ?? (["second", 1000] as const);
  return relativeFormat(locale).format(Math.trunc(distanceMs / unitMs), unit);
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Each unit with its length in ms, the longest first. */
const RELATIVE_UNITS = [
  ["year", 365 * DAY_MS],
  ["month", 30 * DAY_MS],
  ["day", DAY_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
] as const;

function toDate(when: Instant): Date {
  const date = when instanceof Date ? when : new Date(when);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a moment in time: ${String(when)}`);
  return date;
}

/** How dates are written, for `Intl`; for scripts that have nothing but that. */
const DATE_STYLE = { dateStyle: "medium" } as const satisfies Intl.DateTimeFormatOptions;
const DATE_TIME_STYLE = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const satisfies Intl.DateTimeFormatOptions;
const RELATIVE_STYLE = { numeric: "auto" } as const satisfies Intl.RelativeTimeFormatOptions;

const dateFormat = memo(
  (locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { ...DATE_STYLE, timeZone }),
);
const dateTimeFormat = memo(
  (locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { ...DATE_TIME_STYLE, timeZone }),
);
const relativeFormat = memo((locale: string) => new Intl.RelativeTimeFormat(locale, RELATIVE_STYLE));
