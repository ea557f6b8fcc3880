import type { Catalog } from "@catnip/site/messages/load-messages.ts";
import { localeOfPage } from "@catnip/site/languages/locale.server.ts";
import type { LoaderFunctionArgs } from "react-router";

/** The text pages have catalogs of their own: a tenth of the shop's messages, which no other page needs. */
const catalogs = import.meta.glob<Catalog>("./locales/*.po");

/** The messages of the text pages in the reader's language. */
export async function loader(args: LoaderFunctionArgs) {
  const catalog = await catalogs[`./locales/${localeOfPage(args)}.po`]?.();
  return catalog?.messages ?? {};
}
