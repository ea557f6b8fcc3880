import { createHash } from "node:crypto";
import { COUNTRIES_PATH, countries } from "../countries.ts";
import { ApiError } from "../errors.ts";
import { varyOf } from "../http/compressible.ts";
import { matchesTag } from "../http/entity-tag.ts";
import type { Resizer } from "./resize.ts";

/** A year, in seconds: content-addressed files never change. */
const YEAR_S = 31_536_000;

/**
 * `/i/{hash}/{width}.webp`, `/i/{hash}/{width}.avif`, `/i/{hash}/thumb.webp`, `/i/{hash}/thumb.avif`; the first half of
 * the hash will do.
 */
const PICTURE = /^\/i\/([0-9a-f]{32}(?:[0-9a-f]{32})?)\/([1-9][0-9]{1,3}|thumb)\.(webp|avif)$/;

/** The image site: images in the requested width, and the countries file. Public, cookie-free, cacheable anywhere. */
export function createCdn(resizer: Resizer): (request: Request) => Promise<Response> {
  const countriesFile = JSON.stringify(countries());
  const countriesTag = `"${createHash("sha256").update(countriesFile).digest("base64url").slice(0, 22)}"`;

  return async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: OPEN });
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { ...OPEN, allow: "GET, HEAD" } });
    }
    const { pathname } = new URL(request.url);
    if (pathname === COUNTRIES_PATH) {
      return file(
        request,
        Buffer.from(countriesFile),
        countriesTag,
        "application/json; charset=utf-8",
        86_400,
      );
    }
    const [, hash, size, format] = PICTURE.exec(pathname) ?? [];
    if (!hash || !size || !format) return notFound();
    const tag = `"${hash.slice(0, 32)}-${size}-${format}"`;
    // The name is the content hash, so a known ETag needs no disk access.
    if (request.headers.get("if-none-match") !== "*" && knows(request, tag))
      return notModified(tag, `image/${format}`, YEAR_S);
    // The URL contains the format instead of relying on `Accept`, so that any cache in between may keep the answer.
    const picture = await resizer
      .make(hash, size === "thumb" ? size : Number(size), format === "avif" ? format : "webp")
      .catch(busy);
    if (picture === "busy")
      return new Response(null, { status: 503, headers: { ...OPEN, "retry-after": "5" } });
    return picture ? file(request, picture, tag, `image/${format}`, YEAR_S) : notFound();
  };
}

/** The queue is full: a client that retries soon finds its image. */
function busy(fault: unknown): "busy" {
  if (fault instanceof ApiError && fault.code === "service/unavailable") return "busy";
  throw fault;
}

const OPEN = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  // Images and data only: nothing here may ever execute.
  "content-security-policy": "default-src 'none'; sandbox",
};

const cacheFor = (seconds: number) =>
  seconds === YEAR_S
    ? `public, max-age=${seconds}, immutable`
    : `public, max-age=${seconds}, stale-while-revalidate=${seconds}`;

function file(request: Request, content: Buffer, tag: string, type: string, maxAgeS: number): Response {
  if (knows(request, tag)) return notModified(tag, type, maxAgeS);
  return new Response(request.method === "HEAD" ? null : new Uint8Array(content), {
    headers: {
      ...OPEN,
      ...varyOf(type),
      "content-type": type,
      "content-length": String(content.length),
      "cache-control": cacheFor(maxAgeS),
      etag: tag,
    },
  });
}

const knows = (request: Request, tag: string) => matchesTag(request.headers.get("if-none-match"), tag);

const notModified = (tag: string, type: string, maxAgeS: number) =>
  new Response(null, {
    status: 304,
    headers: { ...OPEN, ...varyOf(type), etag: tag, "cache-control": cacheFor(maxAgeS) },
  });

const notFound = () =>
  new Response(null, { status: 404, headers: { ...OPEN, "cache-control": "public, max-age=60" } });
