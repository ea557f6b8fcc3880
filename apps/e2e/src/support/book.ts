import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "@playwright/test";

const BUILD = path.resolve(import.meta.dirname, "../../../book/build");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** A page of the book: a part, or a popup in one of its states. */
export interface BookPage {
  readonly part: string;
  readonly state: string;
}

/** Serves the built book: static files, without the product. */
export async function serveBook(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => void send(request.url ?? "/", response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function send(url: string, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, "http://book");
  const file = path.join(BUILD, path.normalize(pathname));
  if (!(await stat(file).catch(() => null))?.isFile()) return void response.writeHead(404).end();
  response.writeHead(200, {
    "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
    "cache-control": pathname.startsWith("/assets/") ? "max-age=3600, immutable" : "no-cache",
  });
  createReadStream(file).pipe(response);
}

/** Every page of the book, as its table of contents has them. */
export async function pagesOfBook(page: Page, origin: string): Promise<readonly BookPage[]> {
  await page.goto(`${origin}/index.html`);
  return page.evaluate(() => Reflect.get(window, "bookPages") as BookPage[]);
}

/** Opens a page of the book, and waits until it has come to rest. */
export async function openBook(
  page: Page,
  origin: string,
  query: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`${origin}/page.html?${new URLSearchParams(query)}`);
  await page.locator("html[data-settled]").waitFor({ state: "attached" });
}
