import { catalogs } from "#catalogs";
import type { Locale } from "@catnip/domain/locales";
import type { Messages } from "@lingui/core";

/** A compiled catalog: what importing a `.po` file gives. */
export type Catalog = { readonly messages: Messages };
/** What `import.meta.glob("./locales/*.po")` gives: one chunk per locale, loaded when asked for. */
export type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>;

/** The words of one locale: those of the kit, then what is built upon it, the site's own last. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const loaded = await Promise.all(catalogs.map(async (of) => of[`./locales/${locale}.po`]?.()));
  return Object.assign({}, ...loaded.map((catalog) => catalog?.messages));
}
