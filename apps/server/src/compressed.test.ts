import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressed } from "./compressed.ts";
import { withDefaults } from "./default-headers.ts";

const PAGE = "<p>A cat sleeps in the sun.</p>".repeat(100);
const ANSWERS: Readonly<Record<string, () => Response>> = {
  "/page": () =>
    new Response(PAGE, { headers: { "content-type": "text/html", etag: '"v1"', vary: "Cookie" } }),
  "/weak": () => new Response(PAGE, { headers: { "content-type": "text/html", etag: 'W/"v1"' } }),
  "/plain": () => new Response(PAGE, { headers: { "content-type": "text/html" } }),
  "/small": () =>
    new Response("{}", { headers: { "content-type": "application/json", "content-length": "2" } }),
  "/events": () => new Response(": open\n\n", { headers: { "content-type": "text/event-stream" } }),
  "/picture": () => new Response(PAGE, { headers: { "content-type": "image/webp", etag: '"p1"' } }),
  "/public": () =>
    new Response(PAGE, { headers: { "content-type": "text/html", "cache-control": "public" } }),
  "/fault": () => new Response(PAGE, { status: 500, headers: { "content-type": "text/html", etag: '"v1"' } }),
};

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer(
    createRequestListener(async (asked) => {
      const answer = ANSWERS[new URL(asked.url).pathname]?.() ?? new Response(null, { status: 404 });
      return compressed(asked, withDefaults(answer));
    }),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((done, fail) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on("error", fail);
    asked.end();
  });

describe("a response available in several encodings", () => {
  test.each([
    { accept: "br", coding: "br", open: brotliDecompressSync },
    { accept: "gzip, br;q=0", coding: "gzip", open: gunzipSync },
    { accept: "identity", coding: undefined, open: (body: Buffer) => body },
  ])("is negotiated: $accept", async ({ accept, coding, open }) => {
    const { headers, body } = await ask("/page", { "accept-encoding": accept });
    expect(headers["content-encoding"]).toBe(coding);
    expect(open(body).toString()).toBe(PAGE);
    expect(headers.etag).toBe(coding ? `"v1-${coding}"` : '"v1"');
  });

  test.each(["br", "gzip", "identity", ""])(
    "varies by Accept-Encoding, whatever was requested: %j",
    async (accept) => {
      const { headers } = await ask("/page", accept ? { "accept-encoding": accept } : {});
      expect(headers.vary).toBe("Cookie, Accept-Encoding");
    },
  );

  test("is a 406 when the client accepts none of them", async () => {
    const { status, headers } = await ask("/page", { "accept-encoding": "identity;q=0" });
    expect([status, headers.vary]).toEqual([406, "Cookie, Accept-Encoding"]);
  });

  test("is compressed however small when the client refuses identity", async () => {
    const plain = await ask("/small", { "accept-encoding": "gzip" });
    expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, "{}"]);
    const zipped = await ask("/small", { "accept-encoding": "gzip, identity;q=0" });
    expect(gunzipSync(zipped.body).toString()).toBe("{}");
  });
});

test("images are never compressed", async () => {
  const { headers } = await ask("/picture", { "accept-encoding": "br, gzip" });
  expect([headers["content-encoding"], headers.vary, headers.etag]).toEqual([undefined, undefined, '"p1"']);
});

describe("If-None-Match", () => {
  test.each([
    { says: "the same tag", known: '"v1-br"', status: 304 },
    { says: "the tag as a weak validator", known: 'W/"v1-br"', status: 304 },
    { says: "a list that contains it", known: '"v0", W/"v9" , "v1-br"', status: 304 },
    { says: "the wildcard", known: "*", status: 304 },
    { says: "another version", known: '"v0"', status: 200 },
    { says: "another encoding", known: '"v1-gzip"', status: 200 },
    { says: "a tag that contains it as a substring", known: '"x\\"v1-br"', status: 200 },
    { says: "a tag without quotes", known: "v1-br", status: 200 },
  ])("$says", async ({ known, status }) => {
    const answer = await ask("/page", { "accept-encoding": "br", "if-none-match": known });
    expect(answer.status).toBe(status);
    expect([answer.headers.etag, answer.headers.vary]).toEqual(['"v1-br"', "Cookie, Accept-Encoding"]);
    if (status === 304) {
      expect(answer.body).toHaveLength(0);
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.headers["content-type"]).toBeUndefined();
    }
  });

  test("a weak ETag matches as well, and without an ETag only * does", async () => {
    expect((await ask("/weak", { "if-none-match": '"v1"' })).status).toBe(304);
    expect((await ask("/plain", { "if-none-match": '"v1"' })).status).toBe(200);
    expect((await ask("/plain", { "if-none-match": "*" })).status).toBe(304);
  });

  test("an error is sent in full, and a POST is never a 304", async () => {
    expect((await ask("/fault", { "if-none-match": '"v1"' })).status).toBe(500);
    expect((await ask("/page", { "if-none-match": '"v1"' }, "POST")).status).toBe(200);
  });
});

test.each(["br", "gzip", "identity"])("HEAD matches GET, without the body (%s)", async (accept) => {
  for (const path of ["/page", "/small", "/picture", "/fault", "/nothing"]) {
    const [get, head] = await Promise.all(
      ["GET", "HEAD"].map((method) => ask(path, { "accept-encoding": accept }, method)),
    );
    const { date: _date, "transfer-encoding": _coding, ...said } = get?.headers ?? {};
    expect(head).toMatchObject({ status: get?.status, headers: said });
    expect(head?.body).toHaveLength(0);
  }
});

test("responses without cache headers are no-store and nosniff", async () => {
  const { headers } = await ask("/plain");
  expect([headers["cache-control"], headers["x-content-type-options"]]).toEqual(["no-store", "nosniff"]);
  expect((await ask("/public")).headers["cache-control"]).toBe("public");
});

// R-PAY-61
test("server-sent events are not compressed: none waits in an encoder", async () => {
  const { headers, body } = await ask("/events", { "accept-encoding": "br, gzip" });
  expect([headers["content-encoding"], body.toString()]).toEqual([undefined, ": open\n\n"]);
});
