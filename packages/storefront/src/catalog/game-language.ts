import { writingOf } from "@catnip/domain/locales";
import { languageNameIn } from "@catnip/i18n";

/**
 * A game's language in the reader's language. Nobody looks for "American English", so regions are left out; in Chinese
 * they imply the script, so they are kept.
 */
export function gameLanguageName(tag: string, locale: string): string {
  return languageNameIn(writingOf(tag), locale);
}
