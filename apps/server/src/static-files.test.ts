import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "./static-files.ts";

const SCRIPT = "console.log('purr');".repeat(40);
let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-static-"));
  const client = path.join(folder, "build/client");
  mkdirSync(path.join(client, "assets"), { recursive: true });
  writeFileSync(path.join(client, "assets/app-1a2b.js"), SCRIPT);
  writeFileSync(path.join(client, "assets/app-1a2b.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(client, "favicon.svg"), "<svg/>");
  const serve = staticFiles(folder);
  server = createServer((req, res) => serve(req, res, () => res.writeHead(418).end("page")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => fetch(origin + url, { headers });

test("a hashed file may be kept for ever, and comes compressed to those who take it", async () => {
  const response = await get("/assets/app-1a2b.js", { "accept-encoding": "br" });
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(await response.text()).toBe(SCRIPT);
});

test("the same file comes plain to those who do not", async () => {
  const response = await get("/assets/app-1a2b.js", { "accept-encoding": "identity" });
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe(SCRIPT);
});

test("an unchanged file is not sent twice", async () => {
  const etag = (await get("/favicon.svg")).headers.get("etag") ?? "";
  expect((await get("/favicon.svg", { "if-none-match": etag })).status).toBe(304);
});

test("a chunk of an earlier build is a 404 and not a page", async () => {
  expect((await get("/assets/app-0000.js")).status).toBe(404);
});

test("everything else is the page's business, the compressed twins and paths that climb included", async () => {
  expect((await get("/store")).status).toBe(418);
  expect((await get("/favicon.svg.br")).status).toBe(418);
  expect((await get("/%2e%2e/server/index.js")).status).toBe(418);
});

test("a rebuild beside a running server takes nothing away from it", async () => {
  rmSync(path.join(folder, "build"), { recursive: true });
  expect((await get("/assets/app-1a2b.js")).status).toBe(200);
});
