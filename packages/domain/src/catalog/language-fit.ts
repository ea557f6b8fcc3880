import { languageOf } from "../locales/index.ts";

/**
 * Whether a game possibly lacks the language of the person about to buy it, so that
 * buying asks first (`pay/not-support-lang`) (R-CHK-8).
 *
 * A region of the same language is familiar enough: a reader of zh-TW is not asked
 * about a game in zh-CN. A game that names no language is asked about.
 *
 * @param gameLanguages `game_pack.languages`, in any spelling such as `en-us`
 */
export function possiblyLacksLanguage(gameLanguages: readonly string[], locale: string): boolean {
  return !gameLanguages.some((language) => languageOf(language.trim()) === languageOf(locale));
}
