import { isLocale, type Locale } from "@catnip/domain/locales";
import { data, type LoaderFunctionArgs, type MiddlewareFunction } from "react-router";
import { localeOf } from "./locale.ts";

type PageArgs = Pick<LoaderFunctionArgs, "params" | "url">;

/**
 * The language of a page, for its loader. The loaders of an address run at the same time: one that does not ask would
 * put its data into the 404 page of `/foo`, which the router takes for home in the language "foo".
 *
 * @throws 404 when what stands in the place of a locale is none
 */
export function localeOfPage({ params, url }: PageArgs): Locale {
  if (params["locale"] !== undefined && !isLocale(params["locale"])) throw data(null, { status: 404 });
  return localeOf({ url });
}

/** Of `/:locale?`: a first part that is no locale is not a page either, and no loader below is asked for its data. */
export const middleware: MiddlewareFunction<Response>[] = [
  (args, next) => {
    localeOfPage(args);
    return next();
  },
];

/** Without data to ask for, moving within the site would not reach the server, and with it the middleware. */
export const loader = () => null;
