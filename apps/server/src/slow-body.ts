import type { IncomingMessage, ServerResponse } from "node:http";

export type BodyPatience = {
  /** The longest silence of a sender whose body is not whole yet, in ms. */
  readonly idleMs: number;
  /** The longest time a body may take, in ms: with the greatest length allowed, a least rate. */
  readonly totalMs: number;
};

/** A form of 1 MB at 33 kB/s. */
export const FORM_PATIENCE: BodyPatience = { idleMs: 10_000, totalMs: 30_000 };
/**
 * A picture of 20 MB at 75 kB/s. A little longer than the API waits for an upload: where it listens, its own refusal
 * comes first.
 */
export const UPLOAD_PATIENCE: BodyPatience = { idleMs: 20_000, totalMs: 270_000 };

/** How often a body is looked at within its longest silence. */
const LOOKS = 4;

/**
 * Answers 408 and closes the connection when a body comes too slowly: whoever sends one byte now and then would
 * otherwise hold a connection for ever. Time in which the site itself takes nothing in does not count as silence.
 */
export function closeWhenSlow(req: IncomingMessage, res: ServerResponse, patience: BodyPatience): void {
  const hasBody =
    req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;
  if (!hasBody) return;
  const { socket } = req;
  const startedAt = performance.now();
  let heardAt = startedAt;
  let heardBytes = socket.bytesRead;
  const timer = setInterval(() => {
    if (req.complete || socket.destroyed) return clearInterval(timer);
    const now = performance.now();
    if (socket.bytesRead !== heardBytes || req.isPaused()) heardAt = now;
    heardBytes = socket.bytesRead;
    if (now - heardAt < patience.idleMs && now - startedAt < patience.totalMs) return;
    clearInterval(timer);
    close(req, res);
  }, patience.idleMs / LOOKS).unref();
  req.once("close", () => clearInterval(timer));
}

function close(req: IncomingMessage, res: ServerResponse): void {
  if (res.headersSent) return void req.socket.destroy();
  res.once("finish", () => req.socket.destroySoon());
  res.writeHead(408, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
  });
  res.end("The request took too long to arrive. Send it again.");
}
