import { isLocale, type Locale } from "@catnip/domain/locales";
import { data, type LoaderFunctionArgs, type MiddlewareFunction } from "react-router";
import { localeOf } from "./locale.ts";

type PageArgs = Pick<LoaderFunctionArgs, "params" | "url">;

/**
 * The page's language, for its loader. The loaders of an address run concurrently: one that skips this check would add
 * its data to the 404 page of `/foo`, which the router takes for home in the language "foo".
 *
 * @throws 404 when the locale segment is not a locale
 */
export function localeOfPage({ params, url }: PageArgs): Locale {
  if (params["locale"] !== undefined && !isLocale(params["locale"])) throw data(null, { status: 404 });
  return localeOf({ url });
}

/** For `/:locale?`: a first segment that is not a locale is not found, and no child loader runs. */
export const middleware: MiddlewareFunction<Response>[] = [
  (args, next) => {
    localeOfPage(args);
    return next();
  },
];

/** Without a loader, client-side navigation would not reach the server, and so not the middleware. */
export const loader = () => null;
