import { localePath } from "@catnip/domain/locales";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import { redirect, type LoaderFunctionArgs } from "react-router";

export { headers } from "./private-headers.ts";

/** `/account` leads to the profile. */
export function loader(args: LoaderFunctionArgs) {
  throw redirect(localePath(localeOfPage(args), "/account/profile"));
}

export default function Account() {
  return null;
}
