import { createServer, type IncomingMessage } from "node:http";
import { flushCompileCache } from "node:module";
import type { AddressInfo } from "node:net";

/** A process's responses, and its messages to its parent about each. */
type Answer = { readonly status: number; readonly body: string };

/** The point at which a request wants its process killed: the parent is notified and waits for it. */
export const STOP_HEADER = "x-stop-at";

/**
 * Serves one kind of request on a free local port, which it reports to the parent process. With `x-stop-at: answer`
 * the response is ready but never sent; with `answered` the parent is notified once it was sent.
 */
export function serve(answer: (path: string, headers: Headers, body: Buffer) => Promise<Answer>): void {
  const server = createServer((request, response) => {
    void (async () => {
      const headers = new Headers(
        Object.entries(request.headersDistinct).flatMap(([name, values]) =>
          (values ?? []).map((value): [string, string] => [name, value]),
        ),
      );
      const stop = headers.get(STOP_HEADER);
      const { status, body } = await answer(request.url ?? "/", headers, await bytesOf(request)).catch(
        (fault: unknown) => ({ status: 500, body: JSON.stringify({ fault: String(fault) }) }),
      );
      if (stop === "answer") return tell({ at: "answer" });
      response.writeHead(status).end(body, () => stop === "answered" && tell({ at: "answered" }));
    })();
  });
  server.listen(0, "127.0.0.1", () => {
    // Now, for a process that is killed never comes to it: the next one starts in a fraction of the time.
    flushCompileCache();
    tell({ port: (server.address() as AddressInfo).port });
  });
  // The parent is gone: nothing left to serve.
  process.on("disconnect", () => process.exit(0));
}

function tell(message: { readonly port: number } | { readonly at: string }): void {
  process.send?.(message);
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
