import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { promisify } from "node:util";
import { constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { isCompressible } from "@catnip/api/platform/http/compressible.ts";
import { inBrotli, inBrotliAtOnce } from "./brotli.ts";
import { chooseCoding, codedTag, type ContentCoding } from "./content-coding.ts";
import { notModified } from "./conditional.ts";
import { withVary } from "./vary.ts";

const WORTH_IT_BYTES = 1_024;
/** Longer responses are compressed as they stream. */
const WHOLE_BYTES_MAX = 1_000_000;
/**
 * Responses without a body, and partial ones, whose ranges count the bytes of the uncompressed representation.
 */
const WITHOUT_CODING: ReadonlySet<number> = new Set([204, 205, 206, 304]);

/**
 * Sends a dynamic response (pages, API) in the negotiated encoding, or a 304 when the client already has it.
 * HEAD gets the headers of GET. Static assets are precompressed, see `static-files.ts`.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!isNegotiable(request, response)) return withoutBodyOnHead(request, notModified(request, response));
  const headers = withVary(new Headers(response.headers), "Accept-Encoding");
  const coding = chooseCoding(request.headers.get("accept-encoding"));
  if (coding === null && isSafe(request) && response.status === 200) return notAcceptable(response, headers);
  // A small response gains nothing, but is still compressed for a client that refuses identity.
  const isSmall = Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY) < WORTH_IT_BYTES;
  if (coding === null || coding === "identity" || (isSmall && acceptsIdentity(request)))
    return finished(request, response, headers);

  headers.set("content-encoding", coding);
  const isWhole = Number(headers.get("content-length") ?? Number.POSITIVE_INFINITY) <= WHOLE_BYTES_MAX;
  headers.delete("content-length");
  // Ranges count the bytes sent, and those are regenerated each time.
  headers.delete("accept-ranges");
  const tag = headers.get("etag");
  if (tag) headers.set("etag", codedTag(tag, coding));
  return isWhole
    ? compressedAtOnce(request, response, headers, coding)
    : finished(request, response, headers, coding);
}

/** What is there as a whole is compressed as a whole, which spares it two chains of streams. */
async function compressedAtOnce(
  request: Request,
  response: Response,
  headers: Headers,
  coding: ContentCoding,
): Promise<Response> {
  const answer = finished(request, response, headers);
  if (answer.body === null) return answer;
  const text = Buffer.from(await answer.arrayBuffer());
  const bytes = await (coding === "br" ? toBrotli(text) : toGzip(text, { level: 5 }));
  // Without its length, which a HEAD could only tell by compressing it, too.
  return new Response(bytes, { status: answer.status, headers });
}

const isSafe = (request: Request) => request.method === "GET" || request.method === "HEAD";

const acceptsIdentity = (request: Request) =>
  chooseCoding(request.headers.get("accept-encoding"), []) !== null;

function isNegotiable(request: Request, response: Response): boolean {
  return (
    (response.body !== null || request.method === "HEAD") &&
    !WITHOUT_CODING.has(response.status) &&
    !response.headers.has("content-encoding") &&
    isCompressible(response.headers.get("content-type") ?? "")
  );
}

function finished(
  request: Request,
  { body, status }: Response,
  headers: Headers,
  coding?: ContentCoding,
): Response {
  const answer = notModified(request, new Response(body, { status, headers }));
  if (answer.status === 304 || request.method === "HEAD" || !coding)
    return withoutBodyOnHead(request, answer);
  return new Response(encoded(answer.body, coding), { status, headers });
}

function withoutBodyOnHead(request: Request, response: Response): Response {
  if (request.method !== "HEAD" || response.body === null) return response;
  void response.body.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

/** Beyond it, compressing a page costs more time than the saved bytes give back. */
const QUALITY = 4;
/** Reaches over half a megabyte, more than any page has, in an eighth of the memory of brotli's own. */
const STREAM_WINDOW_BITS = 19;

/** Flushing on every write lets the browser show the first part of a streamed page at once. */
function encoded(body: ReadableStream<Uint8Array> | null, coding: ContentCoding): ReadableStream | null {
  if (body === null) return null;
  const zip =
    coding === "br"
      ? createBrotliCompress({
          params: {
            [constants.BROTLI_PARAM_QUALITY]: QUALITY,
            [constants.BROTLI_PARAM_LGWIN]: STREAM_WINDOW_BITS,
          },
          flush: constants.BROTLI_OPERATION_FLUSH,
        })
      : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as NodeStream);
  source.on("error", (error) => zip.destroy(error));
  zip.on("close", () => source.destroy());
  return Readable.toWeb(source.pipe(zip)) as ReadableStream;
}

/** Longer texts, which take more than about a millisecond, are left to another thread. */
const AT_ONCE_BYTES_MAX = 200_000;

const toBrotli = (text: Buffer): Buffer | Promise<Buffer> =>
  (text.length <= AT_ONCE_BYTES_MAX ? inBrotliAtOnce : inBrotli)(text, QUALITY);

const toGzip = promisify(gzip);

function notAcceptable(response: Response, headers: Headers): Response {
  void response.body?.cancel();
  return new Response(null, {
    status: 406,
    headers: { vary: headers.get("vary") ?? "Accept-Encoding", "cache-control": "no-store" },
  });
}
