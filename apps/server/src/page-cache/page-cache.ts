import type { IncomingMessage, ServerResponse } from "node:http";
import type { PublicChanges } from "@catnip/api/platform/public-changes.ts";
import { PAGE_TIME_STEP_MS } from "@catnip/domain/timing";
import { LRUCache } from "lru-cache";
import { pageKey, type PageKey } from "./page-key.ts";
import { toCachedPage, sendPage, type CachedPage } from "./cached-page.ts";
import { createRecompressor } from "./recompressor.ts";
import { concerns } from "./shown.ts";

/** Answers from the cache where possible, otherwise by `otherwise`. */
export type PageCache = {
  readonly serve: (req: IncomingMessage, res: ServerResponse, render: Render, otherwise: () => void) => void;
  readonly stats: () => {
    readonly pages: number;
    readonly bytes: number;
    /** Keys known without a page: requested once so far, or not the same for everyone. */
    readonly addresses: number;
  };
};

/**
 * Renders the page for an anonymous request: no headers but the host, and no cookies but those that select the variant.
 */
type Render = (cookies: string | null) => Promise<Response>;

/** A page younger than this (ms) is fresh. */
export const FRESH_MS = 10_000;
/** A stale page younger than this (ms) is sent once more while it is rendered again; older ones are waited for. */
export const STALE_MS_MAX = 30_000;
/** The total of all cached pages, across all processes of an installation. */
export const BYTES_MAX = 96_000_000;
const PAGE_BYTES_MAX = 2_000_000;
/** How many URLs with a query are known as requested once, and how many as not the same for everyone. */
export const REQUESTED_ONCE_MAX = 5_000;
/** Pages that turned out not to be for everyone are not tried again for this long, in ms. */
const PRIVATE_MS = 60_000;

/**
 * Caches complete public pages (R-WEB-50 to R-WEB-54).
 *
 * @param changes to what pages show, which invalidate them
 * @param isShop whether a host serves cacheable pages
 * @param nowMs the clock
 * @param workers how many processes share the limit
 */
export function createPageCache(
  changes: PublicChanges,
  isShop: (host: string) => boolean,
  nowMs: () => number = Date.now,
  workers = 1,
): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(PAGE_BYTES_MAX, Math.floor(BYTES_MAX / workers)),
    maxEntrySize: PAGE_BYTES_MAX,
    sizeCalculation: ({ bodies }) => bodies.bytes,
  });
  const recompress = createRecompressor();
  const pending = new Map<string, Promise<CachedPage | null>>();
  const requestedOnce = new LRUCache<string, true>({ max: REQUESTED_ONCE_MAX });
  const uncacheable = new LRUCache<string, number>({ max: REQUESTED_ONCE_MAX });
  /** Grows with every change, so that a page rendered meanwhile is not cached. */
  let changed = 0;

  changes.onChange((change) => {
    changed += 1;
    for (const [key, page] of pages.entries()) if (concerns(change, page.shown)) pages.delete(key);
  });

  const make = (at: PageKey, render: Render): Promise<CachedPage | null> => {
    const known = pending.get(at.key);
    if (known) return known;
    const since = changed;
    const madeAtMs = nowMs();
    const making = render(at.cookies)
      .then((response) => toCachedPage(at.key, madeAtMs, response, pages.peek(at.key)))
      .then((page) => {
        if (!page) uncacheable.set(at.place, madeAtMs + PRIVATE_MS);
        else if (since === changed && changes.isListening()) pages.set(at.key, page);
        return page;
      })
      .catch(() => null)
      .finally(() => pending.delete(at.key));
    pending.set(at.key, making);
    return making;
  };

  /** The first request with a query is not cached: random URLs evict nothing. */
  const isWorthIt = ({ key, place, hasQuery }: PageKey): boolean => {
    const until = uncacheable.get(place);
    if (until !== undefined && nowMs() < until) return false;
    if (!hasQuery || pages.has(key) || requestedOnce.has(key)) return true;
    requestedOnce.set(key, true);
    return false;
  };

  return {
    serve: (req, res, render, otherwise) => {
      const at = changes.isListening() && isShop(req.headers.host ?? "") ? pageKey(req) : null;
      if (!at || !isWorthIt(at)) return otherwise();
      const page = pages.get(at.key);
      const ageMs = page ? nowMs() - page.madeAtMs : Number.POSITIVE_INFINITY;
      const isValid = page && ageMs < STALE_MS_MAX && !changes.hasTurned(pageTime(page));
      if (isValid && ageMs >= FRESH_MS) void make(at, render);
      if (isValid) {
        recompress(page.bodies);
        return sendPage(page, req, res);
      }
      void make(at, render).then((made) => {
        if (res.destroyed) return undefined;
        return made ? sendPage(made, req, res) : otherwise();
      });
      return undefined;
    },
    stats: () => ({
      pages: pages.size,
      bytes: pages.calculatedSize,
      addresses: requestedOnce.size + uncacheable.size,
    }),
  };
}

/** The time the page itself goes by (`PAGE_TIME_STEP_MS`). */
const pageTime = ({ madeAtMs }: CachedPage) => Math.floor(madeAtMs / PAGE_TIME_STEP_MS) * PAGE_TIME_STEP_MS;
