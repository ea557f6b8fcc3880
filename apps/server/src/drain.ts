import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type Drain = {
  /**
   * Stops listening, drains requests in flight and closes every connection. A connection that has just been accepted
   * may still send its first request: its client was accepted and does not expect a reset (R-OPS-11).
   *
   * @param msMax how long draining may take, in ms; requests still running then are aborted
   * @returns number of aborted requests
   */
  readonly drain: (msMax: number) => Promise<number>;
};

/** How long a new connection may stay silent, in ms: browsers open some that they may never use. */
const FIRST_REQUEST_MS_MAX = 1_000;

/** Tracks requests in flight, so shutdown can wait for them. */
export function trackRequests(servers: readonly Server[]): Drain {
  const underWay = new Set<ServerResponse>();
  /** Connections that have not sent a request yet. */
  const silent = new Set<Socket>();
  let draining = false;
  let onProgress: () => void = () => undefined;
  const greet = (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => {
      silent.delete(socket);
      onProgress();
    });
  };
  const track = (req: IncomingMessage, res: ServerResponse) => {
    silent.delete(req.socket);
    underWay.add(res);
    if (draining) closeAfter(res);
    res.once("close", () => {
      underWay.delete(res);
      onProgress();
    });
  };
  for (const server of servers) server.prependListener("request", track).on("connection", greet);

  /** Resolves when this holds, at the latest after so many milliseconds. */
  const until = (holds: () => boolean, msMax: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, msMax);
      onProgress = () => {
        if (!holds()) return;
        clearTimeout(timer);
        resolve();
      };
      onProgress();
    });

  return {
    drain: async (msMax) => {
      draining = true;
      for (const server of servers) {
        server.close();
        server.closeIdleConnections();
      }
      for (const res of underWay) closeAfter(res);
      const silentMs = Math.min(msMax, FIRST_REQUEST_MS_MAX);
      await until(() => underWay.size === 0 && silent.size === 0, silentMs);
      await until(() => underWay.size === 0, msMax - silentMs);
      const aborted = underWay.size;
      for (const server of servers) server.closeAllConnections();
      return aborted;
    },
  };
}

/** Tells the browser not to reuse this connection. */
function closeAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader("connection", "close");
}
