import { isLocale, type Locale } from "../locales/index.ts";

/** Which words a translation sheet replaces: those of one locale, for one brand or (null) for whichever asks. */
export interface TranslationSheet {
  readonly platformKey: string | null;
  readonly locale: Locale;
}

/**
 * Reads the id of a translation sheet: a locale such as `ja-JP`, or a brand and a locale such as `partner/zh-CN`. Null
 * when there can be no such sheet.
 */
export function parseTranslationSheetId(id: string): TranslationSheet | null {
  const [, platformKey = null, locale = ""] =
    /^(?:([a-z][a-z0-9-]{0,31})\/)?([A-Za-z]{2}-[A-Za-z]{2})$/.exec(id) ?? [];
  return isLocale(locale) ? { platformKey, locale } : null;
}

/** The id of a brand's sheet; what `parseTranslationSheetId` reads. */
export const translationSheetId = (platformKey: string, locale: Locale): string => `${platformKey}/${locale}`;
