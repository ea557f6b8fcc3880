import { writingOf } from "@catnip/domain/locales";
import { languageNameIn } from "@catnip/i18n";

/**
 * A game's language in the reader's language. Regions are left out ("English", not "American English"), except in
 * Chinese, where they imply the script.
 */
export function gameLanguageName(tag: string, locale: string): string {
  return languageNameIn(writingOf(tag), locale);
}
