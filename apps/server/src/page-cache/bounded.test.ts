import { randomBytes } from "node:crypto";
import type { PublicChanges } from "@catnip/api/platform/public-changes.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { REQUESTED_ONCE_MAX, BYTES_MAX, createPageCache, type PageCache } from "./page-cache.ts";
import { requestPage } from "./testing/request-page.ts";

const HOST = "shop.test";
const ADDRESSES = 100_000;
const AT_ONCE = 100;
const NOW_MS = Date.UTC(2030, 0, 1, 12);

const UNCHANGING: PublicChanges = {
  isListening: () => true,
  onChange: () => undefined,
  hasTurned: () => false,
};
const PUBLIC = { "content-type": "text/html", "cache-control": "public, max-age=0" };
const GAMES = Array.from({ length: 20 }, (_, at) => `/store/${at + 1}`);

let cache: PageCache;
let made: number;
beforeEach(() => {
  // All at the same moment: stale pages would be rendered again.
  cache = createPageCache(
    UNCHANGING,
    (host) => host === HOST,
    () => NOW_MS,
  );
  made = 0;
});

/** Any URL that is not one of its games is unknown, unless its path says what it is. All are declared public. */
function answerAt(url: string): Response {
  made += 1;
  const [written = "", query] = url.split("?");
  // As the site's routes read it.
  const path = written.toLowerCase().replace(/\/0+/, "/");
  if (GAMES.includes(path)) return new Response(`<p>${path} ${query ?? ""}</p>`, { headers: PUBLIC });
  if (path.startsWith("/moved"))
    return new Response(null, { status: 301, headers: { ...PUBLIC, location: "/" } });
  if (path.startsWith("/fault")) throw new Error("fault");
  if (path.startsWith("/broken")) return new Response("Sorry", { status: 500, headers: PUBLIC });
  if (path.startsWith("/draft"))
    return new Response("Draft", { headers: { ...PUBLIC, "cache-control": "no-store" } });
  if (path.startsWith("/cookie")) return new Response("Hi", { headers: { ...PUBLIC, "set-cookie": "a=b" } });
  return new Response("Not found", { status: 404, headers: PUBLIC });
}

const ask = (url: string) => requestPage(cache, { host: HOST, url }, answerAt);

async function askAll(count: number, urlOf: (at: number) => string): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await ask(urlOf(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** With random capitals. */
const inOtherLetters = (word: string, name: string) =>
  word.replaceAll(/./g, (letter, at: number) => ((name[at] ?? "") > "7" ? letter.toUpperCase() : letter));

// R-WEB-54
describe("a hundred thousand random addresses", () => {
  const KINDS: readonly ((name: string) => string)[] = [
    (name) => `/store/${name}`,
    (name) => `/${name}`,
    (name) => `/store/1?x=${name}`,
    (name) => `/store/${"0".repeat(1 + (name.charCodeAt(0) % 400))}1`,
    (name) => `/${inOtherLetters("store", name)}/1`,
    (name) => `/store/2?${name}`,
    (name) => `/unknown?x=${name}`,
    (name) => `/moved/${name}`,
    (name) => `/fault/${name}`,
    (name) => `/broken/${name}`,
    (name) => `/draft/${name}`,
    (name) => `/cookie/${name}.data`,
  ];

  test("leave the cache unchanged and evict nothing", async () => {
    for (const game of GAMES) await ask(game);
    const before = cache.stats();
    expect(before.pages).toBe(GAMES.length);

    await askAll(ADDRESSES, (at) => KINDS[at % KINDS.length]?.(randomBytes(8).toString("hex")) ?? "/");

    const { pages, bytes, addresses } = cache.stats();
    expect({ pages, bytes }).toEqual({ pages: before.pages, bytes: before.bytes });
    expect(addresses).toBeLessThanOrEqual(2 * REQUESTED_ONCE_MAX);
    made = 0;
    expect(await Promise.all(GAMES.map(ask))).toEqual(GAMES.map(() => "page"));
    expect(made).toBe(0);
  }, 60_000);

  test("requested repeatedly stay within the limit in bytes", async () => {
    // Random letters: they hardly compress.
    const text = randomBytes(225_000).toString("base64");
    const large = () => new Response(text, { headers: PUBLIC });
    const one = { host: HOST, url: "/store?large=0" };
    for (let time = 0; time < 2; time += 1) await requestPage(cache, one, large);
    const { bytes } = cache.stats();
    const room = Math.floor(BYTES_MAX / bytes);
    for (let number = 1; number < room + 20; number += 1)
      for (let time = 0; time < 2; time += 1)
        await requestPage(cache, { host: HOST, url: `/store?large=${number}` }, large);
    expect(cache.stats().pages).toBeLessThanOrEqual(room);
    expect(cache.stats().bytes).toBeLessThanOrEqual(BYTES_MAX);
  }, 60_000);
});
