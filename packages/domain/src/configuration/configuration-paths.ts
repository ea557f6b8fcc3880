import { parseStoreId } from "../input/index.ts";

/**
 * Every configuration document with a fixed classify path (R-CFG-1). Article and game pages have computed paths; see
 * `articlePagePath` and `storePagePath`.
 */
export const CONFIGURATION_PATHS = {
  /** Banners and links for Home and every page without a document of its own. */
  defaultPage: "configuration/pages/default",
  /** Extra items of the header. */
  header: "configuration/pages/header",
  /** The links of the footer. */
  footer: "configuration/pages/footer",
  /** The translation sheet: overrides for the catalogs' messages. */
  langs: "others/langs",
  /** The tags creators choose from when they submit a game. */
  tags: "tags/submit",
  /** Price ratios between countries, and coin rates. */
  priceRate: "price/price-rate",
  /** The top-up plans. */
  recharge: "price/recharge",
  /** What is switched off at the payment providers. */
  providers: "price/providers",
} as const;

/** The kind of a document, independent of the brand. */
export type ConfigurationKind = "page" | "menu" | "langs" | "tags" | "price-rate" | "recharge" | "providers";

const ARTICLE_PAGES = "configuration/pages/article/";
const STORE_PAGES = "configuration/pages/store/";

/** The document of a single article's page. */
export const articlePagePath = (uuid: string): string => ARTICLE_PAGES + uuid.toLowerCase();

/** The document of a single game's page. */
export const storePagePath = (id: number): string => `${STORE_PAGES}${id}`;

/**
 * The kind of document at a classify path, or null when there can be none. Every document has exactly one spelling of
 * its path: no capitals, spaces, leading or trailing slashes, or leading zeros.
 */
export function configurationKind(path: string): ConfigurationKind | null {
  if (Object.hasOwn(KINDS, path)) return KINDS[path] ?? null;
  if (path.startsWith(ARTICLE_PAGES))
    return LOWER_CASE_UUID.test(path.slice(ARTICLE_PAGES.length)) ? "page" : null;
  if (!path.startsWith(STORE_PAGES)) return null;
  const id = path.slice(STORE_PAGES.length);
  return String(parseStoreId(id)) === id ? "page" : null;
}

const KINDS: Readonly<Record<string, ConfigurationKind>> = {
  [CONFIGURATION_PATHS.defaultPage]: "page",
  [CONFIGURATION_PATHS.header]: "menu",
  [CONFIGURATION_PATHS.footer]: "menu",
  [CONFIGURATION_PATHS.langs]: "langs",
  [CONFIGURATION_PATHS.tags]: "tags",
  [CONFIGURATION_PATHS.priceRate]: "price-rate",
  [CONFIGURATION_PATHS.recharge]: "recharge",
  [CONFIGURATION_PATHS.providers]: "providers",
};

const LOWER_CASE_UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Used in place of a brand: the fallback for brands without a document of their own. */
export const SHARED_PLATFORM_KEY = "shared";
