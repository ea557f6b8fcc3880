import { useLingui } from "@lingui/react";
import { formatDate, formatDateTime, formatRelativeDays, formatRelativeTime, type Instant } from "./dates.ts";
import { memo } from "./memo.ts";
import { type Amount, formatCoins, formatMoney } from "./money.ts";
import { formatFileSize, formatList, formatNumber, formatPercent } from "./numbers.ts";

/** Formatters for the page's locale. Referentially stable, so safe in dependency lists. */
export function useFormat(): Formats {
  return formatsFor(useLingui().i18n.locale);
}

/** The same outside React: page titles, structured data, mails. */
export const formatsFor = memo((locale: string) => ({
  locale,
  /** Minor units and an ISO 4217 code. */
  money: (minor: Amount, currency: string) => formatMoney(minor, currency, locale),
  /** Meowcent; 100 = 1 coin. */
  coins: (meowcent: Amount) => formatCoins(meowcent, locale),
  percent: (percent: number) => formatPercent(percent, locale),
  number: (value: Amount) => formatNumber(value, locale),
  fileSize: (bytes: number) => formatFileSize(bytes, locale),
  date: (when: Instant, timeZone?: string) => formatDate(when, locale, timeZone),
  dateTime: (when: Instant, timeZone?: string) => formatDateTime(when, locale, timeZone),
  relativeDays: (days: number) => formatRelativeDays(days, locale),
  relativeTime: (when: Instant, now: Instant) => formatRelativeTime(when, now, locale),
  list: (items: readonly string[]) => formatList(items, locale),
}));

type Formats = ReturnType<typeof formatsFor>;
