import { DEFAULT_LOCALE, languageOf } from "@catnip/domain/locales";

/**
 * Picks the text that suits a reader of `lang` best: the exact language, another region of it, the game's own
 * language, English, or whatever there is.
 */
export function bestInfo<Text extends { readonly language: string }>(
  texts: readonly Text[],
  lang: string,
  fallback: string,
): Text | undefined {
  const wanted = lang.toLowerCase();
  return (
    texts.find((text) => text.language === wanted) ??
    texts.find((text) => languageOf(text.language) === languageOf(wanted)) ??
    texts.find((text) => text.language === fallback) ??
    texts.find((text) => text.language === DEFAULT_LOCALE.toLowerCase()) ??
    texts[0]
  );
}

/** The same choice for words stored as `{ "en-us": "Romance", … }`. */
export function byLanguage(words: Readonly<Record<string, string>>, lang: string): string | undefined {
  const wanted = lang.toLowerCase();
  if (Object.hasOwn(words, wanted)) return words[wanted];
  const texts = Object.entries(words).map(([language, word]) => ({ language, word }));
  return bestInfo(texts, lang, DEFAULT_LOCALE.toLowerCase())?.word;
}
