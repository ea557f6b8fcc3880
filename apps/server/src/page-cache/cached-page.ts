import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isCompressible } from "@catnip/api/platform/http/compressible.ts";
import { matchesTag } from "@catnip/api/platform/http/entity-tag.ts";
import { SHOWS_GAMES_HEADER } from "@catnip/domain/navigation";
import { chooseCoding } from "../content-coding.ts";
import { withVary } from "../vary.ts";
import { keepFromOthers } from "./for-adults.ts";
import { PageBodies, type Body } from "./page-bodies.ts";
import { readShown, type Shown } from "./shown.ts";

/** A page that is the same for everyone, ready to be sent. */
export type CachedPage = {
  /** Its cache key; see `page-key.ts`. */
  readonly key: string;
  readonly madeAtMs: number;
  readonly shown: Shown;
  readonly bodies: PageBodies;
};

/**
 * Keeps a response if it is cacheable: a complete page, declared public, for no particular visitor.
 *
 * @param before the previous version: if nothing has changed, it is not compressed again
 * @returns null if it is not cacheable; the response's body is then consumed or cancelled
 */
export async function toCachedPage(
  key: string,
  madeAtMs: number,
  response: Response,
  before?: CachedPage,
): Promise<CachedPage | null> {
  if (!isForEveryone(response)) {
    void response.body?.cancel();
    return null;
  }
  const text = Buffer.from(await response.arrayBuffer());
  const headers = withVary(new Headers(response.headers), "Accept-Encoding");
  const shown = readShown(headers.get(SHOWS_GAMES_HEADER));
  for (const name of [SHOWS_GAMES_HEADER, "content-length", "etag"]) headers.delete(name);
  keepFromOthers(headers);
  const tag =
    response.headers.get("etag") ?? `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  if (before?.bodies.hasText(tag, headers)) return { ...before, madeAtMs, shown };
  return { key, madeAtMs, shown, bodies: new PageBodies(text, tag, headers) };
}

/** Sends a cached page in the negotiated encoding, or a 304 if the client has it. */
export function sendPage({ bodies }: CachedPage, req: IncomingMessage, res: ServerResponse): void {
  const coding = chooseCoding(req.headers["accept-encoding"]);
  if (coding === null)
    return void res.writeHead(406, { vary: "Accept-Encoding", "cache-control": "no-store" }).end();
  const tag = bodies.tagIn(coding);
  if (matchesTag(req.headers["if-none-match"], tag))
    return void res.writeHead(304, bodies.headersOfKnown(coding)).end();
  const send = ({ bytes, headers }: Body) => {
    res.writeHead(200, headers);
    res.end(req.method === "HEAD" ? undefined : bytes);
  };
  const body = bodies.in(coding);
  if (!(body instanceof Promise)) return send(body);
  // Compression fails only when out of memory.
  body.then(
    (made) => res.destroyed || send(made),
    () => res.destroy(),
  );
  return undefined;
}

/** By the same rules a shared cache goes by (RFC 9111, section 3). What sets a cookie is for one visitor. */
function isForEveryone({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /\bpublic\b/.test(headers.get("cache-control") ?? "") &&
    !headers.has("set-cookie") &&
    !headers.has("content-encoding") &&
    isCompressible(headers.get("content-type") ?? "")
  );
}
