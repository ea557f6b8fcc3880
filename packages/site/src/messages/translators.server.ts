import type { Locale } from "@catnip/domain/locales";
import { createTranslator } from "@catnip/i18n";
import type { I18n, Messages } from "@lingui/core";
import { loadMessages } from "./load-messages.ts";

/**
 * The translator of a language with staff's overrides: shared by all pages until an override changes, because merging
 * thousands of messages takes longer than rendering most pages. No other language may be activated in it.
 *
 * @param overrides from the cached sheet: equal ones are the same object
 */
export function translatorOf(locale: Locale, overrides: Messages): Promise<I18n> {
  const byLocale = translators.get(overrides) ?? new Map<Locale, Promise<I18n>>();
  translators.set(overrides, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const made = loadMessages(locale).then((messages) =>
    createTranslator(locale, { ...messages, ...overrides }),
  );
  byLocale.set(locale, made);
  made.catch(() => byLocale.delete(locale));
  return made;
}

const translators = new WeakMap<Messages, Map<Locale, Promise<I18n>>>();
