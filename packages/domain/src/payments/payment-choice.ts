import { isChinese, type Locale } from "../locales/index.ts";

/** A way to pay, as far as ordering goes. */
export interface PaymentMethodLike {
  readonly method: string;
}

/**
 * The methods in the order a visitor sees them; the first one is preselected (R-TOP-3).
 *
 * Readers of Chinese see alipay, sugoi and wechat first, because that is what they pay
 * with; the others follow in the order they came. Elsewhere the given order stays.
 */
export function orderPaymentMethods<M extends PaymentMethodLike>(methods: readonly M[], locale: Locale): M[] {
  if (!isChinese(locale)) return [...methods];
  return methods.toSorted((a, b) => chineseRank(a.method) - chineseRank(b.method));
}

/** `alipay_scan` and `wechatpay-wap` count as alipay and wechat. */
function chineseRank(method: string): number {
  const rank = CHINESE_FIRST.findIndex((name) => method.toLowerCase().startsWith(name));
  return rank === -1 ? CHINESE_FIRST.length : rank;
}

const CHINESE_FIRST = ["alipay", "sugoi", "wechat"];

/** Where the currency is chosen: the add-credit popup, or the bill popup of a checkout. */
export type CurrencyPlace = "add-credit" | "bill";

/**
 * The currency preselected for a top-up.
 *
 * A brand that trades in another currency than USD keeps to it (CNY for the partner and
 * China shops). Otherwise zh-TW pays in TWD and zh-CN in CNY; all others in USD, but in
 * the bill popup in TWD (R-TOP-2).
 */
export function defaultCurrency(locale: Locale, where: CurrencyPlace, brandCurrency: string = "USD"): string {
  if (brandCurrency !== "USD") return brandCurrency;
  if (locale === "zh-TW") return "TWD";
  if (locale === "zh-CN") return "CNY";
  return where === "bill" ? "TWD" : "USD";
}

/** The wanted currency if plans exist in it, else the first that has plans, else null. */
export function availableCurrency(wanted: string, available: readonly string[]): string | null {
  return available.includes(wanted) ? wanted : (available[0] ?? null);
}

/** Whether a comma-separated list such as `USD,TWD` names the currency. */
export function supportsCurrency(supportCurrency: string, currencyId: string): boolean {
  return supportCurrency.split(",").some((part) => part.trim().toUpperCase() === currencyId.toUpperCase());
}

/** A way in which one provider takes money. */
export interface ProviderMethodLike {
  readonly method: string;
  readonly support_currency: string;
}

/** The providers that take this method in this currency, in the order given (R-TOP-4). */
export function providersFor<P extends { readonly payment_provider_method: readonly ProviderMethodLike[] }>(
  providers: readonly P[],
  method: string,
  currencyId: string,
): P[] {
  return providers.filter((provider) =>
    provider.payment_provider_method.some(
      (offer) => offer.method === method && supportsCurrency(offer.support_currency, currencyId),
    ),
  );
}
