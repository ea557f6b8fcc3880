import {
  articlePagePath,
  CONFIGURATION_PATHS,
  storePagePath,
  type MenuItemType,
} from "@catnip/domain/configuration";
import type { Translation } from "@catnip/domain/articles";
import { DEFAULT_LOCALE, writingOf } from "@catnip/domain/locales";
import { brandOf } from "@catnip/brands";
import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { shortNameOf } from "../../platform/files/file-store.ts";
import { imageUrl, readBoundaryWords } from "../catalog/index.ts";
import type { Image } from "../catalog/store-card.ts";
import { currentDocuments, type CurrentDocument } from "./read-documents.ts";

export type ConfigurationItem = {
  readonly type: MenuItemType;
  readonly value: string;
  readonly tPath: string;
  readonly title: string;
  readonly min: number;
  readonly list: readonly ConfigurationItem[];
};

export type ConfigurationMenu = {
  readonly items: readonly ConfigurationItem[];
  readonly t: readonly Translation[];
};

export type ConfigurationBanner = {
  readonly key: string;
  readonly image: Image;
  readonly value: string;
  readonly t: readonly Translation[];
  /** Of the game it leads to; empty when it leads elsewhere. */
  readonly boundary_words: string;
};

export type ConfigurationPage = ConfigurationMenu & { readonly banners: readonly ConfigurationBanner[] };

export type ConfigurationPages = {
  readonly platform_key: string;
  readonly version: number;
  readonly default: ConfigurationPage;
  readonly header: ConfigurationMenu;
  readonly footer: ConfigurationMenu;
  readonly page: ConfigurationPage | null;
};

/** Version of the response format; clients using another one are older or newer than this API. */
export const PAGES_VERSION = 2;

type Asked = {
  readonly platform_key?: string | null | undefined;
  readonly version?: number | null | undefined;
  readonly locale?: string | null | undefined;
  readonly article_uuid?: string | null | undefined;
  readonly store_id?: number | null | undefined;
};

/**
 * The documents a page needs, with their texts in one language (plus English as a fallback) or in all.
 *
 * @throws ApiError `input/invalid` for any version other than 2, or a malformed uuid
 */
export async function configurationPages(context: RequestContext, asked: Asked): Promise<ConfigurationPages> {
  if ((asked.version ?? PAGES_VERSION) !== PAGES_VERSION)
    throw new ApiError("input/invalid", "Only version 2 of the pages is served.", { field: "version" });
  const { platform_key: platformKey } = brandOf(asked.platform_key ?? context.platformKey);
  const own = ownPath(asked);
  const fresh = () => pagesOf(context, platformKey, own);
  // Content shared by all pages is cached; there are too many pages of single games and articles for that.
  const pages = await (own
    ? fresh()
    : (context.publicCache?.get(`configuration-pages:${platformKey}`, fresh) ?? fresh()));
  return inLanguage(pages, asked.locale);
}

function ownPath({ article_uuid, store_id }: Asked): string | null {
  if (article_uuid) {
    if (!isUuid(article_uuid)) throw new ApiError("input/invalid", "Not a uuid.", { field: "article_uuid" });
    return articlePagePath(article_uuid);
  }
  return typeof store_id === "number" && store_id > 0 ? storePagePath(store_id) : null;
}

async function pagesOf(
  context: RequestContext,
  platformKey: string,
  own: string | null,
): Promise<ConfigurationPages> {
  const { defaultPage, header, footer } = CONFIGURATION_PATHS;
  const documents = await currentDocuments(context, platformKey, [
    defaultPage,
    header,
    footer,
    ...(own ? [own] : []),
  ]);
  // The path determines the document's kind; the map's type cannot express that.
  const pageAt = (path: string) => documents.get(path) as CurrentDocument<"page">;
  const menuAt = (path: string) => (documents.get(path) as CurrentDocument<"menu">).document;
  const shown = [pageAt(defaultPage), ...(own ? [pageAt(own)] : [])];
  const images = await imagesOf(
    context,
    shown.flatMap(({ document }) => document.banners.map(({ image }) => image)),
  );
  const words = await readBoundaryWords(
    context.db,
    shown.flatMap(({ document }) => document.banners.flatMap(({ value }) => gameIdOf(value) ?? [])),
  );
  const pageOf = ({ document }: CurrentDocument<"page">): ConfigurationPage => ({
    ...document,
    banners: document.banners.flatMap(({ image: hash, ...banner }) => {
      const image = images.get(hash);
      const id = gameIdOf(banner.value);
      return image ? [{ ...banner, image, boundary_words: (id !== null && words.get(id)) || "" }] : [];
    }),
  });
  return {
    platform_key: platformKey,
    version: PAGES_VERSION,
    default: pageOf(pageAt(defaultPage)),
    header: menuAt(header),
    footer: menuAt(footer),
    page: own && pageAt(own).version > 0 ? pageOf(pageAt(own)) : null,
  };
}

/** The game that a banner leads to. */
function gameIdOf(value: string): number | null {
  const id = Number(/^\/store\/([1-9]\d{0,8})(?=$|[/?#])/.exec(value)?.[1] ?? 0);
  return id > 0 ? id : null;
}

async function imagesOf(
  { db, config }: RequestContext,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Image>> {
  if (hashes.length === 0) return new Map();
  const rows = await read<{ hash: string; width: number; height: number }>(
    db,
    "select hash, width, height from images where hash = any($1)",
    [hashes],
  );
  const cdn = siteOrigin(config, "cdn");
  return new Map(
    rows.map(({ hash, width, height }) => [
      hash,
      { url: imageUrl(shortNameOf(hash), cdn), width, height, alt: null },
    ]),
  );
}

function inLanguage(pages: ConfigurationPages, locale: string | null | undefined): ConfigurationPages {
  if (!locale) return pages;
  const writing = writingOf(locale);
  const only = (texts: readonly Translation[]) =>
    texts.filter(({ lang }) => lang === DEFAULT_LOCALE || writingOf(lang) === writing);
  const menu = <Menu extends ConfigurationMenu>(shown: Menu): Menu => ({ ...shown, t: only(shown.t) });
  const page = (shown: ConfigurationPage): ConfigurationPage => ({
    ...menu(shown),
    banners: shown.banners.map((banner) => ({ ...banner, t: only(banner.t) })),
  });
  return {
    ...pages,
    default: page(pages.default),
    header: menu(pages.header),
    footer: menu(pages.footer),
    page: pages.page && page(pages.page),
  };
}
