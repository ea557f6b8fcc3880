/** The languages of the interface (R-LNG-1). */
export const LOCALES = [
  "de-DE",
  "en-US",
  "es-ES",
  "fr-FR",
  "ja-JP",
  "ko-KR",
  "pt-BR",
  "ru-RU",
  "th-TH",
  "tr-TR",
  "vi-VN",
  "zh-CN",
  "zh-TW",
] as const;

export type Locale = (typeof LOCALES)[number];

/** The default and fallback. The only locale whose addresses have no prefix. */
export const DEFAULT_LOCALE: Locale = "en-US";

/** Whether an untrusted value is a supported locale, in its exact spelling. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Whether the locale is Chinese. Decides the order of payment methods. */
export function isChinese(locale: Locale): boolean {
  return languageOf(locale) === "zh";
}

/** The primary language of a tag, in lower case: `zh` for `zh-TW` and for `zh_Hant`. */
export function languageOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? "";
}

/**
 * What readers of a tag can read: its language, or for Chinese its script, `zh-hans` or `zh-hant` (R-LNG-7).
 *
 * Hong Kong, Macau, Taiwan and `Hant` write traditional characters, all others simplified ones.
 */
export function writingOf(tag: string): string {
  const [language = "", ...parts] = tag.toLowerCase().split(/[-_]/);
  if (language !== "zh") return language;
  const isTraditional = !parts.includes("hans") && parts.some((part) => TRADITIONAL.includes(part));
  return isTraditional ? "zh-hant" : "zh-hans";
}

/** Whether two tags differ in spelling only: `zh-TW`, `zh-tw` and `zh_TW` are one. */
export function isSameTag(one: string, other: string): boolean {
  return one === other || spelling(one) === spelling(other);
}

/**
 * The supported locale for an untrusted language tag, such as a browser's.
 *
 * An exact match wins; otherwise another region of the same language does: `en-GB` maps to en-US. Chinese is matched by
 * script (R-LNG-7).
 *
 * @param among the candidate locales
 */
export function matchLocale(tag: string, among: readonly Locale[] = LOCALES): Locale | null {
  const writing = writingOf(tag);
  return (
    among.find((locale) => isSameTag(locale, tag)) ??
    among.find((locale) => writingOf(locale) === writing) ??
    null
  );
}

const spelling = (tag: string) => tag.toLowerCase().replaceAll("_", "-");

const TRADITIONAL = ["hant", "hk", "mo", "tw"];
