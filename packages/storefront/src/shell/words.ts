import { catalogs as siteCatalogs } from "#catalogs";
import type { Locale } from "@catnip/domain/locales";
import type { Messages } from "@lingui/core";

/** A compiled catalog: what importing a `.po` file gives. */
export type Catalog = { readonly messages: Messages };
/** What `import.meta.glob("./locales/*.po")` gives: one chunk per locale, loaded when asked for. */
export type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>;

const sharedCatalogs: Catalogs = import.meta.glob<Catalog>("../locales/*.po");

/** The words of one locale: the shared ones, then the site's own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [shared, own] = await Promise.all([
    sharedCatalogs[`../locales/${locale}.po`]?.(),
    siteCatalogs[`./locales/${locale}.po`]?.(),
  ]);
  return { ...shared?.messages, ...own?.messages };
}
