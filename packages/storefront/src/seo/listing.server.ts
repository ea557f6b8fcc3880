import { query } from "@catnip/sdk";
import type { Operation } from "@catnip/sdk/client/operation.ts";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";

/** How long a list is cached, in ms: crawlers fetch the index and all its parts in one go. */
const FRESH_MS = 5 * 60_000;
/** The API's maximum page size. */
const PAGE_SIZE = 100;

/**
 * A complete list for the sitemap, read page by page and cached per host. The function it returns throws an `ApiFault`
 * when the API is unreachable; the next caller retries.
 */
export function createListing<Data, Variables extends object, Entry>(
  operation: Operation<Data, Variables>,
  variablesOf: (page: { page: number; limit: number }) => Variables,
  entriesOf: (data: Data) => readonly Entry[],
): (host: SiteHost, nowMs?: number) => Promise<readonly Entry[]> {
  type Reading = { readonly atMs: number; readonly entries: Promise<readonly Entry[]> };
  const readings = new WeakMap<SiteHost, Reading>();

  async function readAll({ fetchApi, publicConfig }: SiteHost): Promise<readonly Entry[]> {
    const entries: Entry[] = [];
    for (let page = 1; ; page += 1) {
      // Pages are fetched sequentially, so that the API can serve visitors in between.
      const data = await query(
        { origin: publicConfig.origins.api, fetch: fetchApi },
        operation,
        variablesOf({ page, limit: PAGE_SIZE }),
      );
      const found = entriesOf(data);
      entries.push(...found);
      if (found.length < PAGE_SIZE) return entries;
    }
  }

  return (host, nowMs = Date.now()) => {
    const known = readings.get(host);
    if (known && nowMs - known.atMs < FRESH_MS) return known.entries;
    const reading: Reading = { atMs: nowMs, entries: readAll(host) };
    readings.set(host, reading);
    reading.entries.catch(() => readings.get(host) === reading && readings.delete(host));
    return reading.entries;
  };
}
