import type { IncomingMessage, Server, ServerResponse } from "node:http";

export type Drain = {
  /**
   * Stops listening, drains requests in flight and closes every connection.
   *
   * @param msMax how long draining may take, in ms; requests still running then are aborted
   * @returns number of aborted requests
   */
  readonly drain: (msMax: number) => Promise<number>;
};

/** Tracks requests in flight, so shutdown can wait for them. */
export function trackRequests(servers: readonly Server[]): Drain {
  const underWay = new Set<ServerResponse>();
  let draining = false;
  let emptied: () => void = () => undefined;
  const track = (_req: IncomingMessage, res: ServerResponse) => {
    underWay.add(res);
    if (draining) closeAfter(res);
    res.once("close", () => {
      underWay.delete(res);
      if (underWay.size === 0) emptied();
    });
  };
  for (const server of servers) server.prependListener("request", track);

  return {
    drain: async (msMax) => {
      draining = true;
      for (const server of servers) {
        server.close();
        server.closeIdleConnections();
      }
      for (const res of underWay) closeAfter(res);
      if (underWay.size > 0) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          emptied = resolve;
          timer = setTimeout(resolve, msMax);
        });
        clearTimeout(timer);
      }
      const brokenOff = underWay.size;
      for (const server of servers) server.closeAllConnections();
      return brokenOff;
    },
  };
}

/** Tells the browser not to reuse this connection. */
function closeAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader("connection", "close");
}
