import { isOfflinePage, offlinePathFor } from "./offline-copy.ts";
import type { PageEvent, WorkerScope } from "./worker-scope.ts";
import { CACHE_PREFIX, TAKE_OVER } from "./worker-messages.ts";

/*
 * The shop's service worker, built to `/sw.js`. It shows a page of our own when the network is gone, and nothing more:
 * the only thing it ever keeps is the offline page, requested without cookies, once per language and release. Personal
 * responses are never stored (R-WEB-30).
 */

const worker = globalThis as unknown as WorkerScope;

/** One cache per release, so that the offline page is never older than the shop. */
const CACHE = CACHE_PREFIX + import.meta.env.RELEASE;

worker.addEventListener("install", (event) => event.waitUntil(keepOfflinePage("/offline")));

worker.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      dropEarlierReleases(),
      // The request need not wait for the worker to start.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  ),
);

/** Until then a new release waits, so that it does not change under an open page. */
worker.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(page(event));
});

async function page(event: PageEvent): Promise<Response> {
  const offlinePath = offlinePathFor(new URL(event.request.url).pathname);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.ok) event.waitUntil(keepOfflinePage(offlinePath));
    return response;
  } catch (fault) {
    const cache = await caches.open(CACHE);
    const kept = (await cache.match(offlinePath)) ?? (await cache.match("/offline"));
    if (!kept) throw fault;
    return kept;
  }
}

async function keepOfflinePage(path: string): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(path)) return;
  const response = await fetch(path, ASKED);
  // A redirect leads to an offered language; that page is stored when it is visited.
  if (!response.ok || response.redirected) return;
  const { headers } = response;
  const html = await response.text();
  // A proxy or a captive portal may respond with something else.
  if (!isOfflinePage(html)) return;
  await cache.put(path, new Response(html, { headers: kept(headers) }));
}

/** Without cookies, and bypassing the HTTP cache of an earlier release. */
const ASKED: RequestInit = { credentials: "omit", cache: "no-cache" };

/** Headers that apply to the stored copy as well. */
const kept = (headers: Headers) =>
  new Headers(
    ["Content-Type", "Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options"].flatMap(
      (name): [string, string][] => {
        const value = headers.get(name);
        return value === null ? [] : [[name, value]];
      },
    ),
  );

async function dropEarlierReleases(): Promise<void> {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(earlier.map((name) => caches.delete(name)));
}
