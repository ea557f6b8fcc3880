import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-start-"));
chmodSync(folder, 0o755); // As root, the database runs as another user.
const dataDir = path.join(folder, "data");
const file = path.join(folder, "file");
writeFileSync(file, "a file");
const children: ChildProcess[] = [];
afterEach(() => Promise.all(children.splice(0).map(stopped)), 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without the demo shop, which takes a while, and without the pages, which would have to be built. */
const PRODUCTION = {
  NODE_ENV: "production",
  SECRET: "0123456789abcdef".repeat(4),
  PUBLIC_ORIGIN_PATTERN: "https://{site}.catnip.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  SITES: "api",
};

// R-OPS-4
describe("a startup error is reported in one sentence, with exit code 1", () => {
  test.each([
    { says: "an invalid port", env: { PORT: "abc" }, sentence: /^PORT must be a whole number/ },
    {
      says: "a file where the data folder should be",
      env: { DATA_DIR: file },
      sentence: /file is not a folder: choose another place for the data with DATA_DIR\.$/,
    },
    {
      says: "an invalid database URL",
      env: { DATABASE_URL: "nonsense" },
      sentence: /^DATABASE_URL is not the address of a PostgreSQL/,
    },
    {
      says: "a database that does not exist",
      env: { DATABASE_URL: "postgres://someone:secret@127.0.0.1:9/shop" },
      sentence: /^The database in DATABASE_URL does not answer/,
    },
    { says: "a weak secret", env: { ...PRODUCTION, SECRET: "x" }, sentence: /^SECRET must be at least 32/ },
  ])("$says", { timeout: 60_000 }, async ({ env, sentence }) => {
    const { code, said } = await refused({ PORT: String(await freePort()), ...env });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(sentence);
    expect(said[0]).not.toContain("secret@");
    expect(code).toBe(1);
  });
});

describe("next to a running shop", () => {
  let port: number;
  let shop: Shop;
  beforeAll(async () => {
    port = await freePort();
    shop = await opened({ ...PRODUCTION, PORT: String(port), DATA_DIR: dataDir });
    // Shared by the whole block, not per test.
    children.splice(children.indexOf(shop.child), 1);
  }, 120_000);
  afterAll(() => stopped(shop.child), 60_000);

  test(
    "a second start on the same data is refused, and the first keeps running",
    { timeout: 60_000 },
    async () => {
      const other = String(await freePort());
      const { code, said } = await refused({ ...PRODUCTION, PORT: other, DATA_DIR: dataDir });
      expect(said).toEqual([
        `The data in ${dataDir} are in use by the shop on port ${port} (process ${shop.child.pid}): stop it, or choose another folder with DATA_DIR.`,
      ]);
      expect(code).toBe(1);
      expect(await statusOf("127.0.0.1", port)).toBe(200);
    },
  );

  test("the books can be verified while it runs", { timeout: 60_000 }, async () => {
    const ledger = path.resolve(import.meta.dirname, "../../api/src/cli/ledger.ts");
    const verify = start(ledger, ["verify"], { ...PRODUCTION, DATA_DIR: dataDir });
    const [code] = (await once(verify.child, "exit")) as [number];
    expect(verify.said()).toMatch(/^The books balance/);
    expect(code).toBe(0);
    expect(await statusOf("127.0.0.1", port)).toBe(200);
  });

  test(
    "after a kill nothing stays locked: the next start takes over and shuts down cleanly",
    { timeout: 120_000 },
    async () => {
      shop.child.kill("SIGKILL");
      await once(shop.child, "exit");
      shop = await opened({ ...PRODUCTION, PORT: String(port), DATA_DIR: dataDir });
      children.splice(children.indexOf(shop.child), 1);
      expect(shop.said()).toContain("took over the database that an earlier process left running");
      expect(await statusOf("127.0.0.1", port)).toBe(200);
    },
  );
});

// R-OPS-20
test("Ctrl-C ends with one line, which says where everything is kept", { timeout: 120_000 }, async () => {
  const own = path.join(folder, "ended");
  const shop = await opened({ ...PRODUCTION, PORT: String(await freePort()), DATA_DIR: own });
  const before = shop.said();
  shop.child.kill("SIGINT");
  const [code] = (await once(shop.child, "close")) as [number];
  expect(shop.said().slice(before.length).trim().split("\n").at(-1)).toBe(
    `Goodbye. Everything is stopped, and kept in ${own}.`,
  );
  expect(code).toBe(0);
});

describe("network access", () => {
  test(
    "a development shop is reachable from this machine on both loopback addresses, and from nowhere else",
    {
      timeout: 60_000,
    },
    async () => {
      // A database that never answers: the port is open, and nothing behind it matters here.
      const silent = createServer().listen(0, "127.0.0.1");
      await once(silent, "listening");
      const { port: database } = silent.address() as AddressInfo;
      const port = await freePort();
      start(MAIN, [], {
        PORT: String(port),
        DATA_DIR: path.join(folder, "development"),
        DATABASE_URL: `postgres://someone:secret@127.0.0.1:${database}/shop`,
      });
      await expect
        .poll(() => statusOf("127.0.0.1", port).catch(() => null), { timeout: 50_000, interval: 50 })
        .not.toBeNull();
      const [others, ipv6] = await Promise.all([
        statusOf(otherAddress() ?? "192.0.2.7", port).catch(String),
        hasIpv6() ? statusOf("::1", port).catch(String) : 503,
      ]);
      expect(otherAddress() ? others : "ECONNREFUSED").toContain("ECONNREFUSED");
      expect(ipv6).toBe(503);
      silent.close();
    },
  );
});

const MAIN = path.join(import.meta.dirname, "main.ts");

type Shop = { readonly child: ChildProcess; readonly said: () => string };

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Shop {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  return { child, said: () => said };
}

/** Starts a shop that must fail to start; returns its output without progress lines. */
async function refused(env: NodeJS.ProcessEnv) {
  const { child, said } = start(MAIN, [], env);
  const [code] = (await once(child, "close")) as [number | null];
  const lines = said()
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^ {2}✓ /.test(line));
  return { code, said: lines };
}

async function opened(env: NodeJS.ProcessEnv): Promise<Shop> {
  const shop = start(MAIN, [], env);
  while (!shop.said().includes("Catnip is open")) {
    if (shop.child.exitCode !== null) throw new Error(`It did not open: ${shop.said()}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return shop;
}

const LOOK_EVERY_MS = 50;

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

function statusOf(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host, port, path: "/health", headers: { host: `localhost:${port}` } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).once("error", reject);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const addresses = () => Object.values(networkInterfaces()).flatMap((each) => each ?? []);
/** A non-loopback address of this machine. */
const otherAddress = () =>
  addresses().find(({ internal, family }) => !internal && family === "IPv4")?.address;
const hasIpv6 = () => addresses().some(({ address }) => address === "::1");
