import type { IncomingMessage, ServerResponse } from "node:http";

export type BodyPatience = {
  /** Longest pause within an incomplete body, in ms. */
  readonly idleMs: number;
  /** Longest total time for a body, in ms. Combined with the maximum size, this sets a minimum rate. */
  readonly totalMs: number;
};

/** A form of 1 MB at 33 kB/s. */
export const FORM_PATIENCE: BodyPatience = { idleMs: 10_000, totalMs: 30_000 };
/**
 * An image of 20 MB at 75 kB/s. Slightly longer than the API's own limit for uploads, so its rejection comes
 * first.
 */
export const UPLOAD_PATIENCE: BodyPatience = { idleMs: 20_000, totalMs: 270_000 };

/** Checks per idle limit. */
const LOOKS = 4;

/**
 * Responds 408 and closes the connection when a body arrives too slowly; a client that sends a byte now and
 * then would otherwise hold it for ever (slowloris). Time under back-pressure from the site does not count as
 * idle.
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
