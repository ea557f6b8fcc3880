/** A part of a provider's offer: whatever all given fields match. No field given matches everything. */
export interface ProviderSwitch {
  /** A brand's key. */
  readonly brand?: string | undefined;
  /** ISO 4217. */
  readonly currency?: string | undefined;
  /** The name of a payment method. */
  readonly method?: string | undefined;
  /** Country of residence, ISO 3166-1 alpha-2 in lower case. */
  readonly country?: string | undefined;
}

/** One way for one person to pay. */
export interface WayToPay {
  readonly brand: string;
  readonly currency: string;
  readonly method: string;
  /** Null: unknown. */
  readonly country: string | null;
}

/**
 * Whether a way to pay is switched off at a provider (R-PAY-36). A player whose country is unknown counts as living in
 * each of them: a provider that may not be used in a country is not used by people who do not say where they live.
 */
export const isSwitchedOff = (switches: readonly ProviderSwitch[], way: WayToPay): boolean =>
  switches.some((off) => matchesWay(off, way, "always"));

/**
 * Whether all given conditions hold for a way to pay.
 *
 * @param unknownCountry whether a condition on the country holds for a player whose country is unknown
 */
export const matchesWay = (
  { brand, currency, method, country }: ProviderSwitch,
  way: WayToPay,
  unknownCountry: "always" | "never",
): boolean =>
  (brand === undefined || brand === way.brand) &&
  (currency === undefined || currency === way.currency) &&
  (method === undefined || method === way.method) &&
  (country === undefined || country === way.country || (way.country === null && unknownCountry === "always"));
