import { SitemapStoresDocument } from "@catnip/sdk/catalog/index.ts";
import { query } from "@catnip/sdk";
import { brand } from "#brand";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";

/** A sitemap's game; `updated_at` in ISO 8601. */
export interface ListedGame {
  readonly id: number;
  readonly updated_at: string;
}

/** How long the list is cached, in ms: crawlers fetch the index and all its parts in one go. */
const FRESH_MS = 5 * 60_000;
/** The API's maximum page size. */
const PAGE_SIZE = 100;

type Reading = { readonly atMs: number; readonly games: Promise<readonly ListedGame[]> };
const readings = new WeakMap<SiteHost, Reading>();

/**
 * All public games by release date, oldest first, so that a new one changes only the last part of the sitemap.
 *
 * @throws ApiFault when the API is unreachable; the next caller retries
 */
export function listedGames(host: SiteHost, nowMs = Date.now()): Promise<readonly ListedGame[]> {
  const known = readings.get(host);
  if (known && nowMs - known.atMs < FRESH_MS) return known.games;
  const reading: Reading = { atMs: nowMs, games: readGames(host) };
  readings.set(host, reading);
  reading.games.catch(() => readings.get(host) === reading && readings.delete(host));
  return reading.games;
}

async function readGames({ fetchApi, publicConfig }: SiteHost): Promise<readonly ListedGame[]> {
  const games: ListedGame[] = [];
  for (let page = 1; ; page += 1) {
    // Pages are fetched sequentially, so that the API can serve visitors in between.
    const { findStore } = await query(
      { origin: publicConfig.origins.api, fetch: fetchApi },
      SitemapStoresDocument,
      {
        platform_key: brand.platform_key,
        q: { orderField: "released_at-asc", page },
        limit: PAGE_SIZE,
      },
    );
    games.push(...findStore.list);
    if (findStore.list.length < PAGE_SIZE) return games;
  }
}
