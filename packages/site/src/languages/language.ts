import { LANGUAGE_COOKIE, type Locale } from "@catnip/domain/locales";

/** Saves the visitor's chosen language. On plain http (a laptop) the cookie cannot be secure. */
export function rememberLanguage(locale: Locale, maxAgeS: number = LANGUAGE_COOKIE.maxAgeS): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  const { name, path, sameSite } = LANGUAGE_COOKIE;
  document.cookie = `${name}=${locale}; Path=${path}; Max-Age=${maxAgeS}; SameSite=${sameSite}${secure}`;
}
