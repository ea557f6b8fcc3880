import { LOCALES, type Locale } from "./locales.ts";

/** A locale as games spell their languages: in lower case. */
export type Language = Lowercase<Locale>;

export const LANGUAGES: readonly Language[] = LOCALES.map((locale) => locale.toLowerCase() as Language);
