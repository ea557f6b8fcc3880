import { memo } from "./memo.ts";

/** A whole number of the smallest unit: meowcent, or cents of a currency. */
export type Amount = number | bigint;

/**
 * Money as a reader of this locale writes it. The amount is in minor units; every currency is shown divided by
 * 100 with two decimals (R-PRC-11), yen and Taiwan dollars included.
 */
export function formatMoney(minor: Amount, currency: string, locale: string): string {
  return moneyFormat(locale, currency).format(hundredths(minor));
}

/** Meow coins or silver coins without their sign: the amount is in meowcent, 100 = 1 coin. */
export function formatCoins(meowcent: Amount, locale: string): string {
  return coinFormat(locale).format(hundredths(meowcent));
}

/** The amount divided by 100 as decimal digits. `Intl` takes them exactly; a division would not stay exact. */
export function hundredths(amount: Amount): `${number}` {
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
