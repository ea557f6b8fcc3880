import { languageOf } from "../locales/index.ts";

/**
 * Whether a game may lack the buyer's language, in which case the purchase asks for confirmation first
 * (`pay/not-support-lang`) (R-CHK-8).
 *
 * Another region of the same language is close enough: a zh-TW reader is not asked about a zh-CN game. A game that
 * lists no language is always asked about.
 *
 * @param gameLanguages `game_pack.languages`, in any spelling such as `en-us`
 */
export function possiblyLacksLanguage(gameLanguages: readonly string[], locale: string): boolean {
  return !gameLanguages.some((language) => languageOf(language.trim()) === languageOf(locale));
}
