import { languageOf } from "@catnip/domain/locales";

/** Translations as the API keeps them beside a text. */
export type Translations = readonly { readonly lang: string; readonly key: string; readonly value: string }[];

/** One text of a record in the reader's language, a region of it, else as it was written. */
export function translatedText<Key extends string>(
  record: { readonly t: Translations } & { readonly [Name in Key]: string },
  key: Key,
  locale: string,
): string {
  const entries = record.t.filter((entry) => entry.key === key);
  const exact = entries.find(({ lang }) => lang.toLowerCase() === locale.toLowerCase());
  const near = entries.find(({ lang }) => languageOf(lang) === languageOf(locale));
  return (exact ?? near)?.value ?? record[key];
}
