import type { Money } from "./provider.types.ts";

/**
 * How a provider writes amounts in a currency; ours are always integers with two decimals.
 *
 * - `minor`: our own form, an integer with two decimals (`3500` for CNY 35.00)
 * - `whole`: whole units of the currency (`150` for TWD 150)
 * - `decimal`: text with two decimals (`35.00`)
 * - `number`: a JSON number of whole units, with as many decimals as needed (`4.99`, `4.9`, `5`)
 */
export type AmountUnit = "minor" | "whole" | "decimal" | "number";

/** A provider's units by currency. A currency missing here is not supported. */
export type AmountUnits = Readonly<Record<string, AmountUnit>>;

const PATTERNS: Readonly<Record<AmountUnit, RegExp>> = {
  minor: /^(0|[1-9]\d{0,14})$/,
  whole: /^(0|[1-9]\d{0,12})$/,
  decimal: /^(0|[1-9]\d{0,12})\.\d{2}$/,
  number: /^(0|[1-9]\d{0,12})(\.\d{1,2})?$/,
};

/** @throws Error for an unsupported currency, and for a fraction where the provider counts whole units */
export function toWire({ currency, minor }: Money, units: AmountUnits): string {
  const unit = unitOf(currency, units);
  if (!unit) throw new Error(`This provider does not take ${currency}`);
  if (unit === "minor") return String(minor);
  if (unit === "decimal") return decimals(minor);
  if (unit === "number") return decimals(minor).replace(/\.?0+$/, "");
  if (minor % 100 !== 0) throw new Error(`${currency} is paid in whole units, not in ${minor} hundredths`);
  return String(minor / 100);
}

/**
 * Null for anything that is not a valid amount in this provider's format and currencies. Never goes through a float.
 */
export function fromWire(
  amount: string | undefined,
  currency: string | undefined,
  units: AmountUnits,
): Money | null {
  const unit = currency === undefined ? undefined : unitOf(currency, units);
  if (!unit || currency === undefined || amount === undefined || !PATTERNS[unit].test(amount)) return null;
  const isMinor = unit === "minor";
  const [whole = "", fraction = ""] = amount.split(".");
  return { currency, minor: Number(isMinor ? whole : whole + fraction.padEnd(2, "0")) };
}

const decimals = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;

const unitOf = (currency: string, units: AmountUnits): AmountUnit | undefined =>
  Object.hasOwn(units, currency) ? units[currency] : undefined;
