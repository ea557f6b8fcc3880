import type { Locale } from "@catnip/domain/locales";
import { memo } from "./memo.ts";

/** The language's name for itself, as a language menu shows it: nobody has to read a foreign language to find theirs. */
export function languageName(locale: Locale): string {
  return OWN_NAMES[locale];
}

/** Any language told in the reader's words, such as the languages of a game: ("ja", "de-DE") is "Japanisch". */
export function languageNameIn(tag: string, locale: string): string {
  return languageNames(locale).of(tag) ?? tag;
}

/** A country by its ISO 3166 alpha-2 code, in the reader's words. An unknown code is shown as it is. */
export function countryName(alpha2: string, locale: string): string {
  const code = alpha2.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return alpha2;
  return countryNames(locale, SHORT_NAMED.has(code) ? "short" : "long").of(code) ?? code;
}

/** Written down because `Intl` adds the region ("Deutsch (Deutschland)") and small first letters ("русский"). */
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
 * Their long names ("Hong Kong SAR China") are unknown to browsers, which carry less data than Node: server and
 * browser would write different pages.
 */
const SHORT_NAMED = new Set(["HK", "MO"]);

const languageNames = memo((locale: string) => new Intl.DisplayNames(locale, { type: "language" }));
const countryNames = memo(
  (locale: string, style: "short" | "long") => new Intl.DisplayNames(locale, { type: "region", style }),
);
