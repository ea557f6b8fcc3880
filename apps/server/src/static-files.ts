import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

export type StaticFiles = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type StaticFile = {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly brotli: Buffer | null;
};

const ONE_HOUR_S = 3_600;

/**
 * Serves a site's built client files from memory, with the `.br` twins that the build made. They are a few megabytes,
 * and a rebuild beside a running server cannot pull a file from under it. Names below `/assets/` carry their
 * content's hash and may be kept for ever; the rest (favicon, manifest) for an hour.
 */
export function staticFiles(appDir: string): StaticFiles {
  const files = readFiles(path.join(appDir, "build/client"));
  return (req, res, next) => {
    const pathname = (req.url ?? "/").split("?", 1)[0] ?? "/";
    const file = req.method === "GET" || req.method === "HEAD" ? files.get(pathname) : undefined;
    if (!file) {
      // A chunk of an earlier build: the page in the browser reloads itself when it meets this.
      if (pathname.startsWith("/assets/"))
        return void res.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      return next();
    }
    const compressed =
      file.brotli && /\bbr\b/.test(String(req.headers["accept-encoding"] ?? "")) ? file.brotli : null;
    res.setHeader("Content-Type", file.type);
    res.setHeader("ETag", file.etag);
    res.setHeader("X-Content-Type-Options", "nosniff");
    res.setHeader(
      "Cache-Control",
      pathname.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : `public, max-age=${ONE_HOUR_S}`,
    );
    if (file.brotli) res.setHeader("Vary", "Accept-Encoding");
    if (req.headers["if-none-match"] === file.etag) return void res.writeHead(304).end();
    if (compressed) res.setHeader("Content-Encoding", "br");
    const body = compressed ?? file.body;
    res.writeHead(200, { "Content-Length": body.length });
    res.end(req.method === "HEAD" ? undefined : body);
  };
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
      .filter(([name]) => !name.endsWith(".br") && !name.startsWith("/."))
      .map(([name, file]) => {
        const body = readFileSync(file);
        const twin = paths.get(`${name}.br`);
        const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
        return [
          name,
          {
            type: TYPES[path.extname(name)] ?? "application/octet-stream",
            etag,
            body,
            brotli: twin ? readFileSync(twin) : null,
          },
        ];
      }),
  );
}

/** What a build of ours contains. */
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
