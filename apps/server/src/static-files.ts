import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { matchesTag } from "@catnip/api/platform/http/entity-tag.ts";
import { chooseCoding, codedTag, type ContentCoding } from "./content-coding.ts";

export type StaticFiles = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type StaticFile = {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  /** Precompressed by the build; small files and images have none. */
  readonly coded: ReadonlyMap<ContentCoding, Buffer>;
};

/** File names of the precompressed twins next to a file. */
const TWINS: readonly (readonly [ContentCoding, string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

const ONE_HOUR_S = 3_600;
/** A new release must show on the next visit. */
const SERVICE_WORKER = "/sw.js";

/**
 * Serves a site's built client files from memory, with the `.br` and `.gz` twins from the build. They are a few
 * megabytes, and a rebuild cannot pull a file from under a running server. Names below `/assets/` carry a
 * content hash and are immutable; the rest (favicon, manifest) is cached for an hour, the service worker not at
 * all.
 */
export function staticFiles(appDir: string): StaticFiles {
  const files = readFiles(path.join(appDir, "build/client"));
  return (req, res, next) => {
    const pathname = (req.url ?? "/").split("?", 1)[0] ?? "/";
    const file = files.get(pathname);
    if (!file) {
      // A chunk of an earlier build: the page in the browser reloads itself when it gets this.
      if (pathname.startsWith("/assets/")) return says(res, 404, "Not found");
      return next();
    }
    if (req.method !== "GET" && req.method !== "HEAD")
      return says(res, 405, "Only GET and HEAD.", { Allow: "GET, HEAD" });
    res.setHeader("X-Content-Type-Options", "nosniff");
    if (file.coded.size > 0) res.setHeader("Vary", "Accept-Encoding");
    const coding = chooseCoding(req.headers["accept-encoding"], [...file.coded.keys()]);
    // A file not worth compressing is sent uncompressed, whatever the client accepts.
    if (coding === null && file.coded.size > 0)
      return says(res, 406, "There is br, gzip and identity.", { Vary: "Accept-Encoding" });
    const coded = coding === null || coding === "identity" ? undefined : file.coded.get(coding);
    const etag = coded && coding && coding !== "identity" ? codedTag(file.etag, coding) : file.etag;
    res.setHeader("ETag", etag);
    res.setHeader(
      "Cache-Control",
      pathname.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : pathname === SERVICE_WORKER
          ? "no-cache"
          : `public, max-age=${ONE_HOUR_S}`,
    );
    if (matchesTag(req.headers["if-none-match"], etag)) return void res.writeHead(304).end();
    res.setHeader("Content-Type", file.type);
    if (coded && coding) res.setHeader("Content-Encoding", coding);
    const body = coded ?? file.body;
    res.writeHead(200, { "Content-Length": body.length });
    res.end(req.method === "HEAD" ? undefined : body);
  };
}

function says(res: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  res.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    ...headers,
  });
  res.end(text);
}

function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = new Map(
    found.map((entry) => [
      `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`,
      path.join(entry.parentPath, entry.name),
    ]),
  );
  return new Map(
    [...paths]
      .filter(([name]) => !TWINS.some(([, twin]) => name.endsWith(twin)) && !name.startsWith("/."))
      .map(([name, file]) => {
        const body = readFileSync(file);
        const coded = TWINS.flatMap(([coding, twin]): [ContentCoding, Buffer][] => {
          const beside = paths.get(name + twin);
          return beside === undefined ? [] : [[coding, readFileSync(beside)]];
        });
        const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
        return [
          name,
          {
            type: TYPES[path.extname(name)] ?? "application/octet-stream",
            etag,
            body,
            coded: new Map(coded),
          },
        ];
      }),
  );
}

/** Media types of our build output. */
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
