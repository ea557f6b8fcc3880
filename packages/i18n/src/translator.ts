import type { Locale } from "@catnip/domain/locales";
import { type I18n, type Messages, setupI18n } from "@lingui/core";

/**
 * A translator of its own for every request on the server, and for every page in the browser. Lingui's shared
 * one must never be used: two requests at the same time would answer in one language.
 */
export function createTranslator(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } });
}
