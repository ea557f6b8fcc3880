import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import type { Config } from "@catnip/api/platform/config.ts";
import { afterEach, expect, test } from "vitest";
import { createSiteServer, type SiteServer } from "./site-server.ts";
import { readProxyTrust } from "./trusted-proxy.ts";

const config: Config = {
  production: false,
  port: 4000,
  dataDir: "/nonexistent",
  databaseUrl: undefined,
  secret: "5f".repeat(32),
  originPattern: "http://{site}.localhost:{port}",
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function statusOf(siteServer: SiteServer, head: string): Promise<string | undefined> {
  server = siteServer.makeServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
  socket.write(`GET / HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`);
  await once(socket, "close");
  return /^HTTP\/1.1 (\d+) /.exec(answer)?.[1];
}

const TWO_HOSTS = "Host: api.localhost:4000\r\nHost: mail.localhost:4000";

// R-API-14
test.each(["0", "1"])(
  "two host lines are refused while the shop starts, with TRUST_PROXY=%s",
  async (trust) => {
    const siteServer = () => createSiteServer(config, readProxyTrust(trust));
    expect(await statusOf(siteServer(), "Host: api.localhost:4000")).toBe("503");
    expect(await statusOf(siteServer(), TWO_HOSTS)).toBe("400");
    expect(await statusOf(siteServer(), `${TWO_HOSTS}\r\nX-Forwarded-Host: api.localhost:4000`)).toBe("400");
  },
);

// R-API-14
test("two host lines are refused before anything is served by either", async () => {
  const siteServer = createSiteServer(config, readProxyTrust(undefined));
  const unreachable = () => expect.unreachable();
  // A worker's siteServer; the port of the bank is never asked either.
  siteServer.serve({ fetch: unreachable, files: unreachable, pages: { serve: unreachable } } as never, 1);
  expect(await statusOf(siteServer, TWO_HOSTS)).toBe("400");
  expect(await statusOf(siteServer, "Host: bank.localhost:4000\r\nHost: api.localhost:4000")).toBe("400");
});
