import { DEFAULT_LOCALE, languageOf } from "@catnip/domain/locales";

/**
 * Picks the text that suits a reader of `lang` best: the exact language, another region of it, the game's own
 * language, English, or whatever there is.
 */
export function bestInfo<Text>(
  texts: readonly Text[],
  lang: string,
  fallback: string,
  languageIn: (text: Text) => string,
): Text | undefined {
  const wanted = lang.toLowerCase();
  return (
    texts.find((text) => languageIn(text) === wanted) ??
    texts.find((text) => languageOf(languageIn(text)) === languageOf(wanted)) ??
    texts.find((text) => languageIn(text) === fallback) ??
    texts.find((text) => languageIn(text) === DEFAULT_LOCALE.toLowerCase()) ??
    texts[0]
  );
}

/** The same choice for words stored as `{ "en-us": "Romance", … }`. */
export function byLanguage(words: Readonly<Record<string, string>>, lang: string): string | undefined {
  const wanted = lang.toLowerCase();
  if (Object.hasOwn(words, wanted)) return words[wanted];
  return bestInfo(Object.entries(words), lang, DEFAULT_LOCALE.toLowerCase(), ([language]) => language)?.[1];
}
