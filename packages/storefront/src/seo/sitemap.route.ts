import { CATEGORIES } from "@catnip/domain/catalog";
import { SitemapStoresDocument } from "@catnip/sdk/catalog/index.ts";
import { brand } from "#brand";
import type { LoaderFunctionArgs } from "react-router";
import { apiContext } from "../shell/api-context.server.ts";
import { orErrorPage } from "../shell/public-page.server.ts";
import { sdk, type Sdk } from "../shell/sdk.server.ts";
import { sitemapXml, type SitemapPage } from "./sitemap-xml.ts";

/** All public pages with their languages. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { origins } = context.get(apiContext).publicConfig;
  const games = await orErrorPage(allGames(sdk(context)));
  const pages: SitemapPage[] = [
    ...["/", "/store", ...CATEGORIES.map((category) => `/${category}`), ...TEXT_PAGES].map((path) => ({
      path,
    })),
    ...games.map(({ id, updated_at }) => ({ path: `/store/${id}`, changed: updated_at })),
  ];
  return new Response(sitemapXml(origins.shop, brand.locales, pages), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

const TEXT_PAGES = ["/about-us", "/employment", "/partners", "/privacy", "/terms"];

/** Longest list the API gives at once. */
const PAGE_SIZE = 100;
/** A sitemap holds 50,000 addresses at most; each game has one per language. */
const GAMES_MAX = 3_500;

async function allGames(api: Sdk) {
  const games: { id: number; updated_at: string }[] = [];
  for (let page = 1; games.length < GAMES_MAX; page += 1) {
    // Each page is asked for after the last one, so that the API serves visitors in between.
    // oxlint-disable-next-line no-await-in-loop
    const { findStore } = await api.query(SitemapStoresDocument, {
      platform_key: brand.platform_key,
      q: { orderField: "released_at-desc", page },
      limit: PAGE_SIZE,
    });
    games.push(...findStore.list);
    if (findStore.list.length < PAGE_SIZE) break;
  }
  return games;
}
