import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "@catnip/api/platform/http/compressible.ts";
import { matchesTag } from "@catnip/api/platform/http/entity-tag.ts";
import { SHOWS_GAMES_HEADER } from "@catnip/domain/navigation";
import { chooseCoding, codedTag, type ContentCoding } from "../content-coding.ts";
import { withVary } from "../vary.ts";
import { keepFromOthers } from "./for-adults.ts";
import { readShown, type Shown } from "./shown.ts";

/** A page that is the same for everyone, ready to be sent. */
export type RememberedPage = {
  /** What its address was asked under; see `page-key.ts`. */
  readonly key: string;
  readonly madeAtMs: number;
  readonly shown: Shown;
  readonly bodies: ReadonlyMap<Coding, Body>;
  /** Of all bodies. */
  readonly bytes: number;
};

type Coding = ContentCoding | "identity";
/** Headers as Node writes them: name, value, name, value. */
type Body = {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly whole: string[];
  readonly known: string[];
};

/**
 * Keeps an answer, if it may be kept: a complete page, declared public, for nobody in particular.
 *
 * @returns null if it may not; the answer's body is then used up or cancelled
 */
export async function rememberedPage(
  key: string,
  madeAtMs: number,
  response: Response,
): Promise<RememberedPage | null> {
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
  const [br, gz] = await Promise.all([inBrotli(text), inGzip(text)]);
  const bodies = new Map<Coding, Body>([
    ["identity", bodyOf(headers, text, tag)],
    ["br", bodyOf(headers, br, tag, "br")],
    ["gzip", bodyOf(headers, gz, tag, "gzip")],
  ]);
  return { key, madeAtMs, shown, bodies, bytes: text.length + br.length + gz.length };
}

/** Sends a remembered page in the negotiated encoding, or a 304 to whoever has it. */
export function sendPage(page: RememberedPage, req: IncomingMessage, res: ServerResponse): void {
  const coding = chooseCoding(req.headers["accept-encoding"]);
  const body = coding === null ? undefined : page.bodies.get(coding);
  if (!body) return void res.writeHead(406, { vary: "Accept-Encoding", "cache-control": "no-store" }).end();
  if (matchesTag(req.headers["if-none-match"], body.etag)) return void res.writeHead(304, body.known).end();
  res.writeHead(200, body.whole);
  res.end(req.method === "HEAD" ? undefined : body.bytes);
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

function bodyOf(headers: Headers, bytes: Buffer, tag: string, coding?: ContentCoding): Body {
  const etag = coding ? codedTag(tag, coding) : tag;
  const shared = [...headers].filter(([name]) => name !== "content-type").flat();
  const known = [...shared, "etag", etag];
  const whole = [
    ...known,
    "content-type",
    headers.get("content-type") ?? "",
    "content-length",
    String(bytes.length),
    ...(coding ? ["content-encoding", coding] : []),
  ];
  return { bytes, etag, whole, known };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page is sent many times, so a little more effort than for one that is sent once. */
const inBrotli = (text: Buffer): Promise<Buffer> =>
  toBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
const inGzip = (text: Buffer): Promise<Buffer> => toGzip(text, { level: 6 });
