import { memo } from "./memo.ts";
import type { Amount } from "./money.ts";

/** A plain number with the locale's digit grouping. */
export function formatNumber(value: Amount, locale: string): string {
  return numberFormat(locale).format(value);
}

/** Whole percent, as in discounts and coupon rates: 33 is thirty-three percent. */
export function formatPercent(percent: number, locale: string): string {
  // In exponent notation because `Intl` multiplies by 100: 0.29 * 100 is not 29 in floating point.
  return percentFormat(locale).format(`${percent}E-2` as `${number}`);
}

/** A download's size in bytes, in decimal units as in app stores, with at most one decimal. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = FILE_UNITS.findLastIndex((_, index) => bytes >= 1000 ** index);
  const index = Math.max(0, step);
  return fileSizeFormat(locale, FILE_UNITS[index] ?? "byte").format(bytes / 1000 ** index);
}

/** "a, b, and c", with the locale's conjunction and punctuation. */
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
