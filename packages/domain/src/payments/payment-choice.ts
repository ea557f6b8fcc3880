import { isChinese, type Locale } from "../locales/index.ts";

/** The fields of a payment method that decide its order. */
interface PaymentMethodLike {
  readonly method: string;
}

/**
 * The methods in display order; the first one is preselected (R-TOP-3).
 *
 * Readers of Chinese see alipay, sugoi and wechat first, the usual methods there; the others follow in the given order.
 * Other locales keep the given order.
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
type CurrencyPlace = "add-credit" | "bill";

/**
 * The preselected currency of a top-up.
 *
 * A brand that uses another currency than USD sticks to it (CNY for the partner and China shops). Otherwise zh-TW pays
 * in TWD and zh-CN in CNY; all others in USD, but in the bill popup in TWD (R-TOP-2).
 */
export function defaultCurrency(locale: Locale, where: CurrencyPlace, brandCurrency: string = "USD"): string {
  if (brandCurrency !== "USD") return brandCurrency;
  if (locale === "zh-TW") return "TWD";
  if (locale === "zh-CN") return "CNY";
  return where === "bill" ? "TWD" : "USD";
}

/** The wanted currency if it has plans, else the first one that does, else null. */
export function availableCurrency(wanted: string, available: readonly string[]): string | null {
  return available.includes(wanted) ? wanted : (available[0] ?? null);
}

/** Whether a comma-separated list such as `USD,TWD` contains the currency. */
export function supportsCurrency(supportCurrency: string, currencyId: string): boolean {
  return supportCurrency.split(",").some((part) => part.trim().toUpperCase() === currencyId.toUpperCase());
}

/** One method a provider accepts. */
interface ProviderMethodLike {
  readonly method: string;
  readonly support_currency: string;
}

/** The providers that accept this method in this currency, in the given order (R-TOP-4). */
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
