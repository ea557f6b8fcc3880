import { isLocale } from "@catnip/domain/locales";
import { data, type LoaderFunctionArgs } from "react-router";

/** Of `/:locale?`: a first part that is no locale is not a page either. */
export function loader({ params }: LoaderFunctionArgs) {
  if (params["locale"] !== undefined && !isLocale(params["locale"])) throw data(null, { status: 404 });
  return null;
}
