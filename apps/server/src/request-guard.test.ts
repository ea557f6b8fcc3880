import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guardRequests, uploadsTo } from "./request-guard.ts";

let server: Server;
let port: number;
beforeAll(async () => {
  // Responds without reading the body, as a site does for an unknown path.
  const inside = createRequestListener(async (request) => {
    const { pathname } = new URL(request.url);
    return new Response(pathname === "/echo" ? String((await request.text()).length) : pathname);
  });
  server = createServer(
    guardRequests(
      inside,
      uploadsTo((host) => host.split(".")[0] ?? null),
      { form: { idleMs: 200, totalMs: 1_000 }, upload: { idleMs: 60_000, totalMs: 60_000 } },
    ),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends raw text and returns the whole response once the peer has closed. */
const said = (text: string) =>
  new Promise<string>((done, fail) => {
    const socket: Socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (part) => (answer += part.toString()));
    socket.on("close", () => done(answer));
    socket.on("error", fail);
  });

test.each([
  ["TRACE", "TRACE / HTTP/1.1\r\nHost: shop.localhost", 405],
  ["a host with a space", "GET / HTTP/1.1\r\nHost: a b", 400],
  ["a host with an invalid percent escape", "GET / HTTP/1.1\r\nHost: %%%", 400],
  ["a host with user information", "GET / HTTP/1.1\r\nHost: a@shop.localhost", 400],
  ["a host with a path", "GET / HTTP/1.1\r\nHost: shop.localhost/store/1?x=", 400],
  ["a port out of range", "GET / HTTP/1.1\r\nHost: shop.localhost:99999", 400],
  ["an incomplete address", "GET / HTTP/1.1\r\nHost: [::1", 400],
  ["an empty host", "GET / HTTP/1.1\r\nHost:", 400],
  ["no path", "OPTIONS * HTTP/1.1\r\nHost: shop.localhost", 400],
  ["a malformed absolute URL", "GET http://[ HTTP/1.1\r\nHost: shop.localhost", 400],
  ["an ordinary request", "GET /store HTTP/1.1\r\nHost: shop.localhost:4000", 200],
  ["an IP address of the machine", "GET / HTTP/1.1\r\nHost: [::1]:4000", 200],
])("%s", async (_says, head, status) => {
  const answer = await said(`${head}\r\nConnection: close\r\n\r\n`);
  expect(answer.split("\r\n", 1)[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

const CHUNKED = "0\r\n\r\n";

// R-API-14
test.each([
  ["two host lines", "Host: shop.localhost\r\nHost: api.localhost"],
  ["two host lines that say the same", "Host: shop.localhost\r\nHOST: shop.localhost"],
  ["two hosts in one line", "Host: shop.localhost, api.localhost"],
  ["a host and an authority", "Host: shop.localhost\r\n:authority: api.localhost"],
  ["a host on a folded line", "Host: shop.localhost\r\nX-One: 1\r\n Host: api.localhost"],
  ["a host whose name has a space", "Host: shop.localhost\r\nHost : api.localhost"],
])("a request with %s is refused", async (_says, head) => {
  expect(await said(`GET / HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
});

// R-API-14
test.each([
  ["another host in the request's target", "GET http://api.localhost/ HTTP/1.1", "", "", 400],
  ["its own host in the request's target", "GET http://shop.localhost/ HTTP/1.1", "", "", 400],
  ["a fragment", "GET /store#admin HTTP/1.1", "", "", 400],
  ["two lengths", "POST / HTTP/1.1", "Content-Length: 3\r\nContent-Length: 5\r\n", "abc", 400],
  ["the same length twice", "POST / HTTP/1.1", "Content-Length: 3\r\nContent-Length: 3\r\n", "abc", 400],
  ["a list of lengths", "POST / HTTP/1.1", "Content-Length: 3, 3\r\n", "abc", 400],
  [
    "a length and chunks",
    "POST / HTTP/1.1",
    "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
    CHUNKED,
    400,
  ],
  [
    "chunks and a length",
    "POST / HTTP/1.1",
    "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
    CHUNKED,
    400,
  ],
  [
    "chunks twice",
    "POST / HTTP/1.1",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
    CHUNKED,
    400,
  ],
  ["chunks twice in one line", "POST / HTTP/1.1", "Transfer-Encoding: chunked, chunked\r\n", CHUNKED, 400],
  ["a coding that looks like chunks", "POST / HTTP/1.1", "Transfer-Encoding: xchunked\r\n", CHUNKED, 501],
  ["a coding in chunks", "POST / HTTP/1.1", "Transfer-Encoding: gzip, chunked\r\n", CHUNKED, 501],
  ["chunks in HTTP/1.0", "POST / HTTP/1.0", "Transfer-Encoding: chunked\r\n", CHUNKED, 400],
  ["lines that end without a return", "GET / HTTP/1.1\nX: 1", "", "", 400],
])("%s is refused", async (_says, first, more, body, status) => {
  const answer = await said(`${first}\r\nHost: shop.localhost\r\nConnection: close\r\n${more}\r\n${body}`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test("an unsupported method gets 405 with the allowed ones", async () => {
  const answer = await said("TRACE / HTTP/1.1\r\nHost: shop.localhost\r\nConnection: close\r\n\r\n");
  expect(answer.toLowerCase()).toContain("\r\nallow: get, head, post\r\n");
});

test("an unread body does not block the next request", async () => {
  const body = "x".repeat(500_000);
  const first = `POST /first HTTP/1.1\r\nHost: shop.localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const answer = await said(
    `${first}GET /second HTTP/1.1\r\nHost: shop.localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toContain("/first");
  expect(answer).toContain("/second");
});

test("an oversized body is rejected, and one of ordinary size is accepted", async () => {
  const head = (length: number) =>
    `POST /echo HTTP/1.1\r\nHost: shop.localhost\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
  expect(await said(head(1_000_001))).toMatch(/^HTTP\/1.1 413 /);
  expect(await said(head(300_000) + "x".repeat(300_000))).toContain("300000");
});

describe("an upload", () => {
  const form = "Content-Type: multipart/form-data; boundary=x";
  const head = (host: string, address: string, type: string, length: number) =>
    `POST ${address} HTTP/1.1\r\nHost: ${host}\r\n${type}\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
  const bare = "Content-Type: application/octet-stream";
  const PROOF = "/log/01JNB2Q6W0ABCDEFGHJKMNPQRS/proof";
  const status = (answer: string) => /^HTTP\/1.1 (\d+) /.exec(answer)?.[1];

  test("may be as large as an image, and gets a response even if it is never read", async () => {
    const upload = head("api.localhost", "/graphql", form, 20_000_000).replace("close", "keep-alive");
    const next = "GET /next HTTP/1.1\r\nHost: shop.localhost\r\nConnection: close\r\n\r\n";
    const answer = await said(upload + "x".repeat(20_000_000) + next);
    expect(status(answer)).toBe("200");
    expect(answer).toContain("/next");
  });

  test.each([PROOF, `/zh-CN${PROOF}`])("may be a proof of a transfer, sent to %s", async (address) => {
    const upload = head("pay.localhost", address, bare, 2_000_000);
    expect(status(await said(upload + "x".repeat(2_000_000)))).toBe("200");
  });

  test.each([
    ["longer than any picture", "api.localhost", "/graphql", form, 20_200_001],
    ["to another site", "shop.localhost", "/graphql", form, 1_000_001],
    ["to another address", "api.localhost", "/session", form, 1_000_001],
    ["in another form", "api.localhost", "/graphql", "Content-Type: application/json", 1_000_001],
    ["of a proof to a shop", "shop.localhost", PROOF, bare, 1_000_001],
    ["of a proof as a form", "pay.localhost", PROOF, form, 1_000_001],
    ["of a proof that is too long", "pay.localhost", PROOF, bare, 20_200_001],
  ])("%s is not", async (_says, host, address, type, length) => {
    expect(status(await said(head(host, address, type, length)))).toBe("413");
  });
});

test("nor is one without a declared length", async () => {
  const chunks = (count: number) => `${"ffff\r\n".concat("x".repeat(65_535), "\r\n").repeat(count)}0\r\n\r\n`;
  const head =
    "POST /echo HTTP/1.1\r\nHost: shop.localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
  expect(await said(head + chunks(2))).toContain("131070");
  // Repeated: how much arrives in one turn of the event loop varies.
  for (let times = 0; times < 50; times += 1) {
    const cut = await said(head + chunks(20)).catch(() => "reset");
    expect(cut).not.toContain("HTTP/1.1 200");
  }
});

// R-API-11
test("an endless body is cut off", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST / HTTP/1.1\r\nHost: shop.localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  const part = Buffer.from(`ffff\r\n${"x".repeat(65_535)}\r\n`);
  const more = () => {
    while (!socket.destroyed && socket.write(part)) continue;
  };
  socket.on("drain", more);
  socket.resume();
  const closed = new Promise((done) => socket.once("close", done));
  more();
  await closed;
  expect(socket.bytesWritten).toBeLessThan(100_000_000);
});

// R-API-11
describe("a slow body", () => {
  const head = (address: string, host: string, type: string) =>
    `POST ${address} HTTP/1.1\r\nHost: ${host}\r\n${type}\r\nContent-Length: 1000\r\n\r\n`;

  /** Sends the head, and then a byte on demand, until the peer closes. */
  const drip = (text: string, everyMs: number) =>
    new Promise<string>((done) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      const timer = setInterval(() => socket.write("x"), everyMs);
      let answer = "";
      socket.on("data", (part) => (answer += part.toString()));
      socket.on("error", () => undefined);
      socket.on("close", () => {
        clearInterval(timer);
        done(answer);
      });
    });

  test.each([
    ["one that stalls", "/echo", 1_000_000],
    ["one that arrives byte by byte", "/echo", 20],
  ])("%s is rejected, and its connection closed", async (_says, address, everyMs) => {
    const answer = await drip(head(address, "shop.localhost", "Content-Type: text/plain"), everyMs);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain("Send it again.");
  });

  test("one that was already answered is cut off", async () => {
    const answer = await drip(head("/unread", "shop.localhost", "Content-Type: text/plain"), 20);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  test("an upload may take longer", async () => {
    const form = "Content-Type: multipart/form-data; boundary=x";
    const slow = connect(port, "127.0.0.1");
    slow.on("error", () => undefined);
    slow.write(head("/graphql", "api.localhost", form));
    let closed = false;
    slow.once("close", () => (closed = true));
    // An ordinary form that started later has timed out meanwhile.
    await drip(head("/echo", "shop.localhost", "Content-Type: text/plain"), 1_000_000);
    expect(closed).toBe(false);
    slow.destroy();
  });
});
