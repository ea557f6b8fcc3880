import { availableCurrency, orderPaymentMethods, plansOnOffer } from "@catnip/domain/payments";
import type { Locale } from "@catnip/domain/locales";
import {
  PaymentMethodsDocument,
  PaymentProvidersDocument,
  RechargePlansDocument,
  type PaymentProvidersQuery,
  type RechargePlansQuery,
} from "@catnip/sdk/payments/index.ts";
import { PurchaseFreezeDocument } from "@catnip/sdk/orders/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { brand } from "#brand";
import { moneyOf } from "./money-of.ts";

export type RechargePlan = RechargePlansQuery["findRechargePlans"][number];
export type PaymentProvider = PaymentProvidersQuery["findPaymentProvider"][number];

/** Everything the add-credit popup offers, in one currency. */
export interface TopUpOffer {
  readonly currency: string;
  readonly plans: readonly RechargePlan[];
  /** Payment methods that a provider accepts in this currency, in the reader's order. */
  readonly methods: readonly string[];
  /** The methods of which no provider can be reached at the moment. */
  readonly away: readonly string[];
  readonly providers: readonly PaymentProvider[];
  /** What added coins pay first, in meowcent: a debt for refunded top-ups. */
  readonly owed: number;
}

/** Loads plans, methods and providers in the reader's currency, else in the brand's (R-TOP-2). */
export async function loadTopUpOffer(ask: Ask, locale: Locale): Promise<TopUpOffer> {
  const wanted = [...new Set([moneyOf(locale), brand.currency])];
  const found = await Promise.all(
    wanted.map(async (currency_id) =>
      plansOnOffer((await ask(RechargePlansDocument, { currency_id })).findRechargePlans, currency_id),
    ),
  );
  const currency =
    availableCurrency(
      wanted[0] ?? brand.currency,
      wanted.filter((_, index) => found[index]?.length),
    ) ?? brand.currency;
  const platform = window.matchMedia("(max-width: 1023px)").matches ? "wap" : "web";
  const [{ findPaymentMethod }, { findPaymentProvider: providers }, { me }] = await Promise.all([
    ask(PaymentMethodsDocument, { platform }, { cached: true }),
    ask(PaymentProvidersDocument, { method: null, currency_id: currency }),
    ask(PurchaseFreezeDocument, {}),
  ]);
  const taken = new Set(
    providers.flatMap((provider) => provider.payment_provider_method.map(({ method }) => method)),
  );
  const reached = new Set(
    providers
      .filter(({ is_available }) => is_available)
      .flatMap((provider) => provider.payment_provider_method.map(({ method }) => method)),
  );
  return {
    currency,
    away: [...taken].filter((method) => !reached.has(method)),
    plans: found[wanted.indexOf(currency)] ?? [],
    methods: orderPaymentMethods(
      findPaymentMethod.filter(({ method }) => taken.has(method)),
      locale,
    ).map(({ method }) => method),
    providers,
    owed: me?.purchase_freeze?.owed ?? 0,
  };
}

/** What a provider is paid for a plan, in minor units: with the tax, unless its vouchers contain it (R-TAX-11). */
export const priceAt = (
  { pay_amount, tax_amount }: Pick<RechargePlan, "pay_amount" | "tax_amount">,
  { adds_tax }: Pick<PaymentProvider, "adds_tax">,
): number => pay_amount + (adds_tax ? tax_amount : 0);

/** Whether another tax is added to a plan than was shown, as the player has said by now where they live (R-TAX-10). */
export async function isTaxedOtherwise(shown: RechargePlan): Promise<boolean> {
  const { query } = await import("@catnip/site/session/client.ts");
  const { currency_id } = shown;
  const { findRechargePlans } = await query(RechargePlansDocument, { currency_id }, { fresh: true });
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
