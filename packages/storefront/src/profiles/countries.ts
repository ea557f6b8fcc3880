import { IfConfigDocument } from "@catnip/sdk/profiles/index.ts";
import { guessCountry } from "@catnip/domain/profiles";
import type { Locale } from "@catnip/domain/locales";
import { countryName } from "@catnip/i18n";
import type { Ask } from "@catnip/site/data/query.ts";

/** A selectable country: its code and its name in the reader's language. */
export interface CountryChoice {
  readonly alpha2Code: string;
  readonly name: string;
}

/**
 * The countries from the static file on the CDN, in the reader's sort order, and the visitor's likely one: by network,
 * else by the page's locale (R-PRF-2).
 */
export async function loadCountries(
  ask: Ask,
  cdn: string,
  locale: Locale,
): Promise<{ countries: CountryChoice[]; guess: string | null }> {
  const [listed, looked] = await Promise.all([fetchCountries(cdn), lookUp(ask, locale)]);
  const countries = listed
    .map(({ alpha2Code }) => ({ alpha2Code, name: countryName(alpha2Code, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return {
    countries,
    guess: guessCountry(
      looked,
      locale,
      countries.map(({ alpha2Code }) => alpha2Code),
    ),
  };
}

async function fetchCountries(cdn: string): Promise<{ alpha2Code: string }[]> {
  const response = await fetch(`${cdn}/countries.json`);
  if (!response.ok) throw new Error(`The countries file answered ${response.status}`);
  return (await response.json()) as { alpha2Code: string }[];
}

/** The guess is a convenience: without it the visitor chooses from the list. */
async function lookUp(ask: Ask, locale: Locale): Promise<string | null> {
  return ask(IfConfigDocument, { locale }).then(
    ({ ifconfig }) => ifconfig.country ?? null,
    () => null,
  );
}
