import { isLocale, type Locale } from "../locales/index.ts";

/** The scope of a translation sheet: one locale, for one brand or (null) for all. */
export interface TranslationSheet {
  readonly platformKey: string | null;
  readonly locale: Locale;
}

/**
 * Parses the id of a translation sheet: a locale such as `ja-JP`, or brand and locale such as `partner/zh-CN`. Null for
 * an invalid id.
 */
export function parseTranslationSheetId(id: string): TranslationSheet | null {
  const [, platformKey = null, locale = ""] =
    /^(?:([a-z][a-z0-9-]{0,31})\/)?([A-Za-z]{2}-[A-Za-z]{2})$/.exec(id) ?? [];
  return isLocale(locale) ? { platformKey, locale } : null;
}

/** The id of a brand's sheet; inverse of `parseTranslationSheetId`. */
export const translationSheetId = (platformKey: string, locale: Locale): string => `${platformKey}/${locale}`;
