import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { closeWhenSlow, FORM_PATIENCE, UPLOAD_PATIENCE, type BodyPatience } from "./slow-body.ts";

/** A name or address with an optional port: what a `Host` header may hold, and nothing that an address could grow from. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Node's parser knows them, but a `Request` cannot be made with them (fetch standard, forbidden methods). */
const METHODS_REFUSED: ReadonlySet<string | undefined> = new Set(["TRACE", "TRACK", "CONNECT"]);

/**
 * No form and no message of ours is longer; what reads bodies whole (forms, identity) would otherwise hold in memory
 * whatever anybody sends.
 */
const BODY_BYTES_MAX = 1_000_000;
/** An upload: the largest file there may be (`IMAGE_BYTES_MAX` of the domain) and the form around it. */
const UPLOAD_BYTES_MAX = 20_200_000;

/** How much of a body nobody wanted is still taken in, and for how long, before the connection is cut. */
const UNREAD_BYTES_MAX = 1_000_000;
const UNREAD_MS_MAX = 5_000;
/** A browser reads the refusal of an upload only after it has sent all of it: cut off, it would tell of a broken network. */
const UNREAD_UPLOAD_MS_MAX = 60_000;

/** Whether a request may bring a file, by its address and its head. */
export type IsUpload = (req: IncomingMessage) => boolean;

/** Uploads go to the one GraphQL endpoint of the API's host, as forms. */
export const uploadsTo =
  (isApiHost: (host: string) => boolean): IsUpload =>
  (req) =>
    req.method === "POST" &&
    req.url === "/graphql" &&
    /^multipart\/form-data\b/i.test(req.headers["content-type"] ?? "") &&
    isApiHost(req.headers.host ?? "");

const noUpload: IsUpload = () => false;
const PATIENCE = { form: FORM_PATIENCE, upload: UPLOAD_PATIENCE };

/**
 * Turns away what Node takes for HTTP but no site can be asked: 405 for methods that do not exist here, 400 for an
 * address that is none, 413 for a body that is too long, 408 for one that comes too slowly. And takes in what a site left unread, or the next request of the same connection would wait
 * behind it for ever.
 *
 * @param isUpload which requests may be as long as a file
 * @param patience how slowly a body may come; absent: the product's own
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
    const host = req.headers.host ?? "localhost";
    if (!HOST.test(host) || !req.url?.startsWith("/") || !URL.canParse(`http://${host}${req.url}`))
      return say(res, 400, "This address cannot be read.");
    if (Number(req.headers["content-length"] ?? 0) > bytesMax) return say(res, 413, "This is too long.");
    closeWhenSlow(req, res, uploads ? patience.upload : patience.form);
    if (req.headers["transfer-encoding"] !== undefined) cutOffWhenTooLong(req, bytesMax);
    return inside(req, res);
  };
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

/** For senders that do not say how long it will be. Listening makes the body flow, to the site as well. */
function cutOffWhenTooLong(req: IncomingMessage, bytesMax: number): void {
  let bytes = 0;
  req.on("data", (part: Buffer) => {
    bytes += part.length;
    // Not at once: the same part is still on its way to the site, whose stream must not be closed under it. But before
    // the next read of the socket: several may come in one turn of the event loop, and the end of the body with them.
    if (bytes > bytesMax) process.nextTick(() => req.destroy());
  });
}

function takeInRest(req: IncomingMessage, wasUpload: boolean): void {
  if (req.complete) return;
  let bytes = 0;
  const cut = () => req.socket.destroy();
  const bytesMax = wasUpload ? UPLOAD_BYTES_MAX : UNREAD_BYTES_MAX;
  const tooLong = setTimeout(cut, wasUpload ? UNREAD_UPLOAD_MS_MAX : UNREAD_MS_MAX).unref();
  // Whoever listened before would pause the connection again once its own buffer is full.
  req.removeAllListeners("data");
  req.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes > bytesMax) cut();
  });
  req.once("close", () => clearTimeout(tooLong));
  req.once("end", () => clearTimeout(tooLong));
  req.resume();
}
