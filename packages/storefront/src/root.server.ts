import { languageRedirect, LANGUAGE_COOKIE, localePath, splitLocalePath } from "@catnip/domain/locales";
import { brand } from "#brand";
import { redirect, type LoaderFunctionArgs, type MiddlewareFunction } from "react-router";
import { apiContext } from "./shell/api-context.server.ts";
import { readCookie } from "./shell/cookies.ts";
import { localeOf } from "./shell/locale.ts";

/** Sends a visitor to the language they once chose, and an address with a superfluous prefix to its one home. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, url: { pathname, search } }, next) => {
    const here = splitLocalePath(pathname);
    if (here && !here.isCanonical) throw redirect(localePath(here.locale, here.path) + search, 301);
    const cookie = readCookie(request.headers.get("Cookie"), LANGUAGE_COOKIE.name);
    const elsewhere = brand.features.languageMenu && languageRedirect({ cookie, pathname, search });
    if (elsewhere) throw redirect(elsewhere, { headers: { "Cache-Control": "private, no-store" } });
    return next();
  },
];

export function loader({ context, url }: LoaderFunctionArgs) {
  return { locale: localeOf({ url }), origins: context.get(apiContext).publicConfig.origins };
}
