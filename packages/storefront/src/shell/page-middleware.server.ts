import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { asPublic } from "@catnip/site/http/site-address.server.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { loginPath } from "@catnip/site/session/login.ts";
import { sessionSecret } from "@catnip/site/session/session-cookies.server.ts";
import { data, redirectDocument, type MiddlewareFunction } from "react-router";

export type MiddlewareName = "authenticated" | "checkI18n";

/** What a route can run before its page is rendered. */
const MIDDLEWARE: Readonly<Record<MiddlewareName, MiddlewareFunction<Response>>> = {
  /** A guest is redirected to the login, and returns. The page's own data shows whether the session is still valid. */
  authenticated: ({ request, url, context }, next) => {
    if (sessionSecret(asPublic(request, context.get(apiContext).publicConfig))) return next();
    throw redirectDocument(loginPath(url.pathname + url.search), {
      headers: { "Cache-Control": "no-store" },
    });
  },
  /** An address whose language does not exist is not found. */
  checkI18n: (args, next) => {
    localeOfPage(args);
    return next();
  },
};

/**
 * The middleware of a route, by name: `export const middleware = pageMiddleware("authenticated")`. An unknown name is
 * an error of the site: the page is a 500 that says so (R-WEB-12).
 */
export function pageMiddleware(...names: readonly MiddlewareName[]): MiddlewareFunction<Response>[] {
  return names.map((name) => (args, next) => {
    if (!Object.hasOwn(MIDDLEWARE, name)) throw data({ message: "Unknown middleware" }, { status: 500 });
    return MIDDLEWARE[name](args, next);
  });
}
