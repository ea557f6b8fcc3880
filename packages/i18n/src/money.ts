import { memo } from "./memo.ts";

/** An integer amount in the smallest unit: meowcent, or cents of a currency. */
export type Amount = number | bigint;

/**
 * Formats money for a locale. The amount is in minor units; every currency is divided by 100 and shown with two
 * decimals (R-PRC-11), yen and Taiwan dollars included.
 */
export function formatMoney(minor: Amount, currency: string, locale: string): string {
  return moneyFormat(locale, currency).format(hundredths(minor));
}

/** Formats meow coins or silver without their symbol: the amount is in meowcent, 100 = 1 coin. */
export function formatCoins(meowcent: Amount, locale: string): string {
  return coinFormat(locale).format(hundredths(meowcent));
}

/**
 * The amount divided by 100, as a decimal string. `Intl` takes strings exactly; a floating-point division would not be.
 */
function hundredths(amount: Amount): `${number}` {
  if (typeof amount === "number" && !Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount is a whole number of its smallest unit, got ${amount}`);
  }
  const digits = String(amount < 0 ? -BigInt(amount) : amount).padStart(3, "0");
  const text = `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return text as `${number}`;
}

const moneyFormat = memo(
  (locale: string, currency: string) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

const coinFormat = memo(
  (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
