import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A host of their own, so that pictures are another one's, as the shop's are. */
const HOST = "bare.localhost";

/** Pages without styles and scripts, whose largest part is text or a cover. */
export type BarePages = { readonly words: string; readonly cover: string; readonly close: () => void };

/**
 * The best a browser can do: a page with only a heading and text, and one with a heading and a single
 * cover.
 *
 * @param cover its address, at another host
 * @returns the addresses of both
 */
export async function serveBarePages(cover: string): Promise<BarePages> {
  const parts: Readonly<Record<string, string>> = {
    "/words": `<p>${"Words. ".repeat(80)}</p>`,
    "/cover": `<img src="${cover}" alt="" width="320" height="240" fetchpriority="high">`,
  };
  const server = createServer(({ url = "" }, response) => {
    const part = parts[url];
    response.writeHead(part === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(part && HEAD + part);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return { words: `${origin}/words`, cover: `${origin}/cover`, close: () => server.close() };
}

const HEAD = `<!doctype html><html lang="en"><title>Bare</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><h1>Bare</h1>`;
