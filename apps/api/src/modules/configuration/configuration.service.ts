import { guessCountry } from "@catnip/domain/profiles";
import { brandOf } from "@catnip/brands";
import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { COUNTRIES_PATH, COUNTRY_CODES } from "../../platform/countries.ts";
import { countryOfAddress } from "../../platform/country-of-address.ts";
import { coinRates, countryRatios, type CoinRate, type CountryRatio } from "../prices/prices.service.ts";
import { TRANSLATIONS_PATH } from "./translations.http.ts";

export type ShopConfig = {
  readonly platform_key: string;
  readonly classifyDomain: string;
  readonly apiGraphQLUrl: string;
  readonly cdnBaseUrl: string;
  readonly countriesUrl: string;
  readonly translationsUrl: string;
  readonly baseUrl: string;
  readonly accountBaseUrl: string;
  readonly payBaseUrl: string;
  readonly currency_id: string;
  readonly price_rate: readonly CountryRatio[];
  readonly coin_rate: readonly CoinRate[];
};

/** A shop's hosts, currency and price rates. An unknown brand falls back to the international one. */
export async function shopConfig(
  context: RequestContext,
  platformKey: string | null | undefined,
): Promise<ShopConfig> {
  const { config } = context;
  const brand = brandOf(platformKey ?? context.platformKey);
  const [price_rate, coin_rate] = await Promise.all([countryRatios(context), coinRates(context)]);
  return {
    platform_key: brand.platform_key,
    classifyDomain: new URL(siteOrigin(config, brand.hosts.shop)).hostname,
    apiGraphQLUrl: `${siteOrigin(config, brand.hosts.api)}/graphql`,
    cdnBaseUrl: siteOrigin(config, brand.hosts.cdn),
    countriesUrl: siteOrigin(config, brand.hosts.cdn) + COUNTRIES_PATH,
    translationsUrl: siteOrigin(config, brand.hosts.api) + TRANSLATIONS_PATH,
    baseUrl: siteOrigin(config, brand.hosts.shop),
    accountBaseUrl: siteOrigin(config, "account"),
    payBaseUrl: siteOrigin(config, brand.hosts.pay),
    currency_id: brand.currency,
    price_rate,
    coin_rate,
  };
}

/**
 * The country to preselect for a visitor: by network address, else by the region of their locale; null when neither
 * names one.
 */
export async function visitorCountry(
  { address, config, log }: RequestContext,
  locale: string | null | undefined,
): Promise<string | null> {
  const found = await countryOfAddress(address, { file: config.countryDatabase, log });
  return guessCountry(found, locale ?? "", COUNTRY_CODES);
}
