import { SitemapStoresDocument } from "@catnip/sdk/catalog/index.ts";
import { query } from "@catnip/sdk";
import { brand } from "#brand";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";

/** A game as the sitemap needs it; `updated_at` in ISO 8601. */
export interface ListedGame {
  readonly id: number;
  readonly updated_at: string;
}

/** How long the list is used before it is read again, in ms: crawlers fetch the index and all its parts in one go. */
const FRESH_MS = 5 * 60_000;
/** Longest list the API gives at once. */
const PAGE_SIZE = 100;

type Reading = { readonly atMs: number; readonly games: Promise<readonly ListedGame[]> };
const readings = new WeakMap<SiteHost, Reading>();

/**
 * All public games, those released first coming first, so that a new one changes no part of the sitemap but the last.
 *
 * @throws ApiFault when the API cannot be asked; the next asker asks again
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
    // Each page is asked for after the last one, so that the API serves visitors in between.
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
