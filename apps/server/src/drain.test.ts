import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { trackRequests, type Drain } from "./drain.ts";

let asked: ServerResponse[] = [];
let port = 0;
let tracked: Drain;
let stop: () => void;
beforeEach(async () => {
  asked = [];
  const server = createServer((_req, res) => void asked.push(res));
  tracked = trackRequests([server]);
  stop = () => server.closeAllConnections();
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
  accepted = () => once(server, "connection");
});
afterEach(() => stop());
let accepted: () => Promise<unknown>;

const GET = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

/** A connection that the server has accepted. */
async function client(): Promise<{ socket: Socket; heard: Promise<string> }> {
  const isAccepted = accepted();
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => (text += part));
  const heard = once(socket, "close").then(() => text);
  await isAccepted;
  return { socket, heard };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

// R-OPS-11
test("a connection accepted just before may still send a request, and its response closes it", async () => {
  const { socket, heard } = await client();
  const drained = tracked.drain(10_000);
  socket.write(GET);
  await until(() => asked.length > 0);
  asked[0]?.end("answered");
  expect(await heard).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*answered/i);
  expect(await drained).toBe(0);
});

test("a request in flight is answered, unless it exceeds the limit and is aborted", async () => {
  const [quick, slow] = [await client(), await client()];
  quick.socket.write(GET);
  slow.socket.write(GET);
  await until(() => asked.length === 2);
  const drained = tracked.drain(1_500);
  asked[0]?.end("answered");
  const heard = await Promise.race([quick.heard, slow.heard]);
  expect(heard).toContain("answered");
  expect(await drained).toBe(1);
});

test("a connection without a request is closed, and nothing counts as aborted", async () => {
  const { heard } = await client();
  expect(await tracked.drain(10_000)).toBe(0);
  expect(await heard).toBe("");
});

test("an idle connection that has had its response does not delay the shutdown", async () => {
  const { socket, heard } = await client();
  socket.write(GET);
  await until(() => asked.length > 0);
  asked[0]?.end("answered");
  await once(asked[0] as ServerResponse, "close");
  const drained = tracked.drain(10_000);
  expect(await heard).toContain("answered");
  expect(await drained).toBe(0);
});
