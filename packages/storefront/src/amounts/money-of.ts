import type { Locale } from "@catnip/domain/locales";
import { defaultCurrency } from "@catnip/domain/payments";
import { brand } from "#brand";

/** The money beside coins on every page, and the first one that a top-up offers (R-TOP-2). */
export function moneyOf(locale: Locale): string {
  const wanted = defaultCurrency(locale, brand.currency);
  return brand.topUpCurrencies.includes(wanted) ? wanted : brand.currency;
}
