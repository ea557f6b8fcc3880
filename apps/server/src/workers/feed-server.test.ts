import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { feedServer } from "./feed-server.ts";

const fed = createHttpServer({ connectionsCheckingInterval: 20 }, (_req, res) => res.end("answered"));
fed.headersTimeout = 100;
let listening: Server;
beforeEach(async () => {
  listening = createServer({ pauseOnConnect: true, allowHalfOpen: true }, feedServer(fed));
  await once(listening.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
  fed.closeAllConnections();
  listening.close();
});

/** What a client gets until the server hangs up. */
async function hears(text: string, end: boolean): Promise<string> {
  const socket = connect((listening.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  socket.setEncoding("utf8").on("data", (part: string) => (heard += part));
  if (end) socket.end(text);
  else socket.write(text);
  await once(socket, "close");
  return heard;
}

test("a client that has ended its side still gets its answer", async () => {
  expect(await hears("GET / HTTP/1.1\r\nhost: x\r\n\r\n", true)).toContain("answered");
});

// R-API-11
test("a client that does not finish its headers is cut off, as by a server that listens", async () => {
  expect(await hears("GET / HTTP/1.1\r\nhost:", false)).toMatch(/^HTTP\/1.1 408 /);
});
