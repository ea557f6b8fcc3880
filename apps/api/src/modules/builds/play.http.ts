import { LRUCache } from "lru-cache";
import { siteOrigin } from "../../platform/config.ts";
import { playOrigin } from "../../platform/play-origin.ts";
import type { Services } from "../../platform/context.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { serveFile } from "../../platform/files/serve-file.ts";
import { read } from "../../platform/read.ts";
import { BRANDS } from "@catnip/brands";
import { createPlayClock } from "../activities/index.ts";
import type { BuildManifest } from "./builds.tables.ts";
import { createFileFinder } from "./find-file.ts";
import { createRepresentations } from "./representation.ts";
import { PLAY_GRANT_MS, playGrants, playTickets, type BuildClaims } from "./tickets.ts";

/** Over https the `__Host-` prefix lets only this very host set it: no game can plant one for another. */
const cookieName = (config: Services["config"]) =>
  playOrigin(config, "*").startsWith("https:") ? "__Host-catnip_play" : "catnip_play";
/** A grant older than this is renewed, after checking again that the player still owns the game. */
const RENEW_AFTER_MS = 5 * 60_000;

/**
 * The play sites: `b<build>.play.…`, or wherever `PLAY_ORIGIN_PATTERN` puts them, serve the files of one build to the
 * holder of a ticket for it.
 *
 * The ticket in the URL is exchanged for a cookie on this origin, so that it leaves the address bar at once and the
 * game's own requests are authorized. The cookie expires 15 minutes after the last renewal.
 */
export function createPlay(services: Services, files: FileStore): (request: Request) => Promise<Response> {
  const { config, db, now } = services;
  const shops = BRANDS.map(({ hosts }) => siteOrigin(config, hosts.shop));
  const policy = contentPolicy(shops);
  const known = new LRUCache<string, Build>({ max: 200, ttl: 60_000 });
  const played = createPlayClock(services);
  const represent = createRepresentations(files);

  const buildOf = async (uuid: string): Promise<Build | null> => {
    const remembered = known.get(uuid);
    if (remembered) return remembered;
    const [row] = await read<Omit<Build, "find">>(db, BUILD, [uuid]);
    if (!row) return null;
    const build = { ...row, find: createFileFinder(row.manifest, row.entry) };
    known.set(uuid, build);
    return build;
  };
  const stillAllowed = async (claims: BuildClaims, build: Build): Promise<boolean> => {
    if (build.kind === "trial") return true;
    const owned = await read(db, "select 1 from entitlements where user_uuid = $1 and store_id = $2", [
      claims.u,
      build.store_id,
    ]);
    return owned.length === 1;
  };

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    // It would answer in the place of this server, after the grant has ended and the game was given back. To the game
    // it is a worker that is not there, which engines take as a browser without service workers.
    if (request.headers.has("service-worker")) return text(404, "Games have no service worker here.");
    const url = new URL(request.url);
    const uuid = buildUuid(url.hostname);
    const build = uuid === null ? null : await buildOf(uuid);
    if (uuid === null || build === null) return page(404, "There is no game at this address.", policy);

    const ticket = url.searchParams.get("ticket");
    if (ticket !== null) {
      const claims = playTickets(config).open(ticket, now());
      if (claims?.b !== uuid || !(await stillAllowed(claims, build))) return expired(policy, shops[0], build);
      url.searchParams.delete("ticket");
      const grant = grantCookie(config, { b: uuid, u: claims.u }, now());
      const headers = {
        // A leading double slash would redirect to another host.
        location: url.pathname.replace(/^\/+/, "/") + url.search,
        "set-cookie": grant,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        ...FRAMED,
      };
      return new Response(null, { status: 302, headers });
    }

    const cookie = cookieOf(request, cookieName(config));
    const isCredentialless = cookie === "" && request.headers.get("sec-fetch-site") === "same-origin";
    if (isCredentialless && build.kind === "official") return withoutCredentials(request);
    const grant = isCredentialless
      ? { b: uuid, u: null, expiresAt: new Date(now().getTime() + PLAY_GRANT_MS) }
      : playGrants(config).open(cookie, now());
    if (grant?.b !== uuid) return expired(policy, shops[0], build);
    const path = build.find(url.pathname);
    const file = path === null ? undefined : build.manifest[path];
    if (path === null || !file) return page(404, "The game has no such file.", policy);
    if (grant.u !== null) played(grant.u, build.store_id);

    const headers: Record<string, string> = { ...FILE_HEADERS, "content-security-policy": policy };
    const representation = await represent(build.manifest, path, file);
    if (DOCUMENT.test(representation.type)) {
      // The frame must revalidate every time, or a sleeping tab would silently outlive its grant.
      headers["cache-control"] = "private, no-cache";
      Object.assign(headers, FRAMED);
    }
    const ageMs = PLAY_GRANT_MS - (grant.expiresAt.getTime() - now().getTime());
    if (ageMs > RENEW_AFTER_MS) {
      if (!(await stillAllowed(grant, build))) return expired(policy, shops[0], build);
      headers["set-cookie"] = grantCookie(config, { b: uuid, u: grant.u }, now());
    }
    return serveFile(request, files, { ...file, ...representation, headers });
  };
}

type Build = {
  readonly store_id: number;
  readonly kind: "trial" | "official";
  readonly entry: string;
  readonly manifest: BuildManifest;
  readonly find: (pathname: string) => string | null;
};

const DOCUMENT = /^(?:text\/html|application\/xhtml\+xml)/;

const BUILD =
  "select store_id, kind, entry, manifest from builds where uuid = $1 and platform = 'web' and is_active";

/** Documents may be framed by a shop's page that is cross-origin isolated (R-PLY-13); the policy says which shops. */
const FRAMED = {
  "cross-origin-resource-policy": "cross-origin",
  "cross-origin-embedder-policy": "require-corp",
};

const FILE_HEADERS = {
  // A build never changes and has its own origin, so its files can be cached as immutable.
  "cache-control": "private, max-age=86400, immutable",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "origin-agent-cluster": "?1",
  "x-robots-tag": "noindex",
};

/**
 * A game may run whatever it brings or makes (R-PLY-12): engines evaluate formulas and make workers of blobs. It makes
 * no outside connections, and only our shops may frame it.
 */
const contentPolicy = (shops: readonly string[]) =>
  [
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'",
    "connect-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${shops.join(" ")}`,
  ].join("; ");

function buildUuid(hostname: string): string | null {
  const hex = /^b([0-9a-f]{32})\./.exec(hostname)?.[1];
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") ?? null;
}

function grantCookie(config: Services["config"], claims: BuildClaims, now: Date): string {
  const value = playGrants(config).seal(claims, new Date(now.getTime() + PLAY_GRANT_MS));
  // The frame is cross-site to the page, hence SameSite=None; Partitioned limits it to frames in our shop.
  return `${cookieName(config)}=${value}; Path=/; Max-Age=${PLAY_GRANT_MS / 1_000}; HttpOnly; Secure; SameSite=None; Partitioned`;
}

function cookieOf(request: Request, name: string): string {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}

function expired(policy: string, shop: string | undefined, build: Build): Response {
  return page(
    403,
    "This link to the game has run out. Open the game again from its page.",
    policy,
    `${shop ?? ""}/store/${build.store_id}`,
  );
}

/**
 * A request that a game made of its own origin without cookies (R-PLY-11), as browsers request a web app's manifest.
 * A trial is open to everyone who was let in; of a bought game nothing is served without its grant.
 */
function withoutCredentials(request: Request): Response {
  if (request.headers.get("sec-fetch-dest") !== "manifest")
    return text(404, "This request carried no cookies, and a bought game's files are sent only with them.");
  return new Response("{}", {
    headers: { "content-type": "application/manifest+json", "cache-control": "no-store" },
  });
}

function text(status: number, says: string): Response {
  return new Response(says, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

function page(status: number, says: string, policy: string, link?: string): Response {
  const way = link ? `<p><a href="${link}" target="_top">Back to the game's page</a></p>` : "";
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><style>body{font:1rem/1.5 system-ui,sans-serif;background:#14121a;color:#e9e6f2;display:grid;place-content:center;min-height:100vh;margin:0;padding:1rem;text-align:center}a{color:#c9b8ff}</style><main><p>${says}</p>${way}</main></html>`;
  return new Response(body, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      ...FRAMED,
      "cache-control": "no-store",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    },
  });
}
