import { nearestText } from "@catnip/domain/locales";

/** A name in the reader's language, out of those stored as `{ "en-us": "Romance", … }` (R-LNG-6). */
export function byLanguage(words: Readonly<Record<string, string>>, lang: string): string | undefined {
  const wanted = lang.toLowerCase();
  if (Object.hasOwn(words, wanted)) return words[wanted];
  return nearestText(Object.entries(words), lang, { languageIn: ([language]) => language })?.[1];
}
