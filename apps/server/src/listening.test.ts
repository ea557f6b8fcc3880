import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listenEverywhere } from "./listening.ts";
import { freePort } from "./testing/free-port.ts";

const opened: Server[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) if (server.listening) await closed(server);
});

test("a port that a dying process still holds is taken as soon as it is free", async () => {
  const port = await freePort();
  const holder = await holding(port);
  const listening = listenEverywhere({ hosts: ["127.0.0.1"], port }, createServer);
  await refusedOnce(port);
  await closed(holder);
  const [server] = await listening;
  opened.push(server!);
  expect(server!.address()).toMatchObject({ address: "127.0.0.1", port });
});

test("a port that stays taken is reported", async () => {
  const port = await freePort();
  await holding(port);
  await expect(listenEverywhere({ hosts: ["127.0.0.1"], port }, createServer)).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});

async function holding(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  opened.push(server);
  return server;
}

/** Resolves once another server was refused the port, so the one under test has been refused before. */
async function refusedOnce(port: number): Promise<void> {
  const other = createServer();
  await new Promise<void>((resolve, reject) => {
    other.once("error", () => resolve());
    other.listen(port, "127.0.0.1", () => reject(new Error(`Nothing held port ${port}.`)));
  });
}

const closed = (server: Server) => new Promise<void>((resolve) => void server.close(() => resolve()));
