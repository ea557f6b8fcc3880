import type { ErrorCode } from "../errors/index.ts";

/** A country's two-letter code in capitals, or null when the text cannot be one. */
function parseCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** The country in a locale's suffix: `TW` for zh-TW. Null for a tag without one. */
export function countryOfLocale(locale: string): string | null {
  const region = locale.split(/[-_]/).at(-1) ?? "";
  return locale.length > region.length ? parseCountry(region) : null;
}

/**
 * The country to preselect: from the network lookup, else from the locale's suffix; only if it can be chosen. Null when
 * neither can (R-PRF-2).
 *
 * @param choosable the `alpha2Code` of every country on the list
 */
export function guessCountry(
  lookedUp: string | null | undefined,
  locale: string,
  choosable: readonly string[],
): string | null {
  const guesses = [lookedUp ? parseCountry(lookedUp) : null, countryOfLocale(locale)];
  return guesses.find((guess) => guess !== null && choosable.includes(guess)) ?? null;
}

/**
 * Why a country of residence cannot be saved, or null. Once set it is final; only support staff can change it. Saving
 * the same country again is a no-op (R-PRF-1).
 *
 * @param choosable the `alpha2Code` of every country on the list
 */
export function countryRefusal(
  current: string | null,
  wanted: string,
  choosable: readonly string[],
): ErrorCode | null {
  const code = parseCountry(wanted);
  if (code === null || !choosable.includes(code)) return "input/invalid";
  return current && current.toUpperCase() !== code ? "profile/country-already-set" : null;
}
