import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type PeerRequest = {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
};
export type PeerAnswer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Instead of JSON. */
  readonly text?: string;
};

/** A small HTTP server in the test's own process that answers as a peer's documentation says. */
export async function servePeer(
  answer: (request: PeerRequest) => PeerAnswer,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => {
      const said = Buffer.concat(parts).toString();
      const body: unknown = said === "" ? null : JSON.parse(said);
      const {
        status = 200,
        headers,
        json,
        text,
      } = answer({
        method: req.method ?? "",
        path: req.url ?? "",
        headers: req.headers,
        body,
      });
      res.writeHead(status, { "content-type": "application/json", ...headers });
      res.end(text ?? JSON.stringify(json));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
