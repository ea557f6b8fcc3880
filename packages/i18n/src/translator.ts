import type { Locale } from "@catnip/domain/locales";
import { type I18n, type Messages, setupI18n } from "@lingui/core";

/**
 * Creates a translator: one per language on the server, one per page in the browser. Never use Lingui's global
 * instance: concurrent requests would overwrite each other's locale.
 */
export function createTranslator(locale: Locale, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } });
}
