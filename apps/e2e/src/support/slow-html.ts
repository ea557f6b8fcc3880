import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ask } from "./http.ts";

/**
 * Serves a site of the product on a port of its own, with HTML of which only the beginning arrives, as on a slow
 * network. No test can do this in the browser: a page that is written by a script is painted before its styles are
 * there.
 *
 * @param home URL of the site
 * @param beginning how much of a page arrives at once, in characters
 */
export async function slowHtml(home: string, beginning: (html: string) => number) {
  const { promise: isRest, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void ask(home + (request.url ?? "/")).then(async ({ status, headers, body }) => {
      response.writeHead(status, { ...headers, "content-length": body.length });
      if (!headers["content-type"]?.startsWith("text/html")) return void response.end(body);
      const html = body.toString();
      const first = html.slice(0, beginning(html));
      response.write(first);
      await isRest;
      response.end(html.slice(first.length));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(home);
  url.port = String((server.address() as AddressInfo).port);
  return {
    home: url.origin,
    sendRest,
    close: () => {
      sendRest();
      server.closeAllConnections();
      server.close();
    },
  };
}
