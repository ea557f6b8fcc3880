import type { Locale } from "@catnip/domain/locales";
import { memo } from "./memo.ts";

/** A language's own name, for language menus: readers recognize their own language. */
export function languageName(locale: Locale): string {
  return OWN_NAMES[locale];
}

/** A language's name in the reader's language, for example a game's: ("ja", "de-DE") is "Japanisch". */
export function languageNameIn(tag: string, locale: string): string {
  return languageNames(locale).of(tag) ?? tag;
}

/** A country's name by ISO 3166 alpha-2 code, in the reader's language. An unknown code is shown as is. */
export function countryName(alpha2: string, locale: string): string {
  const code = alpha2.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return alpha2;
  return countryNames(locale, SHORT_NAMED.has(code) ? "short" : "long").of(code) ?? code;
}

/** Hard-coded because `Intl` adds the region ("Deutsch (Deutschland)") and lower-cases first letters ("русский"). */
const OWN_NAMES: Record<Locale, string> = {
  "de-DE": "Deutsch",
  "en-US": "English",
  "es-ES": "Español",
  "fr-FR": "Français",
  "ja-JP": "日本語",
  "ko-KR": "한국어",
  "pt-BR": "Português (Brasil)",
  "ru-RU": "Русский",
  "th-TH": "ไทย",
  "tr-TR": "Türkçe",
  "vi-VN": "Tiếng Việt",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
};

/**
 * Browsers lack the long names ("Hong Kong SAR China") that Node has, so server and browser would render different
 * pages.
 */
const SHORT_NAMED = new Set(["HK", "MO"]);

const languageNames = memo((locale: string) => new Intl.DisplayNames(locale, { type: "language" }));
const countryNames = memo(
  (locale: string, style: "short" | "long") => new Intl.DisplayNames(locale, { type: "region", style }),
);
