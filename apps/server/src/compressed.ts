import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|graphql-response\+json)|image\/svg\+xml)/;
const WORTH_IT_BYTES = 1_024;

/**
 * Compresses an answer made on the fly (pages, API answers) as the browser accepts it. Brotli quality 4: beyond it a
 * page costs more time than the saved bytes give back. Static assets are compressed ahead, see `static-files.ts`.
 */
export function compressed(request: Request, response: Response): Response {
  if (!response.body || request.method === "HEAD" || response.status === 206) return response;
  if (
    response.headers.has("content-encoding") ||
    !COMPRESSIBLE.test(response.headers.get("content-type") ?? "")
  )
    return response;
  const length = response.headers.get("content-length");
  if (length !== null && Number(length) < WORTH_IT_BYTES) return response;

  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? "");
  if (!encoding) return response;
  // Flushing at every write lets the browser show the first part of a streamed page at once.
  const zip =
    encoding === "br"
      ? createBrotliCompress({
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
          flush: constants.BROTLI_OPERATION_FLUSH,
        })
      : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
  const headers = new Headers(response.headers);
  headers.set("content-encoding", encoding);
  headers.append("vary", "Accept-Encoding");
  headers.delete("content-length");
  const etag = headers.get("etag");
  if (etag && !etag.startsWith("W/")) headers.set("etag", `W/${etag}`);
  const source = Readable.fromWeb(response.body as NodeStream);
  source.on("error", (error) => zip.destroy(error));
  zip.on("close", () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(zip)) as ReadableStream, {
    status: response.status,
    headers,
  });
}

function acceptedEncoding(header: string): "br" | "gzip" | null {
  const offered = header.split(",").map((part) => part.trim().split(";q="));
  const takes = (name: string) => offered.some(([coding, q]) => coding === name && q !== "0");
  return takes("br") ? "br" : takes("gzip") ? "gzip" : null;
}
