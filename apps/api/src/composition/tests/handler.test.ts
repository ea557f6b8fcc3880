import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SchemaBuilder from "@pothos/core";
import { afterAll, describe, expect, test } from "vitest";
import type { Config } from "../../platform/config.ts";
import type { Viewer } from "../../platform/context.ts";
import { connectDatabase } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { createLog } from "../../platform/log.ts";
import { schema } from "../schema.ts";
import { createGraphqlHandler } from "../../platform/graphql/handler.ts";

const folder = mkdtempSync(path.join(tmpdir(), "catnip-graphql-"));
const documentsFile = path.join(folder, "documents.json");
writeFileSync(
  documentsFile,
  JSON.stringify({
    "sha256:known": "query Where($locale: String) { ifconfig(locale: $locale) { country } }",
  }),
);
// Nothing listens there: whatever needs the database finds it down.
const away = connectDatabase("postgres://nobody@127.0.0.1:9/none");
afterAll(async () => {
  await away.$client.end();
  rmSync(folder, { recursive: true, force: true });
});

const VIEWER: Viewer = {
  uuid: "0198c0de-0000-7000-8000-000000000001",
  sid: "s",
  roles: ["player"],
  audience: "api",
};

function handler(options: { readonly production?: boolean; readonly schema?: typeof schema } = {}) {
  const config: Config = {
    production: options.production ?? false,
    port: 4000,
    dataDir: folder,
    databaseUrl: undefined,
    secret: "5e".repeat(32),
    originPattern: "http://{site}.localhost:{port}",
  };
  const handle = createGraphqlHandler({
    schema: options.schema ?? schema,
    services: { config, db: away, now: () => new Date("2026-03-01T12:00:00Z") },
    log: createLog("silent"),
    documentsFile,
    viewerOf: async (token) => {
      if (token === "good") return VIEWER;
      throw new ApiError("auth/id-token-expired", "The token has run out");
    },
  });
  return async (body: unknown, headers: Record<string, string> = {}, method = "POST") => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const request = new Request("http://api.localhost:4000/graphql", {
      method,
      headers: { "content-type": "application/json", "accept-version": "v2", ...headers },
      ...(method === "GET" ? {} : { body: text }),
    });
    const response = await handle(request, { address: "192.0.2.1" });
    const answer = (await response.json()) as {
      data?: unknown;
      errors?: { message: string; extensions: Record<string, unknown> }[];
    };
    return {
      status: response.status,
      headers: response.headers,
      code: answer.errors?.[0]?.extensions["code"],
      ...answer,
    };
  };
}

// R-API-7
describe("the door", () => {
  const ask = handler();
  const QUERY = { query: '{ ifconfig(locale: "de-DE") { country } }' };

  test("an operation by its hash", async () => {
    expect(await ask({ documentId: "sha256:known", variables: { locale: "zh-TW" } })).toMatchObject({
      status: 200,
      data: { ifconfig: { country: "TW" } },
    });
  });

  test.each([
    { says: "an unknown hash", body: { documentId: "sha256:other" }, status: 400, code: "input/invalid" },
    {
      says: "another version",
      body: QUERY,
      headers: { "accept-version": "v1" },
      status: 400,
      code: "request/version",
    },
    {
      says: "a form",
      body: "query=%7B__typename%7D",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      status: 415,
      code: "input/invalid",
    },
    {
      says: "plain text, which any other site's page can send",
      body: QUERY,
      headers: { "content-type": "text/plain" },
      status: 415,
      code: "input/invalid",
    },
    { says: "GET", body: QUERY, method: "GET", status: 405, code: "input/invalid" },
    { says: "PUT", body: QUERY, method: "PUT", status: 405, code: "input/invalid" },
    { says: "invalid JSON", body: "{", status: 400, code: "input/invalid" },
    { says: "a batch", body: [QUERY, QUERY], status: 400, code: "input/invalid" },
    { says: "an empty object", body: {}, status: 400, code: "input/invalid" },
    {
      says: "variables as a list",
      body: { ...QUERY, variables: [1] },
      status: 400,
      code: "input/invalid",
    },
    {
      says: "a body of more than 100 kB",
      body: { ...QUERY, pad: "x".repeat(100_000) },
      status: 413,
      code: "input/invalid",
    },
    {
      says: "an expired token",
      body: QUERY,
      headers: { authorization: "Bearer worn" },
      status: 401,
      code: "auth/id-token-expired",
    },
    {
      says: "another authorization scheme",
      body: QUERY,
      headers: { authorization: "Basic Z29vZA==" },
      status: 401,
      code: "auth/argument-error",
    },
    { says: "an unknown field", body: { query: "{ nothing }" }, status: 400, code: "input/invalid" },
    {
      says: "a query that is too deep",
      body: {
        query: `{ __type(name: "Query") { fields { type ${"{ ofType ".repeat(20)} { name } ${"}".repeat(20)} } } }`,
      },
      status: 400,
      code: "input/invalid",
    },
    {
      says: "a query nested deeper than the parser can go",
      body: { query: "{ a".repeat(1_300) + " }".repeat(1_300) },
      status: 400,
      code: "input/invalid",
    },
    { says: "a subscription", body: { query: "subscription { x }" }, status: 400, code: "input/invalid" },
    {
      says: "two operations in one document",
      body: { query: "query a { __typename } query b { __typename }" },
      status: 400,
      code: "input/invalid",
    },
    {
      says: "a thousand aliases",
      body: {
        query: `{ ${Array.from({ length: 1_000 }, (_, n) => `a${n}: ifconfig { country }`).join(" ")} }`,
      },
      status: 400,
      code: "input/invalid",
    },
  ])("rejects $says", async ({ body, headers = {}, method, status, code }) => {
    const answer = await ask(body, headers, method);
    expect(answer).toMatchObject({ status, code });
    expect(answer.errors?.[0]?.message).not.toMatch(/^Syntax Error: (Expected|Unexpected)/);
  });

  test("a variable of the wrong type is a client error", async () => {
    const answer = await ask({ documentId: "sha256:known", variables: { locale: { a: 1 } } });
    expect(answer.code).toBe("input/invalid");
  });

  // R-SIG-2
  test("a cookie does not authenticate", async () => {
    const query = { query: "{ findWishlist { uuid } }" };
    expect((await ask(query, { cookie: "catnip_session=good; authorization=Bearer good" })).code).toBe(
      "auth/login-required",
    );
  });
});

// R-API-6
test("production answers only our own operations, and reveals nothing about its schema", async () => {
  const ask = handler({ production: true });
  expect((await ask({ documentId: "sha256:known" })).status).toBe(200);
  for (const query of [
    "{ __schema { types { name } } }",
    "{ ifconfig { country } }",
    "{ ifconfg { country } }",
  ]) {
    const refused = await ask({ query });
    expect(refused).toMatchObject({ status: 400, code: "input/invalid" });
    expect(JSON.stringify(refused.errors)).not.toContain("Did you mean");
  }
});

describe("faults", () => {
  const builder = new SchemaBuilder<{ DefaultFieldNullability: false }>({ defaultFieldNullability: false });
  builder.queryType({
    fields: (t) => ({
      broken: t.string({
        resolve: () => {
          throw new Error('relation "secret_table" does not exist at /srv/app/x.ts:12');
        },
      }),
      refused: t.string({
        resolve: () => {
          throw new ApiError("pay/insufficient-balance", "The wallet does not cover the price.", {
            missing: 12,
          });
        },
      }),
    }),
  });
  const ask = handler({ schema: builder.toSchema() });

  // R-ERR-1
  test("an error keeps its code and details", async () => {
    expect((await ask({ query: "{ refused }" })).errors).toEqual([
      {
        message: "The wallet does not cover the price.",
        path: ["refused"],
        extensions: { code: "pay/insufficient-balance", facts: { missing: 12 } },
      },
    ]);
  });

  // R-ERR-2
  test("an unknown error becomes 9999 with the request id, and reveals no internals", async () => {
    const answer = await ask({ query: "{ broken }" });
    expect(answer.errors).toEqual([
      {
        message: "Unknown error, contact support.",
        path: ["broken"],
        extensions: { code: "9999", request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/secret_table|\.ts/);
  });
});

// R-WEB-10
test("while the database is down the answer is 503, with Retry-After", async () => {
  const answer = await handler()({ query: "{ findStore { total } }" });
  expect(answer).toMatchObject({ status: 503, code: "service/unavailable" });
  expect(answer.headers.get("retry-after")).toBe("5");
});

// R-TRF-6
test("traffic that cannot be logged is not an error", async () => {
  const answer = await handler()({
    query: 'mutation { addLogTraffic(consent: true, event_name: "pg_store_search") }',
  });
  expect(answer).toMatchObject({ status: 200, data: { addLogTraffic: false } });
});
