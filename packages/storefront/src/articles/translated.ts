import { translatedIn, type TextInLanguage } from "@catnip/domain/articles";

/** Translations as the API returns them beside a text. */
export type Translations = readonly { readonly lang: string; readonly key: string; readonly value: string }[];

/** One text of a record in the reader's language, another region of it, or as written; with its language. */
export function translatedText<Key extends string>(
  record: { readonly t: Translations } & { readonly [Name in Key]: string },
  key: Key,
  locale: string,
): TextInLanguage {
  return translatedIn(record.t, key, locale, record[key]);
}
