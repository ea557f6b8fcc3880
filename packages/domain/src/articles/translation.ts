import { DEFAULT_LOCALE, languageOf } from "../locales/index.ts";

/** One translated text of a content item. */
export interface Translation {
  readonly lang: string;
  readonly key: string;
  readonly value: string;
}

/**
 * The text of a content item for a reader: in their locale, else in another region of
 * their language, else in the default locale, else the item's own text.
 */
export function translated(
  texts: readonly Translation[],
  key: string,
  locale: string,
  ownText: string,
): string {
  const candidates = texts.filter((text) => text.key === key && text.value !== "");
  const inLocale = (wanted: string) =>
    candidates.find(({ lang }) => lang.toLowerCase() === wanted.toLowerCase());
  const inLanguage = candidates.find(({ lang }) => languageOf(lang) === languageOf(locale));
  return (inLocale(locale) ?? inLanguage ?? inLocale(DEFAULT_LOCALE))?.value ?? ownText;
}
