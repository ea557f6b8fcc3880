import { memo } from "./memo.ts";
import type { Amount } from "./money.ts";

/** A plain count with the locale's grouping. */
export function formatNumber(value: Amount, locale: string): string {
  return numberFormat(locale).format(value);
}

/** Whole percent, as discounts and coupon rates carry it: 33 is thirty-three percent. */
export function formatPercent(percent: number, locale: string): string {
  // Written as an exponent because `Intl` multiplies by 100: 0.29 * 100 is not 29 in floating point.
  return percentFormat(locale).format(`${percent}E-2` as `${number}`);
}

/** A download's size in bytes, in units of 1000 as operating systems' stores show it, at most one decimal. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = FILE_UNITS.findLastIndex((_, index) => bytes >= 1000 ** index);
  const index = Math.max(0, step);
  return fileSizeFormat(locale, FILE_UNITS[index] ?? "byte").format(bytes / 1000 ** index);
}

/** "a, b, and c", with the joining word and punctuation of the locale. */
export function formatList(items: readonly string[], locale: string): string {
  return listFormat(locale).format(items);
}

const FILE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

const numberFormat = memo((locale: string) => new Intl.NumberFormat(locale));
const percentFormat = memo(
  (locale: string) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }),
);
const fileSizeFormat = memo(
  (locale: string, unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 }),
);
const listFormat = memo((locale: string) => new Intl.ListFormat(locale, { type: "conjunction" }));
