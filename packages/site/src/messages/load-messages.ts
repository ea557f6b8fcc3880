import { catalogs } from "#catalogs";
import { fallbackLocale, type Locale } from "@catnip/domain/locales";
import type { Messages } from "@lingui/core";
import { isOffered, OFFERED_LOCALES } from "../languages/offered-locales.ts";
import { MESSAGE_OVERRIDES_ID } from "./message-overrides.ts";

/** A compiled catalog: what importing a `.po` file yields. */
export type Catalog = { readonly messages: Messages };
/** What `import.meta.glob("./locales/*.po")` yields: one lazily loaded chunk per locale. */
export type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>;

/** The messages of one locale: the kit's first, the site's own last, later ones overriding earlier ones. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const loaded = await Promise.all(catalogs.map(async (of) => of[`./locales/${locale}.po`]?.()));
  return Object.assign({}, ...loaded.map((catalog) => catalog?.messages));
}

/** The language of the page in this browser. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isOffered(lang) ? lang : fallbackLocale(OFFERED_LOCALES);
}

/** The overrides of the page's messages, as JSON. */
export const pageOverrides = (): string => document.getElementById(MESSAGE_OVERRIDES_ID)?.textContent ?? "";
