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

/**
 * The money a reader thinks in: the preselected currency of a top-up, and the one beside coins on every page (R-TOP-2).
 *
 * A brand that uses another currency than USD sticks to it (CNY for the partner and China shops). Otherwise zh-TW pays
 * in TWD and zh-CN in CNY; all others in USD.
 */
export function defaultCurrency(locale: Locale, brandCurrency: string = "USD"): string {
  if (brandCurrency !== "USD") return brandCurrency;
  if (locale === "zh-TW") return "TWD";
  return locale === "zh-CN" ? "CNY" : "USD";
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
  /** Its provider's place among those that take the method, from 0; see `orderProviders`. */
  readonly place: number;
}

interface ProviderLike {
  readonly is_proven: boolean;
  readonly is_available: boolean;
  readonly payment_provider_method: readonly ProviderMethodLike[];
}

/** The providers that accept this method in this currency, by their place (R-TOP-4, R-TOP-19). */
export function providersFor<P extends Pick<ProviderLike, "payment_provider_method">>(
  providers: readonly P[],
  method: string,
  currencyId: string,
): P[] {
  const placeOf = (provider: P) =>
    provider.payment_provider_method.find(
      (offer) => offer.method === method && supportsCurrency(offer.support_currency, currencyId),
    )?.place;
  return providers
    .filter((provider) => placeOf(provider) !== undefined)
    .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
}

/**
 * The method to begin with: the first one of which a proven provider can be reached, else the first one of a proven
 * provider. Null where all are unproven: then the player chooses (R-TOP-3, R-PAY-39, R-PAY-69).
 *
 * @param methods in display order
 */
export function methodToSuggest<P extends ProviderLike>(
  methods: readonly string[],
  providers: readonly P[],
  currencyId: string,
): string | null {
  const provenOf = (method: string) =>
    providersFor(providers, method, currencyId).filter(({ is_proven }) => is_proven);
  const proven = methods.filter((method) => provenOf(method).length > 0);
  const reached = proven.find((method) => provenOf(method).some(({ is_available }) => is_available));
  return reached ?? proven[0] ?? null;
}

/**
 * Which of a method's providers is the main button: the first proven one that can be reached. An unproven one only
 * where no other provider takes the method, which the player has chosen then (R-TOP-19, R-PAY-69).
 *
 * @param providers of the method, by their place
 */
export function mainProvider<P extends Pick<ProviderLike, "is_proven" | "is_available">>(
  providers: readonly P[],
): P | null {
  const proven = providers.filter(({ is_proven }) => is_proven);
  return (proven.length > 0 ? proven : providers).find(({ is_available }) => is_available) ?? null;
}
