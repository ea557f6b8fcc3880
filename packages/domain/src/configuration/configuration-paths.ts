import { parseStoreId } from "../input/index.ts";

/**
 * Every configuration document that has one fixed classify path (R-CFG-1). The pages of single articles
 * and games have paths of their own; see `articlePagePath` and `storePagePath`.
 */
export const CONFIGURATION_PATHS = {
  /** What Home and every page without a document of its own show: banners and links. */
  defaultPage: "configuration/pages/default",
  /** Extra items of the header. */
  header: "configuration/pages/header",
  /** The links of the footer. */
  footer: "configuration/pages/footer",
  /** The translation sheet: words that replace those of the catalogs. */
  langs: "others/langs",
  /** The tags that creators choose from when they hand a game in. */
  tags: "tags/submit",
  /** How prices differ between countries, and what coins are worth. */
  priceRate: "price/price-rate",
  /** The top-up plans. */
  recharge: "price/recharge",
} as const;

/** What a document is, whatever brand it is for. */
export type ConfigurationKind = "page" | "menu" | "langs" | "tags" | "price-rate" | "recharge";

const ARTICLE_PAGES = "configuration/pages/article/";
const STORE_PAGES = "configuration/pages/store/";

/** The document of one article's page. */
export const articlePagePath = (uuid: string): string => ARTICLE_PAGES + uuid.toLowerCase();

/** The document of one game's page. */
export const storePagePath = (id: number): string => `${STORE_PAGES}${id}`;

/**
 * What the document at a classify path is, or null when no document can be there. Every document has one spelling of
 * its path: capitals, spaces, slashes at the ends and zeros before numbers name nothing.
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
};

const LOWER_CASE_UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stands in place of a brand for what every brand reads that has no document of its own. */
export const SHARED_PLATFORM_KEY = "shared";
