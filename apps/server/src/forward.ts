import { request, type IncomingMessage, type ServerResponse } from "node:http";

/** Proxies a request to another local port, keeping its `Host`. */
export function forward(req: IncomingMessage, res: ServerResponse, port: number): void {
  const { method, url, headers } = req;
  const asked = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(res);
  });
  asked.on("error", (fault) =>
    res.headersSent ? res.destroy(fault) : res.writeHead(502).end(String(fault)),
  );
  res.on("close", () => asked.destroy());
  req.pipe(asked);
}
