import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { PublicChange, PublicChanges } from "@catnip/api/platform/public-changes.ts";
import { SHOWS_GAMES_HEADER } from "@catnip/domain/navigation";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withDefaults } from "../default-headers.ts";
import { createPageCache, FRESH_MS, STALE_MS_MAX, type PageCache } from "./page-cache.ts";
import { toCachedPage } from "./cached-page.ts";
import { withoutInternalHeaders } from "./shown.ts";

const SHOP = "shop.test";
const START_MS = Date.UTC(2030, 0, 1, 12);

/** A site whose pages show how often they were rendered, and what their request revealed about its sender. */
class Site {
  made = 0;
  /** Every page is the first one. */
  isSame = false;
  readonly waiting: (() => void)[] = [];
  isHeld = false;

  async page(asked: Request): Promise<Response> {
    this.made += 1;
    const number = this.isSame ? 1 : this.made;
    if (this.isHeld) await new Promise<void>((go) => this.waiting.push(go));
    const { pathname } = new URL(asked.url);
    const text =
      `<p>page ${number} at ${pathname} for ${asked.headers.get("cookie") ?? "anybody"}</p>`.padEnd(3_000);
    const headers = {
      "content-type": "text/html",
      "cache-control": "public, max-age=0",
      vary: "Cookie",
      ...(asked.headers.has("cookie") && { "x-catnip-for-adults": "1" }),
    };
    if (pathname === "/mine")
      return new Response(text, { headers: { ...headers, "cache-control": "no-store" } });
    if (pathname === "/cookie") return new Response(text, { headers: { ...headers, "set-cookie": "a=b" } });
    if (pathname === "/missing") return new Response(text, { status: 404, headers });
    if (pathname === "/moved")
      return new Response(null, { status: 301, headers: { ...headers, location: "/store" } });
    if (pathname === "/broken") return new Response(text, { status: 500, headers });
    if (pathname === "/fault") throw new Error("fault");
    const game = /^\/game-(\d+)$/.exec(pathname)?.[1];
    return new Response(text, {
      headers: { ...headers, ...(game && { [SHOWS_GAMES_HEADER]: `${game},99` }), etag: `"v${number}"` },
    });
  }
}

/** Fakes the database: what changes, and when. */
class Changes implements PublicChanges {
  heard = true;
  turnMs = 0;
  readonly told: ((change: PublicChange) => void)[] = [];
  readonly isListening = () => this.heard;
  readonly onChange = (changed: (change: PublicChange) => void) => void this.told.push(changed);
  readonly hasTurned = (sinceMs: number) => sinceMs < this.turnMs && this.turnMs <= clock.ms;
  say(change: PublicChange) {
    for (const told of this.told) told(change);
  }
}

const clock = { ms: START_MS };
let site: Site;
let changes: Changes;
let cache: PageCache;
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((req, res) => {
    const answer = createRequestListener(
      async (asked) => withoutInternalHeaders(withDefaults(await site.page(asked))),
      {
        onError: () => new Response("fault", { status: 500 }),
      },
    );
    const render = async (cookie: string | null) =>
      withDefaults(
        await site.page(
          new Request(`http://${req.headers.host}${req.url}`, { headers: cookie === null ? {} : { cookie } }),
        ),
      );
    cache.serve(req, res, render, () => answer(req, res));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  clock.ms = START_MS;
  site = new Site();
  changes = new Changes();
  cache = createPageCache(
    changes,
    (host) => host === SHOP,
    () => clock.ms,
  );
});

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((done, fail) => {
    const asked = request(
      { host: "127.0.0.1", port, path, method, headers: { host: SHOP, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    asked.on("error", fail);
    asked.end();
  });
const textOf = async (path: string, headers?: Record<string, string>) =>
  (await ask(path, headers)).body.toString().trim();
/** Until a background refresh is stored. */
const untilMade = async (number: number, path: string) => {
  for (;;) if ((await textOf(path)).includes(`page ${number} `)) return;
};

// R-WEB-50
describe("a page that is the same for everyone", () => {
  test("is rendered once, and sent in each encoding with its own ETag", async () => {
    const [br, gzip, plain] = [
      await ask("/store", { "accept-encoding": "br" }),
      await ask("/store", { "accept-encoding": "gzip" }),
      await ask("/store"),
    ];
    expect(site.made).toBe(1);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect([br, gzip, plain].map(({ headers }) => headers.etag)).toEqual(['"v1-br"', '"v1-gzip"', '"v1"']);
    expect(br.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/html",
      "content-length": String(br.body.length),
      vary: "Cookie, Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
  });

  test("is a 304 for a client that has it, and headers only for HEAD", async () => {
    const { headers } = await ask("/store", { "accept-encoding": "br" });
    const again = await ask("/store", { "accept-encoding": "br", "if-none-match": headers.etag ?? "" });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, '"v1-br"']);
    const head = await ask("/store", { "accept-encoding": "br" }, "HEAD");
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      headers["content-length"],
    ]);
    expect(site.made).toBe(1);
  });

  test("is rendered once for concurrent requests", async () => {
    site.isHeld = true;
    const crowd = Array.from({ length: 20 }, () => textOf("/store"));
    while (site.waiting.length === 0) await new Promise(setImmediate);
    // Later requests wait for the first one's rendering as well.
    const late = textOf("/store");
    site.waiting[0]?.();
    expect(new Set([...(await Promise.all(crowd)), await late]).size).toBe(1);
    expect(site.made).toBe(1);
  });

  test("does not leak the headers meant for the host", async () => {
    expect((await ask("/game-7")).headers).not.toHaveProperty(SHOWS_GAMES_HEADER);
    expect((await ask("/game-7", {}, "POST")).headers).not.toHaveProperty(SHOWS_GAMES_HEADER);
  });
});

// R-WEB-71
describe("a page rendered again with the same content", () => {
  const answer = (text: string, etag: string) =>
    new Response(text, { headers: { "content-type": "text/html", "cache-control": "public", etag } });

  test("is not compressed again", async () => {
    const before = await toCachedPage("key", 1, answer("cats", '"v1"'));
    const same = await toCachedPage("key", 2, answer("cats", '"v1"'), before ?? undefined);
    const other = await toCachedPage("key", 3, answer("dogs", '"v2"'), same ?? undefined);
    expect(same).toMatchObject({ madeAtMs: 2 });
    expect([same?.bodies === before?.bodies, other?.bodies === before?.bodies]).toEqual([true, false]);
  });

  test("keeps its ETag for clients that have it", async () => {
    site.isSame = true;
    const { headers } = await ask("/store", { "accept-encoding": "br" });
    clock.ms += STALE_MS_MAX;
    const again = await ask("/store", { "accept-encoding": "br", "if-none-match": headers.etag ?? "" });
    expect([site.made, again.status]).toEqual([2, 304]);
  });
});

// R-WEB-51
describe("nothing personal is cached", () => {
  test("a page is rendered without its visitor's cookies", async () => {
    expect(await textOf("/store", { cookie: "catnip-session=secret" })).toContain("for anybody");
  });

  // R-WEB-57
  test("visitors past the age gate get a separate page, which shared caches do not store", async () => {
    const adult = { cookie: "a=secret; catnip_over_18=1; b=secret" };
    const passed = await ask("/store", adult);
    expect(passed.body.toString()).toContain("page 1 at /store for catnip_over_18=1");
    expect(passed.headers["cache-control"]).toBe("private, no-cache");
    expect(passed.headers).not.toHaveProperty("x-catnip-for-adults");
    const closed = await ask("/store", { cookie: "catnip_over_18=; c=1" });
    expect(closed.body.toString()).toContain("page 2 at /store for anybody");
    expect(closed.headers["cache-control"]).toContain("public");
    await ask("/store", adult);
    await ask("/store");
    expect(site.made).toBe(2);
    expect(await textOf("/store.data", adult)).toContain("for anybody");
  });

  // R-WEB-57
  test("nor does it when it is not cached", async () => {
    changes.heard = false;
    const { headers } = await ask("/store", { cookie: "catnip_over_18=1" });
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(headers).not.toHaveProperty("x-catnip-for-adults");
  });

  test.each(["/mine", "/cookie", "/missing", "/moved", "/broken", "/fault", "/auth/token"])(
    "%s is never kept",
    async (path) => {
      await ask(path, { cookie: "catnip-session=secret" });
      await ask(path);
      expect(cache.stats().pages).toBe(0);
    },
  );

  test("a private page is rendered with its visitor's cookies, and bypasses the cache from the second time on", async () => {
    expect(await textOf("/mine", { cookie: "me" })).toContain("for me");
    const before = site.made;
    expect(await textOf("/mine", { cookie: "me" })).toContain("for me");
    expect(site.made).toBe(before + 1);
  });

  test.each([
    { says: "in its own language", cookie: "user.specified.language=en-US", path: "/store", kept: 1 },
    { says: "in another one", cookie: "user.specified.language=de-DE", path: "/store", kept: 0 },
    {
      says: "in the language of its address",
      cookie: "a=b; user.specified.language=de-DE",
      path: "/de-DE/store",
      kept: 1,
    },
    { says: "written oddly", cookie: 'user.specified.language="en-US"', path: "/store", kept: 0 },
  ])(
    "a visitor whose saved language may lead elsewhere is left to the site: $says",
    async ({ cookie, path, kept }) => {
      await ask(path, { cookie });
      expect(cache.stats().pages).toBe(kept);
    },
  );

  test.each([
    { says: "of other sites", path: "/store", headers: { host: "pay.test" } },
    { says: "written in another way", path: "/store/%41", headers: {} },
    { says: "written in capitals", path: "/Store", headers: {} },
    { says: "whose number begins with a zero", path: "/store/0101", headers: {} },
    { says: "with a slash at the end", path: "/store/", headers: {} },
    { says: "a range request", path: "/store", headers: { range: "bytes=0-9" } },
  ])("pages $says are left to the site", async ({ path, headers }) => {
    await ask(path, headers);
    expect(cache.stats().pages).toBe(0);
  });
});

// R-WEB-52
describe("a cached page is up to date", () => {
  test.each([
    { says: "anything", change: { kind: "anything" }, remade: ["/store", "/game-7"] },
    { says: "its game", change: { kind: "games", games: [7] }, remade: ["/store", "/game-7"] },
    {
      says: "a game it shows a card of",
      change: { kind: "games", games: [99] },
      remade: ["/store", "/game-7"],
    },
    { says: "another game", change: { kind: "games", games: [8] }, remade: ["/store"] },
    { says: "what players wrote below it", change: { kind: "comments", games: [7] }, remade: ["/game-7"] },
  ] as const)("$says changes: $remade", async ({ change, remade }) => {
    const paths = ["/store", "/game-7"];
    const before = await Promise.all(paths.map((path) => textOf(path)));
    changes.say(change);
    const after = await Promise.all(paths.map((path) => textOf(path)));
    expect(paths.filter((_, at) => before[at] !== after[at])).toEqual(remade);
  });

  test("a page rendered during a change is sent, but not cached", async () => {
    site.isHeld = true;
    const first = textOf("/store");
    while (site.waiting.length === 0) await new Promise(setImmediate);
    changes.say({ kind: "games", games: [1] });
    site.waiting[0]?.();
    expect(await first).toContain("page 1 ");
    expect(cache.stats().pages).toBe(0);
  });

  test("a release or the end of a discount renders it again, for as long as the server's clock may be behind", async () => {
    changes.turnMs = START_MS + 3_000;
    await ask("/store");
    clock.ms += 2_999;
    expect(await textOf("/store")).toContain("page 1 ");
    clock.ms += 1;
    expect(await textOf("/store")).toContain("page 2 ");
    // Made at 12:00:03, it says 12:00:00: before the release.
    expect(await textOf("/store")).toContain("page 3 ");
    clock.ms = START_MS + 10_000;
    expect(await textOf("/store")).toContain("page 4 ");
    expect(await textOf("/store")).toContain("page 4 ");
  });

  test("a stale page is sent once more while it is rendered again", async () => {
    await ask("/store");
    clock.ms += FRESH_MS - 1;
    expect(await textOf("/store")).toContain("page 1 ");
    clock.ms += 1;
    expect(await textOf("/store")).toContain("page 1 ");
    await untilMade(2, "/store");
    expect(site.made).toBe(2);
  });

  test("a page that is too old is waited for", async () => {
    await ask("/store");
    clock.ms += STALE_MS_MAX;
    expect(await textOf("/store")).toContain("page 2 ");
  });

  // R-WEB-53
  test("a process that may have missed a change bypasses the cache until it is connected again", async () => {
    await ask("/store");
    changes.heard = false;
    changes.say({ kind: "anything" });
    expect(await textOf("/store")).toContain("page 2 ");
    expect(await textOf("/store")).toContain("page 3 ");
    changes.heard = true;
    changes.say({ kind: "anything" });
    expect(await textOf("/store")).toContain("page 4 ");
    expect(await textOf("/store")).toContain("page 4 ");
  });
});

// R-WEB-54
describe("the cache is bounded", () => {
  test.each(["/article/01234567-89ab-7cde-8f01-23456789abcd", "/zh-CN/store", "/store/101.data", "/boy-bl"])(
    "%s is written in the one way it has, and kept",
    async (path) => {
      await ask(path);
      expect(cache.stats().pages).toBe(1);
    },
  );

  test("a URL with a query is cached on its second request", async () => {
    await ask("/store?page=2");
    expect(cache.stats().pages).toBe(0);
    await ask("/store?page=2");
    expect(cache.stats().pages).toBe(1);
  });

  test("random URLs evict nothing, and unknown ones leave nothing", async () => {
    await ask("/store");
    for (let number = 0; number < 300; number += 1) await ask(`/store?x=${number}`);
    for (let number = 0; number < 10; number += 1) await ask("/missing");
    expect(cache.stats().pages).toBe(1);
  });
});
