export {
  LANGUAGE_COOKIE,
  LANGUAGE_HINT_CLOSED_MAX_AGE_S,
  languageHint,
  languageRedirect,
} from "./language-choice.ts";
export type { LanguageHintFacts, LanguageRedirectFacts } from "./language-choice.ts";
export { localePath, splitLocalePath } from "./locale-path.ts";
export type { LocalizedPath } from "./locale-path.ts";
export { completeLocales, fallbackLocale, offeredAddress } from "./offered.ts";
export type { SurfaceCatalogs, SurfaceMessages } from "./offered.ts";
export {
  DEFAULT_LOCALE,
  LOCALES,
  isChinese,
  isLocale,
  isSameTag,
  languageOf,
  matchLocale,
  writingOf,
} from "./locales.ts";
export type { Locale } from "./locales.ts";
export { nearestText, textInWriting } from "./nearest-text.ts";
export type { TextChoice } from "./nearest-text.ts";
export { LANGUAGES } from "./languages.ts";
export type { Language } from "./languages.ts";
