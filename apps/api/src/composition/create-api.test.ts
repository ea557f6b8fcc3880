import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../platform/config.ts";
import { createApi, type Api } from "./create-api.ts";
import { testDatabase } from "../platform/testing/test-database.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let api: Api;
let logged = "";
const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-api-"));
const CLIENT = { address: "192.0.2.1" };
const SHOP = "http://international.localhost:4000";

beforeAll(async () => {
  database = await testDatabase();
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url });
  api = await createApi(config, { log: pino({ level: "info" }, lines) });
});
afterAll(async () => {
  await api.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = (pathname: string, init: RequestInit = {}) =>
  api.fetch(new Request(`http://api.localhost:4000${pathname}`, init), CLIENT);
const asking = (headers: Record<string, string>) => ({
  method: "POST",
  headers: { "content-type": "application/json", "accept-version": "v2", ...headers },
  body: JSON.stringify({ query: '{ ifconfig(locale: "ja-JP") { country } }' }),
});

test.each(["\u0000", "\ud800", "a\u0000b"])(
  "malformed text such as %j is a client error",
  async (keyword) => {
    const query =
      "query ($keyword: String) { findStore(keyword: $keyword) { total } findArticle(keyword: $keyword) { total } }";
    const answer = await at("/graphql", {
      ...asking({}),
      body: JSON.stringify({ query, variables: { keyword } }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ message: expect.any(String), extensions: { code: "input/invalid" } }] },
    ]);
  },
);

describe("origins", () => {
  // R-API-9
  test("pages of our own sites may read answers, without cookies", async () => {
    const response = await at("/graphql", asking({ origin: SHOP }));
    expect(response.headers.get("access-control-allow-origin")).toBe(SHOP);
    expect(response.headers.has("access-control-allow-credentials")).toBe(false);
    expect(response.headers.get("vary")).toContain("Origin");
  });

  test.each([
    "https://evil.example",
    "null",
    "http://b0123.play.localhost:4000",
    "http://international.localhost:4001",
  ])("a page of %s may not", async (origin) => {
    const response = await at("/graphql", asking({ origin }));
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
    const before = await at("/graphql", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(before.headers.has("access-control-allow-origin")).toBe(false);
  });

  test("a CORS preflight is answered", async () => {
    const response = await at("/graphql", {
      method: "OPTIONS",
      headers: { origin: SHOP, "access-control-request-method": "POST" },
    });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([204, SHOP]);
    expect(response.headers.get("access-control-allow-headers")).toContain("accept-version");
  });
});

test("an unknown path gets an error in the usual format", async () => {
  const response = await at("/nothing");
  expect([response.status, await response.json()]).toEqual([
    404,
    { errors: [{ message: expect.any(String), extensions: { code: "input/invalid" } }] },
  ]);
});

test("translation sheets are served to pages of our own sites", async () => {
  const sheet = await at("/translations?id=international/ja-JP", { headers: { origin: SHOP } });
  expect([sheet.status, sheet.headers.get("access-control-allow-origin")]).toEqual([200, SHOP]);
  expect(await sheet.json()).toEqual({ id: "international/ja-JP", messages: {} });
});

test("the schema can be explored in a browser", async () => {
  const page = await at("/graphql", { headers: { accept: "text/html" } });
  expect([page.status, page.headers.get("content-type")]).toEqual([
    200,
    expect.stringContaining("text/html"),
  ]);
});

// R-PRV-7
test("tickets do not end up in the log", async () => {
  await at("/download/x/y.zip?ticket=very-secret");
  expect(logged).toContain("/download/x/y.zip?ticket=…");
  expect(logged).not.toContain("very-secret");
});

test("health distinguishes live from ready", async () => {
  expect(await (await at("/health/live")).json()).toEqual({ status: "live" });
  expect(await (await at("/health/ready")).json()).toEqual({ status: "ready" });
});

// R-OPS-19
test("healthy answers to a monitor do not fill the log", async () => {
  logged = "";
  await at("/health/ready");
  await at("/health");
  expect(logged).toBe("");
  await at("/health", { method: "POST" });
  expect(logged).toContain('"status":405');
});

test("only a process that starts serving sets the login redirect URLs, not one that merely opens the database", async () => {
  const addresses = async () => {
    const { rows } = await api.services.db.$client.query<{ uris: string }>(
      "select redirect_uris::text as uris from oauth_client order by client_id",
    );
    return rows.map(({ uris }) => uris).join(" ");
  };
  await api.registerSites();
  const before = await addresses();
  expect(before).toContain(`:${api.services.config.port}/`);
  const elsewhere = { ...api.services.config, port: 4999 };
  const command = await createApi(elsewhere, { log: pino({ level: "silent" }) });
  await command.seedIfEmpty(() => Promise.reject(new Error("no demo here"))).catch(() => undefined);
  expect(await addresses()).toBe(before);
  await command.registerSites();
  expect(await addresses()).toContain(":4999/");
  await command.close();
  await api.registerSites();
});

test("several processes may start on one database at once", async () => {
  const quiet = { log: pino({ level: "silent" }) };
  const copies = await Promise.all([
    createApi(api.services.config, quiet),
    createApi(api.services.config, quiet),
  ]);
  const answers = await Promise.all(
    copies.map((copy) => copy.fetch(new Request("http://api.localhost:4000/health"), CLIENT)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all(copies.map((copy) => copy.close()));
});
