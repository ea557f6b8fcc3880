import type { ErrorCode } from "../errors/index.ts";

/** A country's two letters in capitals, or null when the text cannot be that. */
export function parseCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** The country a locale's suffix suggests: `TW` for zh-TW. Null for a tag without one. */
export function countryOfLocale(locale: string): string | null {
  const region = locale.split(/[-_]/).at(-1) ?? "";
  return locale.length > region.length ? parseCountry(region) : null;
}

/**
 * The country to preselect: the one the network lookup names, else the one the locale's
 * suffix suggests; only countries that can be chosen. Null when neither can (R-PRF-2).
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

/** A signed-in user without a country is asked for it as soon as they come. */
export function needsCountry(user: { readonly country: string | null } | null): boolean {
  return user !== null && !user.country;
}

/**
 * Why a country of residence cannot be saved, or null. Once set it stays; only support
 * staff can change it. Saving the same country again is harmless (R-PRF-1).
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
