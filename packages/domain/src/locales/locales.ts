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
 * The supported locale for an untrusted language tag, such as a browser's.
 *
 * An exact match wins; otherwise another region of the same language does: `en-GB` maps to en-US. Chinese is matched by
 * script: Hong Kong, Macau and `Hant` map to zh-TW, everything else to zh-CN; neither script is a fallback for the
 * other.
 *
 * @param among the candidate locales
 */
export function matchLocale(tag: string, among: readonly Locale[] = LOCALES): Locale | null {
  const parts = tag.toLowerCase().split(/[-_]/);
  const exact = among.find((locale) => locale.toLowerCase() === parts.join("-"));
  if (exact) return exact;
  if (parts[0] === "zh") {
    const isTraditional = !parts.includes("hans") && TRADITIONAL.some((part) => parts.includes(part));
    const wanted = isTraditional ? "zh-TW" : "zh-CN";
    return among.find((locale) => locale === wanted) ?? null;
  }
  return among.find((locale) => languageOf(locale) === parts[0]) ?? null;
}

const TRADITIONAL = ["hant", "hk", "mo", "tw"];
