import { catalogs } from "#catalogs";
import type { Locale } from "@catnip/domain/locales";
import type { Messages } from "@lingui/core";

/** A compiled catalog: what importing a `.po` file yields. */
export type Catalog = { readonly messages: Messages };
/** What `import.meta.glob("./locales/*.po")` yields: one lazily loaded chunk per locale. */
export type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>;

/** The messages of one locale: the kit's first, the site's own last, later ones overriding earlier ones. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const loaded = await Promise.all(catalogs.map(async (of) => of[`./locales/${locale}.po`]?.()));
  return Object.assign({}, ...loaded.map((catalog) => catalog?.messages));
}
