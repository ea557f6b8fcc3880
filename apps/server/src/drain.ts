import type { IncomingMessage, Server, ServerResponse } from "node:http";

export type Drain = {
  /**
   * Stops listening, lets requests under way finish and closes every connection.
   *
   * @param msMax how long requests may take for that, in ms; what is still under way then is broken off
   * @returns how many were broken off
   */
  readonly drain: (msMax: number) => Promise<number>;
};

/** Knows which requests are under way, so that stopping can wait for them. */
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

/** Tells the browser not to send its next request here. */
function closeAfter(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader("connection", "close");
}
