import { createTranslator } from "@catnip/i18n/translator.ts";
import {
  completeLocales,
  DEFAULT_LOCALE,
  type Locale,
  type SurfaceCatalogs,
  type SurfaceMessages,
} from "@catnip/domain/locales";
import type { I18n, Messages } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

export type Translators = {
  /** The languages with a complete catalog. */
  readonly offered: readonly Locale[];
  /**
   * A new translator for one recipient, in their language if it is available, else in English. Its `locale` says which.
   */
  readonly forReader: (locale: string) => I18n;
};

/**
 * Translators over the catalogs of one surface. A language with a single missing message is not offered at all:
 * a mail must not be half in English.
 *
 * @throws Error for a message that is not valid ICU MessageFormat
 */
export function createTranslators(catalogs: SurfaceCatalogs): Translators {
  const offered = completeLocales([catalogs]);
  const messages = new Map<string, Messages>(
    offered.map((locale) => [locale, compiled(locale, catalogs[locale] ?? {})]),
  );
  return {
    offered,
    forReader: (wanted) => {
      const locale = offered.find((each) => each === wanted) ?? DEFAULT_LOCALE;
      return createTranslator(locale, messages.get(locale) ?? {});
    },
  };
}

function compiled(locale: Locale, translations: SurfaceMessages): Messages {
  return Object.fromEntries(
    Object.entries(translations).map(([id, text]) => {
      try {
        return [id, compileMessageOrThrow(text ?? "")];
      } catch (cause) {
        throw new Error(`The ${locale} translation "${text}" is not ICU MessageFormat`, { cause });
      }
    }),
  );
}
