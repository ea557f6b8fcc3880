import {
  DEFAULT_LOCALE,
  languageRedirect,
  LANGUAGE_COOKIE,
  localePath,
  offeredAddress,
  splitLocalePath,
} from "@catnip/domain/locales";
import { brand } from "#brand";
import { redirect, type LoaderFunctionArgs, type MiddlewareFunction } from "react-router";
import { apiContext } from "../host/api-context.server.ts";
import type { SiteData } from "../host/site.ts";
import { readCookie } from "../http/cookies.ts";
import { localeOf } from "../languages/locale.ts";
import { OFFERED_LOCALES } from "../languages/offered-locales.ts";

/**
 * Redirects a visitor to their saved language, an address in a language that is not offered to the default one, and an
 * address with a redundant prefix to its canonical form.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, pattern, url: { pathname, search }, context }, next) => {
    const { features, locales } = context.get(apiContext).publicConfig.brand ?? brand;
    const here = splitLocalePath(pathname);
    // Addresses without a prefix are pages in the default language, or have no language at all.
    const hasLanguage = PAGES.test(pattern) || here?.locale !== DEFAULT_LOCALE;
    const offered = OFFERED_LOCALES.filter((locale) => locales.offered.includes(locale));
    const inDefault = hasLanguage ? offeredAddress({ pathname, search }, offered) : null;
    // Temporary, since the language may be offered tomorrow; 307, so that a POST stays a POST.
    if (inDefault) throw redirect(inDefault, { status: 307, headers: { "Cache-Control": "no-store" } });
    if (here && !here.isCanonical)
      throw redirect(localePath(here.locale, here.path) + search, { status: 301, headers: MOVED });
    // Machine-readable files and login addresses are the same in every language.
    if (!features.languageMenu || !PAGES.test(pattern)) return next();
    const cookie = readCookie(request.headers.get("Cookie"), LANGUAGE_COOKIE.name);
    const elsewhere = languageRedirect({ cookie, pathname, search, offered });
    if (elsewhere) throw redirect(elsewhere, { headers: CHOSEN });
    const page = await next();
    // Visitors with a saved language are redirected from here, so a cache must vary on the cookie. URLs that never
    // redirect need no `Vary`.
    if (!new URLSearchParams(search).getAll("redirect").includes("1")) page.headers.append("Vary", "Cookie");
    return page;
  },
];

/** The localized part of the routes. */
const PAGES = /^\/?:locale\?/;
const MOVED = { "Cache-Control": "public, max-age=86400" };
const CHOSEN = { "Cache-Control": "private, no-store", Vary: "Cookie" };

export function loader({ context, url }: LoaderFunctionArgs): SiteData {
  const { origins, brand: visited } = context.get(apiContext).publicConfig;
  return { locale: localeOf({ url }), origins, ...(visited && { brand: visited }) };
}
