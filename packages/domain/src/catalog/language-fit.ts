import { languageOf } from "../locales/index.ts";

/**
 * Whether a game may lack the buyer's language, in which case the purchase needs confirmation first
 * (`pay/not-support-lang`) (R-CHK-8).
 *
 * Another region of the same language is close enough: a zh-TW reader is not asked about a zh-CN game. A game that
 * lists no language is always asked about.
 *
 * @param gameLanguages `game_pack.languages`, in any spelling such as `en-us`
 */
export function possiblyLacksLanguage(gameLanguages: readonly string[], locale: string): boolean {
  return bestFit(gameLanguages, locale) === "none";
}

/** In the reader's own language; in another region of it, such as zh-TW for zh-CN; in neither. */
export type LanguageFitLevel = "own" | "related" | "none";

/** How far a game is in the reader's language. */
export interface LanguageFit {
  /** What is played. */
  readonly game: LanguageFitLevel;
  /** Its description in the shop. */
  readonly texts: LanguageFitLevel;
  /** What its screenshots show; null when it has none. */
  readonly screenshots: LanguageFitLevel | null;
}

/** What the shop knows about the languages of a game. */
interface GameLanguages {
  /** Languages the game is played in. */
  readonly languages: readonly string[];
  /** The language it was written in. */
  readonly default_lang: string;
  /** Its texts in the shop, one per language, each with its pictures. */
  readonly texts: readonly { readonly language: string; readonly screenshots: readonly string[] }[];
}

/**
 * How far a game is in the reader's language (R-CAT-17).
 *
 * Screenshots that were uploaded unchanged for several languages show the language the game was written in; only
 * pictures of one language alone are taken to show that one.
 */
export function languageFit(game: GameLanguages, locale: string): LanguageFit {
  const pictures = game.texts.flatMap(({ screenshots }) => screenshots);
  const shown = game.texts
    .filter(({ language, screenshots }) =>
      screenshots.some((picture) => language === game.default_lang || timesIn(pictures, picture) === 1),
    )
    .map(({ language }) => language);
  return {
    game: bestFit(game.languages, locale),
    texts: bestFit(
      game.texts.map(({ language }) => language),
      locale,
    ),
    screenshots: pictures.length === 0 ? null : bestFit(shown, locale),
  };
}

function bestFit(languages: readonly string[], locale: string): LanguageFitLevel {
  const given = languages.map((language) => language.trim().toLowerCase());
  if (given.includes(locale.toLowerCase())) return "own";
  return given.some((language) => languageOf(language) === languageOf(locale)) ? "related" : "none";
}

const timesIn = (list: readonly string[], one: string) => list.filter((each) => each === one).length;
