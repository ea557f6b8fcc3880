import { availableCurrency, orderPaymentMethods, plansOnOffer } from "@catnip/domain/payments";
import type { Locale } from "@catnip/domain/locales";
import {
  PaymentMethodsDocument,
  PaymentProvidersDocument,
  RechargePlansDocument,
  type PaymentMethodsQuery,
  type PaymentProvidersQuery,
  type RechargePlansQuery,
} from "@catnip/sdk/payments/index.ts";
import { PurchaseFreezeDocument } from "@catnip/sdk/orders/index.ts";
import { read } from "@catnip/site/session/client.ts";
import { brand } from "#brand";
import { useMemo } from "react";
import { useQuery, type CombinedError } from "urql";
import { moneyOf } from "../amounts/money-of.ts";

export type RechargePlan = RechargePlansQuery["findRechargePlans"][number];
export type PaymentProvider = PaymentProvidersQuery["findPaymentProvider"][number];

/** Everything the add-credit popup offers, in one currency. */
export interface TopUpOffer {
  readonly currency: string;
  readonly plans: readonly RechargePlan[];
  /** Payment methods that a provider accepts in this currency, in the reader's order. */
  readonly methods: readonly string[];
  /** The methods without a reachable provider at the moment. */
  readonly away: readonly string[];
  readonly providers: readonly PaymentProvider[];
  /** The debt for refunded top-ups, which added coins pay first; in meowcent. */
  readonly owed: number;
}

/** Plans, methods and providers in the reader's currency, else in the brand's (R-TOP-2); see `useQuery` of urql. */
export function useTopUpOffer(locale: Locale) {
  const requestPolicy = "network-only";
  const wanted = moneyOf(locale) ?? brand.currency;
  const plansIn = (currency_id: string) =>
    ({ query: RechargePlansDocument, variables: { currency_id }, requestPolicy }) as const;
  const [readers, retryReaders] = useQuery(plansIn(wanted));
  const [brands, retryBrands] = useQuery(plansIn(brand.currency));
  const plans = useMemo(
    () =>
      readers.data &&
      brands.data && {
        [brand.currency]: plansOnOffer(brands.data.findRechargePlans, brand.currency),
        [wanted]: plansOnOffer(readers.data.findRechargePlans, wanted),
      },
    [readers.data, brands.data, wanted],
  );
  const currency =
    plans &&
    (availableCurrency(
      wanted,
      Object.keys(plans).filter((each) => plans[each]?.length),
    ) ??
      brand.currency);
  const platform = window.matchMedia("(max-width: 1023px)").matches ? "wap" : "web";
  const [methods, retryMethods] = useQuery({ query: PaymentMethodsDocument, variables: { platform } });
  const [providers, retryProviders] = useQuery({
    query: PaymentProvidersDocument,
    variables: { method: null, currency_id: currency ?? brand.currency },
    pause: !currency,
    requestPolicy,
  });
  const [freeze, retryFreeze] = useQuery({ query: PurchaseFreezeDocument, requestPolicy });
  const data = useMemo(
    () =>
      plans && currency && methods.data && providers.data && freeze.data
        ? {
            currency,
            plans: plans[currency] ?? [],
            ...methodsOf(methods.data, providers.data, locale),
            providers: providers.data.findPaymentProvider,
            owed: freeze.data.me?.purchase_freeze?.owed ?? 0,
          }
        : undefined,
    [plans, currency, methods.data, providers.data, freeze.data, locale],
  );
  const all = [
    [readers, retryReaders],
    [brands, retryBrands],
    [methods, retryMethods],
    [providers, retryProviders],
    [freeze, retryFreeze],
  ] as const;
  const error = all.find(([found]) => found.error)?.[0].error;
  const retry = () => {
    for (const [, again] of all) again();
  };
  const result: QueryOf<TopUpOffer> = { data: error ? undefined : data, error, fetching: !data && !error };
  return [result, retry] as const;
}

interface QueryOf<Data> {
  readonly data: Data | undefined;
  readonly error: CombinedError | undefined;
  readonly fetching: boolean;
}

function methodsOf(
  { findPaymentMethod }: PaymentMethodsQuery,
  { findPaymentProvider: providers }: PaymentProvidersQuery,
  locale: Locale,
): Pick<TopUpOffer, "methods" | "away"> {
  const methodsBy = (some: readonly PaymentProvider[]) =>
    new Set(some.flatMap((provider) => provider.payment_provider_method.map(({ method }) => method)));
  const taken = methodsBy(providers);
  const reached = methodsBy(providers.filter(({ is_available }) => is_available));
  return {
    away: [...taken].filter((method) => !reached.has(method)),
    methods: orderPaymentMethods(
      findPaymentMethod.filter(({ method }) => taken.has(method)),
      locale,
    ).map(({ method }) => method),
  };
}

/**
 * The amount paid to a provider for a plan, in minor units: with the tax, unless its vouchers include it (R-TAX-11).
 */
export const priceAt = (
  { pay_amount, tax_amount }: Pick<RechargePlan, "pay_amount" | "tax_amount">,
  { adds_tax }: Pick<PaymentProvider, "adds_tax">,
): number => pay_amount + (adds_tax ? tax_amount : 0);

/** Whether a plan's tax differs from the one shown, because the player has set the country since (R-TAX-10). */
export async function isTaxedOtherwise(shown: RechargePlan): Promise<boolean> {
  const { findRechargePlans } = await read(RechargePlansDocument, { currency_id: shown.currency_id });
  return findRechargePlans.find(({ id }) => id === shown.id)?.tax_amount !== shown.tax_amount;
}

/** The smallest plan that covers the missing coins, else the first one. */
export function planToSuggest(
  plans: readonly RechargePlan[],
  missing: number | undefined,
): RechargePlan | undefined {
  if (!missing) return plans[0];
  return (
    plans.filter((plan) => plan.coin >= missing).toSorted((a, b) => a.pay_amount - b.pay_amount)[0] ??
    plans.at(-1)
  );
}
