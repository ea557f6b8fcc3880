import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { closeWhenSlow, FORM_PATIENCE, UPLOAD_PATIENCE, type BodyPatience } from "./slow-body.ts";

/**
 * A host name or address with an optional port: all that a `Host` header may hold, and nothing that could
 * extend a URL.
 */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/**
 * Node's parser accepts them, but a `Request` cannot be created with them (fetch standard, forbidden methods).
 */
const METHODS_REFUSED: ReadonlySet<string | undefined> = new Set(["TRACE", "TRACK", "CONNECT"]);

/**
 * Maximum body size; none of our forms or messages is larger. Code that reads whole bodies (forms, identity)
 * would otherwise buffer bodies of any size.
 */
const BODY_BYTES_MAX = 1_000_000;
/** Maximum size of an upload: the largest allowed file (`IMAGE_BYTES_MAX` of the domain) plus its form. */
const UPLOAD_BYTES_MAX = 20_200_000;

/** How much of an unread body is still drained, and for how long, before the connection is closed. */
const UNREAD_BYTES_MAX = 1_000_000;
const UNREAD_MS_MAX = 5_000;
/**
 * A browser reads the rejection of an upload only after it has sent everything: cutting it off would look like
 * a broken network.
 */
const UNREAD_UPLOAD_MS_MAX = 60_000;

/** Whether a request may upload a file, by its URL and headers. */
export type IsUpload = (req: IncomingMessage) => boolean;

/**
 * Uploads go to the single GraphQL endpoint on the API's host, as multipart forms; proofs of transfers go through a pay
 * site, which hands them on as they arrive.
 */
export const uploadsTo =
  (siteOf: (host: string) => string | null): IsUpload =>
  ({ method, url = "", headers: { host = "", "content-type": type = "" } }) => {
    if (method !== "POST") return false;
    if (url === "/graphql") return /^multipart\/form-data\b/i.test(type) && siteOf(host) === "api";
    return PROOF.test(url) && type === "application/octet-stream" && siteOf(host) === "pay";
  };

/** `/log/{order number}/proof`, in any language. */
const PROOF = /^(?:\/[a-z]{2}-[A-Z]{2})?\/log\/[0-9A-Z]{26}\/proof$/;

const noUpload: IsUpload = () => false;
const PATIENCE = { form: FORM_PATIENCE, upload: UPLOAD_PATIENCE };

/**
 * Rejects requests that Node's parser accepts but no site can handle: 405 for unknown methods, 400 for a malformed URL
 * and for a message that two servers could read in two ways (R-API-14), 501 for an unknown transfer coding, 413 for an
 * oversized body, 408 for a slow one. Also drains bodies that a site left unread; otherwise the next request on the
 * same connection would wait behind them for ever.
 *
 * @param isUpload which requests may be as large as a file
 * @param patience how slowly a body may arrive; absent: the default
 */
export function guardRequests(
  inside: RequestListener,
  isUpload: IsUpload = noUpload,
  patience: { readonly form: BodyPatience; readonly upload: BodyPatience } = PATIENCE,
): RequestListener {
  return (req, res) => {
    const uploads = isUpload(req);
    const bytesMax = uploads ? UPLOAD_BYTES_MAX : BODY_BYTES_MAX;
    res.once("finish", () => takeInRest(req, uploads));
    if (METHODS_REFUSED.has(req.method))
      return say(res, 405, "This method is not served.", { allow: "GET, HEAD, POST" });
    if (isAmbiguous(req)) return say(res, 400, "This request can be read in two ways.");
    if (!CODINGS.has(req.headers["transfer-encoding"]?.toLowerCase()))
      return say(res, 501, "This transfer coding is not understood.");
    const host = req.headers.host ?? "localhost";
    if (!HOST.test(host) || !req.url?.startsWith("/") || !URL.canParse(`http://${host}${req.url}`))
      return say(res, 400, "This address cannot be read.");
    if (Number(req.headers["content-length"] ?? 0) > bytesMax) return say(res, 413, "This is too long.");
    closeWhenSlow(req, res, uploads ? patience.upload : patience.form);
    if (req.headers["transfer-encoding"] !== undefined) cutOffWhenTooLong(req, bytesMax);
    return inside(req, res);
  };
}

/** What Node decodes; absent: the length is declared. */
const CODINGS: ReadonlySet<string | undefined> = new Set([undefined, "chunked"]);

/**
 * Whether a proxy in front could see another request than we do: of two `Host` lines Node takes the first, others the
 * last (RFC 9112, 3.2); a fragment belongs to no request (3.2.1); HTTP/1.0 knows no transfer codings (6.1). Lengths
 * that contradict each other, folded lines and invalid names do not get past Node's parser.
 */
function isAmbiguous({ rawHeaders, headers, httpVersion, url }: IncomingMessage): boolean {
  // Names and values in turn. Cheaper than Node's own list by name, for every request of every page.
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name));
  if (hosts.length > 1 || url?.includes("#")) return true;
  return httpVersion === "1.0" && headers["transfer-encoding"] !== undefined;
}

function say(res: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  res.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  res.end(text);
}

/** For bodies without a declared length. Listening makes the body flow, to the site as well. */
function cutOffWhenTooLong(req: IncomingMessage, bytesMax: number): void {
  let bytes = 0;
  req.on("data", (part: Buffer) => {
    bytes += part.length;
    // Deferred: the same chunk is still on its way to the site, whose stream must not be closed under it. But
    // before the next socket read: several chunks may arrive in one turn of the event loop, and the end of the
    // body with them.
    if (bytes > bytesMax) process.nextTick(() => req.destroy());
  });
}

function takeInRest(req: IncomingMessage, wasUpload: boolean): void {
  if (req.complete) return;
  let bytes = 0;
  const cut = () => req.socket.destroy();
  const bytesMax = wasUpload ? UPLOAD_BYTES_MAX : UNREAD_BYTES_MAX;
  const tooLong = setTimeout(cut, wasUpload ? UNREAD_UPLOAD_MS_MAX : UNREAD_MS_MAX).unref();
  // An earlier listener would pause the connection again once its own buffer is full.
  req.removeAllListeners("data");
  req.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes > bytesMax) cut();
  });
  req.once("close", () => clearTimeout(tooLong));
  req.once("end", () => clearTimeout(tooLong));
  req.resume();
}
