import { payableStep } from "@catnip/domain/money";
import { memo } from "./memo.ts";

/** An integer amount in the smallest unit: meowcent, or cents of a currency. */
export type Amount = number | bigint;

/**
 * Formats money for a locale. The amount is in minor units with two decimals, in every currency. Currencies not paid
 * in fractions are shown without decimals, unless there are some; a dollar that is not the reader's only one is
 * named: `NT$320` (R-PRC-11).
 */
export function formatMoney(minor: Amount, currency: string, locale: string): string {
  const isWhole = payableStep(currency) === MINOR_PER_UNIT && BigInt(minor) % BigInt(MINOR_PER_UNIT) === 0n;
  return (isWhole ? wholeMoneyFormat : moneyFormat)(locale, currency)
    .formatToParts(hundredths(minor))
    .map(({ type, value }) => (type === "currency" ? signOf(value, currency) : value))
    .join("");
}

const MINOR_PER_UNIT = 100;

/** In Taiwan's own format its dollar is a bare `$`, beside prices in US dollars. */
const signOf = (sign: string, currency: string): string =>
  sign === "$" && currency === "TWD" ? "NT$" : sign;

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

const moneyFormatWith = (decimals: number) =>
  memo(
    (locale: string, currency: string) =>
      new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );
const moneyFormat = moneyFormatWith(2);
const wholeMoneyFormat = moneyFormatWith(0);

const coinFormat = memo(
  (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
