import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
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
  writeFileSync(path.join(client, "assets/app-1a2b.js.gz"), gzipSync(SCRIPT));
  writeFileSync(path.join(client, "favicon.svg"), "<svg/>");
  writeFileSync(path.join(client, "sw.js"), SCRIPT);
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

test("a hashed file is immutable, and compressed for clients that accept it", async () => {
  const response = await get("/assets/app-1a2b.js", { "accept-encoding": "br" });
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(await response.text()).toBe(SCRIPT);
});

// R-WEB-30
test("the service worker is revalidated on every visit", async () => {
  const response = await get("/sw.js");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test("the same file is uncompressed for clients that do not", async () => {
  const response = await get("/assets/app-1a2b.js", { "accept-encoding": "identity" });
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(await response.text()).toBe(SCRIPT);
});

test("a client without brotli gets gzip, and q-values are respected", async () => {
  const codingFor = async (accept: string) => {
    const response = await get("/assets/app-1a2b.js", { "accept-encoding": accept });
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(await response.text()).toBe(SCRIPT);
    return response.headers.get("content-encoding");
  };
  expect(await codingFor("gzip, deflate")).toBe("gzip");
  expect(await codingFor("br;q=0, gzip")).toBe("gzip");
  expect(await codingFor("gzip, deflate, br")).toBe("br");
  expect(await codingFor("brotlike")).toBeNull();
});

test("a client that accepts nothing available gets 406", async () => {
  const refused = await get("/assets/app-1a2b.js", { "accept-encoding": "identity;q=0" });
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([406, "no-store"]);
});

test("each encoding has its own ETag", async () => {
  const tagFor = async (accept: string) =>
    (await get("/assets/app-1a2b.js", { "accept-encoding": accept })).headers.get("etag");
  const tags = await Promise.all(["br", "gzip", "identity"].map(tagFor));
  expect(new Set(tags).size).toBe(3);
  const asked = { "accept-encoding": "br", "if-none-match": String(tags[1]) };
  expect((await get("/assets/app-1a2b.js", asked)).status).toBe(200);
});

test("an unchanged file gets 304", async () => {
  const etag = (await get("/favicon.svg")).headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const answer = await get("/favicon.svg", { "if-none-match": known });
    expect([answer.status, answer.headers.get("etag")]).toEqual([304, etag]);
  }
  expect((await get("/favicon.svg", { "if-none-match": '"other"' })).status).toBe(200);
});

test("a file is read-only", async () => {
  const answer = await fetch(`${origin}/favicon.svg`, { method: "POST", body: "<svg/>" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a chunk of an earlier build is a 404 rather than a page", async () => {
  expect((await get("/assets/app-0000.js")).status).toBe(404);
});

test("everything else falls through to the page, including precompressed twins and path traversal", async () => {
  expect((await get("/store")).status).toBe(418);
  expect((await get("/favicon.svg.br")).status).toBe(418);
  expect((await get("/%2e%2e/server/index.js")).status).toBe(418);
});

test("a rebuild next to a running server breaks nothing", async () => {
  rmSync(path.join(folder, "build"), { recursive: true });
  expect((await get("/assets/app-1a2b.js")).status).toBe(200);
});
