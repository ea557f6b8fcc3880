import { brandOf } from "@catnip/brands";
import {
  bonusSilver,
  isSwitchedOff,
  orderProviders,
  supportsCurrency,
  type PaymentDevice,
  type PlanMetaEntry,
} from "@catnip/domain/payments";
import { topUpPrice } from "@catnip/domain/taxes";
import type { Services } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { offeredTo, type Switches } from "./open-ways.ts";
import { PAYMENT_COLUMNS, type PaymentRow } from "./payment-row.ts";
import { type HealthRow, PROVIDERS, isAvailable, paymentProvider } from "../providers/index.ts";
import { addsTax } from "./top-up-tax.ts";

/** `amount`, `coin` and `silver` in meowcent; `pay_amount` in minor units with two decimals. */
export type RechargePlan = {
  readonly id: string;
  readonly index: number;
  readonly amount: number;
  readonly coin: number;
  readonly silver: number;
  readonly currency_id: string;
  readonly pay_amount: number;
  /** Tax that is added, in minor units, and its rate in ten-thousandths; null: nothing is added. */
  readonly tax_amount: number;
  readonly tax_rate_bp: number | null;
  readonly enable: boolean;
  /** Price of the plan's coins in points, at a provider that counts CNY in points. */
  readonly meta: readonly PlanMetaEntry[];
};

/**
 * A brand's plans in a currency, by index; none in a currency the brand does not take.
 *
 * @param platformKey the brand asking: if it has no silver, plans grant none
 * @param taxRateBp the rate of the tax that is added where the player lives, in ten-thousandths; null: none
 */
export async function findRechargePlans(
  db: Database,
  currencyId: string,
  platformKey: string,
  taxRateBp: number | null = null,
): Promise<readonly RechargePlan[]> {
  const { topUpCurrencies, features } = brandOf(platformKey);
  if (!topUpCurrencies.includes(currencyId)) return [];
  const plans = await read<Omit<RechargePlan, "tax_amount" | "tax_rate_bp">>(
    db,
    `select r.id, r.index, r.amount, r.coin, r.silver, r.currency_id, r.pay_amount, r.enable, (
        select coalesce(json_agg(entry), '[]')
        from payment_providers p cross join jsonb_path_query(p.meta, '$.points[*]') entry
        where r.currency_id = 'CNY' and entry->'meowcoin' = to_jsonb(r.coin / 100)
          and r.coin % 100 = 0) as meta
      from recharge_plans r where r.currency_id = $1 and r.enable order by r.index`,
    [currencyId],
  );
  return plans.map((plan) => ({
    ...plan,
    tax_amount: topUpPrice(plan.pay_amount, plan.currency_id, taxRateBp).tax,
    tax_rate_bp: taxRateBp,
    silver: bonusSilver(plan.silver, features),
  }));
}

export type PaymentMethod = { readonly id: number; readonly method: string };

export function findPaymentMethods(db: Database, device: PaymentDevice): Promise<readonly PaymentMethod[]> {
  return read<PaymentMethod>(
    db,
    "select id, method from payment_methods where case when $1 then wap else web end order by id",
    [device === "wap"],
  );
}

export type PaymentProviderOffer = {
  readonly id: string;
  readonly provider_key: string;
  readonly name: string;
  readonly meta: unknown;
  /** False: it could not be reached lately. */
  readonly is_available: boolean;
  /** False: its protocol was never tried against the vendor (R-PAY-69). */
  readonly is_proven: boolean;
  /** Whether the tax that is added to plans is paid too. */
  readonly adds_tax: boolean;
  readonly payment_provider_method: readonly ProviderMethod[];
};

export type ProviderMethod = {
  readonly method: string;
  readonly provider_key: string;
  readonly support_currency: string;
  /** The provider's place among those that take the method, from 0; in the asked currency, else in the brand's. */
  readonly place: number;
};

/**
 * Providers with what they accept, in the order of their list. One that is switched on but not configured here is left
 * out: a tile that leads nowhere is worse than none. What staff switched off for this brand or country is left out too.
 * Never cached.
 *
 * @param state 0: switched on
 * @param platformKey the brand asking: an offer may be limited to some brands
 * @param country where the payer lives, in lower case; null: unknown
 */
export async function findPaymentProviders(
  services: Services,
  {
    state = 0,
    methods,
    currencyId,
    platformKey,
    country = null,
  }: {
    readonly state?: number;
    readonly methods?: readonly string[] | null | undefined;
    readonly currencyId?: string | null | undefined;
    readonly platformKey: string;
    readonly country?: string | null;
  },
): Promise<readonly PaymentProviderOffer[]> {
  const rows = await read<
    Pick<PaymentProviderOffer, "id" | "provider_key" | "meta"> & {
      readonly switches: Switches;
      readonly payment_provider_method: readonly Omit<ProviderMethod, "place">[];
    } & HealthRow
  >(
    services.db,
    `select p.id, p.provider_key, p.meta, p.switches, h.recent, h.failed_at, h.probed_at, json_agg(json_build_object('method', m.method, 'provider_key', p.provider_key,
        'support_currency', array_to_string(m.support_currency, ',')) order by m.method) as payment_provider_method
      from payment_providers p join payment_provider_methods m on m.provider_id = p.id
        left join payment_provider_health h on h.provider_key = p.provider_key
      where p.state = $1::int and ${offeredTo("$2")} group by p.id, h.provider_key`,
    [state, platformKey],
  );
  const known = services.paymentProviders ?? PROVIDERS;
  const knownOf = (key: string) => known.find((provider) => provider.key === key);
  const placeOf = (key: string) => known.findIndex((provider) => provider.key === key);
  const isWanted = ({ method, support_currency }: Omit<ProviderMethod, "place">) =>
    support_currency !== "" &&
    (!methods?.length || methods.includes(method)) &&
    (!currencyId || supportsCurrency(support_currency, currencyId));
  const offers = rows
    .filter(({ provider_key }) => paymentProvider(services, provider_key) !== null)
    .toSorted((a, b) => placeOf(a.provider_key) - placeOf(b.provider_key))
    .map((row) => ({
      ...row,
      traits: { ...(knownOf(row.provider_key)?.traits ?? UNKNOWN), first: row.switches.first ?? [] },
      payment_provider_method: row.payment_provider_method
        .map((each) => withoutSwitchedOff(each, row.switches, platformKey, country))
        .filter(isWanted),
    }))
    .filter(({ payment_provider_method }) => payment_provider_method.length > 0);

  const currency = currencyId ?? brandOf(platformKey).currency;
  /** Who takes a method, the first to offer first (R-TOP-19). */
  const takersOf = (method: string) =>
    orderProviders(
      offers.filter((offer) => offer.payment_provider_method.some((each) => each.method === method)),
      ({ traits }) => traits,
      { brand: platformKey, currency, method, country },
    );
  return offers.map((offer) => ({
    id: offer.id,
    provider_key: offer.provider_key,
    meta: offer.meta,
    name: knownOf(offer.provider_key)?.name ?? offer.provider_key,
    is_available: isAvailable(offer, services.now()),
    is_proven: offer.traits.isProven,
    adds_tax: addsTax(paymentProvider(services, offer.provider_key)),
    payment_provider_method: offer.payment_provider_method.map((each) => ({
      ...each,
      place: takersOf(each.method).indexOf(offer),
    })),
  }));
}

const UNKNOWN = { isProven: false, ownMethods: [], homeCountries: [] };

/** A method with the currencies that are on here; none left: no question matches it. */
function withoutSwitchedOff(
  offer: Omit<ProviderMethod, "place">,
  { off = [] }: Switches,
  brand: string,
  country: string | null,
): Omit<ProviderMethod, "place"> {
  const { method } = offer;
  const isOn = (currency: string) => !isSwitchedOff(off, { brand, currency, method, country });
  return { ...offer, support_currency: offer.support_currency.split(",").filter(isOn).join(",") };
}

/** A user's top-ups, newest first unless `q.orderField` is `created_at-asc`. */
export function findPaymentLog(
  db: Database,
  userUuid: string,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<readonly PaymentRow[]> {
  const page = pageWindow(q, limit);
  return read<PaymentRow>(db, q?.orderField === "created_at-asc" ? LOG_OLDEST : LOG_NEWEST, [
    userUuid,
    page.limit,
    page.offset,
  ]);
}

const LOG = (direction: "asc" | "desc") => `select ${PAYMENT_COLUMNS} from payments where user_uuid = $1
  order by created_at ${direction}, order_no ${direction} limit $2 offset $3`;
const LOG_OLDEST = LOG("asc");
const LOG_NEWEST = LOG("desc");
