import { matchesWay, type ProviderSwitch, type WayToPay } from "./provider-switches.ts";

/** What decides a provider's place among those that take the same way to pay. */
export interface ProviderTraits {
  /** False: its protocol was never tried against the vendor or the vendor's own examples. */
  readonly isProven: boolean;
  /** The payment methods that are its own, such as `alipay` at Alipay. */
  readonly ownMethods: readonly string[];
  /** The countries it is made for, ISO 3166-1 alpha-2 in lower case; empty: any. */
  readonly homeCountries: readonly string[];
  /** The ways to pay for which staff put it first. */
  readonly first: readonly ProviderSwitch[];
}

/**
 * The providers of one way to pay, in the order they are offered: the first one is the main button (R-TOP-19).
 *
 * Proven ones come before unproven ones, then what staff put first, then the method's own provider, then those made for
 * the payer's country, for any country, and for another one. Ties keep the given order. Chosen card in the US: Stripe
 * before NewebPay; in Taiwan: NewebPay before Stripe. While the country is unknown, the currency is used instead.
 *
 * @param traitsOf what is known of a provider
 */
export function orderProviders<P>(
  providers: readonly P[],
  traitsOf: (provider: P) => ProviderTraits,
  way: WayToPay,
): P[] {
  const country = way.country ?? CURRENCY_HOMES.get(way.currency) ?? null;
  const ranks = new Map(providers.map((provider) => [provider, ranksOf(traitsOf(provider), way, country)]));
  return providers.toSorted((a, b) => compareRanks(ranks.get(a) ?? [], ranks.get(b) ?? []));
}

/** Lower comes first, the first difference decides. */
function ranksOf(traits: ProviderTraits, way: WayToPay, country: string | null): readonly number[] {
  return [
    Number(!traits.isProven),
    // Unlike a switch-off, a preference for a country says nothing about people whose country is unknown.
    Number(!traits.first.some((wanted) => matchesWay(wanted, way, "never"))),
    Number(!traits.ownMethods.includes(way.method)),
    distanceOf(traits.homeCountries, country),
  ];
}

function distanceOf(homes: readonly string[], country: string | null): number {
  if (homes.length === 0) return 1;
  return country !== null && homes.includes(country) ? 0 : 2;
}

const compareRanks = (a: readonly number[], b: readonly number[]): number =>
  a.map((rank, index) => rank - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Currencies of one country. */
const CURRENCY_HOMES: ReadonlyMap<string, string> = new Map([
  ["TWD", "tw"],
  ["CNY", "cn"],
]);
