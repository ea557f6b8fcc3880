import { IfConfigDocument } from "@catnip/sdk/profiles/index.ts";
import { guessCountry } from "@catnip/domain/profiles";
import { countryName } from "@catnip/i18n";
import { useSite } from "@catnip/site/host/site.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { useEffect, useMemo, useState } from "react";
import { useQuery } from "urql";

/** A selectable country: its code and its name in the reader's language. */
export interface CountryChoice {
  readonly alpha2Code: string;
  readonly name: string;
}

/**
 * The countries from the static file on the CDN, in the reader's sort order, and the visitor's likely one: by network,
 * else by the page's locale (R-PRF-2). The guess is a convenience: without it the visitor chooses from the list.
 */
export function useCountries() {
  const locale = useLocale();
  const { cdn } = useSite().origins;
  const [listed, setListed] = useState<readonly string[]>();
  const [fault, setFault] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    fetchCountries(cdn).then(setListed, setFault);
  }, [cdn, attempt]);
  const [looked] = useQuery({ query: IfConfigDocument, variables: { locale } });
  const guessed = looked.data?.ifconfig.country ?? null;
  const data = useMemo(
    () =>
      listed &&
      !looked.fetching && {
        guess: guessCountry(guessed, locale, listed),
        countries: listed
          .map((alpha2Code): CountryChoice => ({ alpha2Code, name: countryName(alpha2Code, locale) }))
          .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
      },
    [listed, looked.fetching, guessed, locale],
  );
  const retry = () => {
    setFault(undefined);
    setAttempt(attempt + 1);
  };
  return { data: data || undefined, fault, retry };
}

async function fetchCountries(cdn: string): Promise<readonly string[]> {
  const response = await fetch(`${cdn}/countries.json`);
  if (!response.ok) throw new Error(`The countries file answered ${response.status}`);
  const countries = (await response.json()) as readonly { readonly alpha2Code: string }[];
  return countries.map(({ alpha2Code }) => alpha2Code);
}
