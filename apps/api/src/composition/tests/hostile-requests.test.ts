import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApi, type Api } from "../create-api.ts";
import { readConfig } from "../../platform/config.ts";
import { createLog } from "../../platform/log.ts";
import { schema } from "../schema.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { sizeOfDocument, tooLarge } from "../../platform/graphql/document-limits.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const PERSISTED = {
  "sha256:search": "query Search($q: PageInput, $limit: Int) { findStore(q: $q, limit: $limit) { total } }",
};

let database: Awaited<ReturnType<typeof testDatabase>>;
const apis = new Map<"development" | "production", Api>();
/** Of a user who may send ad-hoc documents in production. */
let staffToken = "";
type Mode = "development" | "production" | "production, for staff,";
const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-hostile-"));
const documents = path.join(dataDir, "documents.json");

beforeAll(async () => {
  writeFileSync(documents, JSON.stringify(PERSISTED));
  database = await testDatabase();
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PERSISTED_DOCUMENTS: documents,
    SECRET: "0123456789abcdef".repeat(4),
  };
  const log = { log: createLog("silent") };
  apis.set("development", await createApi(readConfig(env), log));
  const production = readConfig({
    ...env,
    NODE_ENV: "production",
    PUBLIC_ORIGIN_PATTERN: "https://{site}.shop.example",
  });
  const api = await createApi(production, log);
  apis.set("production", api);
  const userUuid = await api.accounts.createUser({
    email: "staff@mail.test",
    password: "Catnip2026",
    nickname: "Quill",
    roles: ["player", "support"],
    verified: true,
    uuid: randomUUID(),
  });
  const session = { userUuid, sid: randomUUID(), audience: "api", ttlSeconds: 600 } as const;
  staffToken = await api.accounts.mintAccessToken(session);
});
afterAll(async () => {
  for (const api of apis.values()) await api.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Sent = {
  readonly body?: unknown;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly query?: string;
};

async function send(mode: Mode, { body, method = "POST", headers = {}, query = "" }: Sent) {
  const sent = new Headers({ "content-type": "application/json", "accept-version": "v2" });
  if (mode === "production, for staff,") sent.set("authorization", `Bearer ${staffToken}`);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  const text =
    body instanceof Uint8Array || body instanceof FormData
      ? body
      : typeof body === "string"
        ? body
        : JSON.stringify(body);
  const request = new Request(`http://api.localhost:4000/graphql${query}`, {
    method,
    headers: sent,
    ...(method === "GET" || method === "HEAD" ? {} : { body: text as BodyInit }),
  });
  const api = apis.get(mode === "development" ? mode : "production");
  if (!api) throw new Error("not open");
  const response = await api.fetch(request, { address: "192.0.2.9" });
  const answered = await response.text();
  return { status: response.status, text: answered };
}

const repeated = (times: number, part: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => part(at)).join(" ");
const nested = (levels: number) =>
  `{ me ${"{ account_list ".repeat(levels)} { type } ${"}".repeat(levels)} }`;

/** Requests that each exceed a limit (R-API-7). */
const TOO_MUCH: Readonly<Record<string, string>> = {
  "too many levels": nested(20),
  "levels until the parser gives up": "{ a".repeat(1_900) + " }".repeat(1_900),
  "levels hidden in fragments": `{ ...f0 } ${repeated(20, (at) => `fragment f${at} on Query { me { ...f${at + 1} } }`)} fragment f20 on Query { __typename }`,
  "a fragment that spreads itself": "{ ...f } fragment f on Query { ...f }",
  "fragments in a circle":
    "{ ...a } fragment a on Query { ...b } fragment b on Query { ...c } fragment c on Query { ...a }",
  "fragments that double thirty times": `{ ...f0 } ${repeated(30, (at) => `fragment f${at} on Query { ...f${at + 1} a${at}: __typename ...f${at + 1} }`)} fragment f30 on Query { __typename }`,
  "fragments that double, spread by nothing": `{ __typename } ${repeated(30, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f30 on Query { __typename }`,
  "ten thousand aliases": `{ ${repeated(10_000, (at) => `a${at}: __typename`)} }`,
  "five hundred aliases": `{ ${repeated(500, (at) => `a${at}: __typename`)} }`,
  "ten thousand directives": `{ __typename ${"@skip(if: false) ".repeat(10_000)} }`,
  "fifty directives": `{ ${repeated(50, (at) => `a${at}: __typename @include(if: true)`)} }`,
  "unknown directives": `query ${"@x ".repeat(60)} { __typename }`,
  "lists of a hundred, a hundred times": `{ ${repeated(50, (at) => `a${at}: findStore(limit: 1000000000) { list { ${repeated(6, (b) => `b${b}: id`)} tags { id } store_price { country } store_info { name labels } } }`)} }`,
  "a thousand fields that overlap": `{ ${"me { uuid } ".repeat(1_000)} }`,
  "a thousand variables": `query (${repeated(1_000, (at) => `$v${at}: Int`)}) { __typename }`,
  "an argument of ten thousand entries": `{ findStore(tag_id: [${'"x" '.repeat(10_000)}]) { total } }`,
  "an argument nested a thousand times": `{ findStore(tag_id: ${"[".repeat(1_000)}${"]".repeat(1_000)}) { total } }`,
};

describe.each(["development", "production", "production, for staff,"] as const)("%s refuses", (mode) => {
  test.each(Object.entries(TOO_MUCH))("%s", async (_, query) => {
    const { status, text } = await send(mode, { body: { query } });
    expect(status).toBe(query.length > 99_000 ? 413 : 400);
    expect(JSON.parse(text)).toEqual({
      errors: expect.arrayContaining([
        { message: expect.any(String), extensions: { code: "input/invalid" } },
      ]),
    });
    expect(text).not.toMatch(/Maximum call stack|RangeError|node_modules|\.ts:/);
  });

  test.each<[string, Sent, number]>([
    ["a body of a megabyte", { body: { query: "{ __typename }", pad: "x".repeat(1_000_000) } }, 413],
    ["a query of a megabyte", { body: { query: `{ ${"__typename ".repeat(90_000)} }` } }, 413],
    [
      "fifty requests in an array",
      { body: Array.from({ length: 50 }, () => ({ query: "{ __typename }" })) },
      400,
    ],
    ["GET with a query", { method: "GET", query: "?query=%7B__typename%7D" }, 405],
    ["GET with a mutation", { method: "GET", query: "?query=mutation%7BdelWishlist(uuid:%5B%5D)%7D" }, 405],
    ["HEAD", { method: "HEAD" }, 405],
    ["PUT", { method: "PUT", body: { query: "{ __typename }" } }, 405],
    ["DELETE", { method: "DELETE", body: { query: "{ __typename }" } }, 405],
    ["text/plain", { body: { query: "{ __typename }" }, headers: { "content-type": "text/plain" } }, 415],
    [
      "a form",
      { body: "query=%7B__typename%7D", headers: { "content-type": "application/x-www-form-urlencoded" } },
      415,
    ],
    [
      "application/graphql",
      { body: "{ __typename }", headers: { "content-type": "application/graphql" } },
      415,
    ],
    [
      "a content type that merely starts like ours",
      { body: { query: "{ __typename }" }, headers: { "content-type": "application/jsonp" } },
      415,
    ],
    [
      "a content type that lists text before JSON",
      { body: { query: "{ __typename }" }, headers: { "content-type": "text/plain, application/json" } },
      415,
    ],
    ["no content type", { body: { query: "{ __typename }" }, headers: { "content-type": null } }, 415],
    ["no version", { body: { query: "{ __typename }" }, headers: { "accept-version": null } }, 400],
    ["another version", { body: { query: "{ __typename }" }, headers: { "accept-version": "v1" } }, 400],
    ["invalid UTF-8", { body: new Uint8Array([0xff, 0xfe, 0x00, 0x7b, 0x80]) }, 400],
    [
      "JSON nested deeper than the parser can go",
      { body: `${'{"a":'.repeat(18_000)}1${"}".repeat(9_000)}` },
      400,
    ],
    ["variables as a string", { body: { query: "{ __typename }", variables: "x" } }, 400],
    ["a numeric operation name", { body: { query: 1 } }, 400],
    ["__proto__ as the hash", { body: { documentId: "__proto__" } }, 400],
    ["constructor as the hash", { body: { documentId: "constructor" } }, 400],
  ])("%s", async (_, sent, wanted) => {
    const { status, text } = await send(mode, sent);
    expect(status).toBe(wanted);
    if (sent.method === "HEAD") return;
    expect(JSON.parse(text)).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: { code: expect.stringMatching(/^(input\/invalid|request\/version)$/) },
        },
      ],
    });
  });
});

test.each([
  "?query={me{uuid}}",
  "?query=mutation{addLogTraffic(consent:true,event_name:%22x%22)}",
  "?query={",
  "?query=%00",
])("a URL containing %s opens the explorer page, and runs nothing", async (query) => {
  const headers = { accept: "text/html", "accept-version": null, "content-type": null };
  const opened = await send("development", { method: "GET", query, headers });
  expect(opened.status).toBe(200);
  expect(opened.text).toContain("<!doctype html>");
  expect(opened.text).not.toContain('"data"');
  expect((await send("production", { method: "GET", query, headers })).status).toBe(405);
});

// R-API-7
test("a multipart form without the version header, which a foreign page could send, changes nothing", async () => {
  const form = new FormData();
  form.set("operations", JSON.stringify({ query: "{ __typename }" }));
  form.set("map", "{}");
  const { status } = await send("development", {
    body: form,
    headers: { "content-type": null, "accept-version": null },
  });
  expect([400, 415]).toContain(status);
});

// R-API-6
describe("production reveals nothing about its schema", () => {
  test.each([
    "{ __schema { types { name } } }",
    '{ __type(name: "Me") { fields { name } } }',
    "query IntrospectionQuery { __schema { queryType { name } } }",
    "{ findStor { total } }",
    "{ findStore(keyward: 1) { total } }",
    "mutation { setUserContry { uuid } }",
    "{ __typename }",
  ])("%s", async (query) => {
    const { status, text } = await send("production", { body: { query } });
    expect(status).toBe(400);
    expect(text).toBe(
      JSON.stringify({
        errors: [
          {
            message:
              "Operations are asked for by `documentId`; creators and staff may send a `query`, with their access token.",
            extensions: { code: "input/invalid" },
          },
        ],
      }),
    );
  });

  test.each([
    [{ q: { orderFeld: "released_at-asc" } }, 400],
    [{ q: { pag: 1 } }, 400],
    [{ q: [1] }, 400],
    [{ limit: "many" }, 400],
    [{ limit: 1e10 }, 400],
    [{ unknown: 1 }, 200],
  ])("no suggestion when %j is given to one of our operations", async (variables, expected) => {
    const { status, text } = await send("production", { body: { documentId: "sha256:search", variables } });
    expect(status).toBe(expected);
    expect(text).not.toMatch(/did you mean/i);
    expect(text).not.toContain("orderField");
  });
});

// R-API-8
test("limits that are out of range are clamped, in lists and in pages", async () => {
  for (const variables of [
    { limit: 2_147_483_647 },
    { limit: -5 },
    { limit: 0 },
    { q: { page: -1 } },
    { q: { page: 2_147_483_647 } },
  ]) {
    const { text } = await send("development", { body: { documentId: "sha256:search", variables } });
    expect(JSON.parse(text)).toEqual({ data: { findStore: { total: 0 } } });
  }
});

test.each([
  "password-desc",
  "id-asc; drop table stores",
  "released_at",
  "-asc",
  "__proto__-asc",
  "released_at-asc-desc",
])("a list cannot be ordered by %s", async (orderField) => {
  const variables = { q: { orderField } };
  const { text } = await send("development", { body: { documentId: "sha256:search", variables } });
  const { data, errors = [] } = JSON.parse(text) as {
    data: { findStore: object } | null;
    errors?: { extensions: { code: string } }[];
  };
  expect(data?.findStore ?? errors[0]?.extensions.code).toEqual(
    errors.length > 0 ? "input/invalid" : { total: 0 },
  );
});

describe("memory", () => {
  const ALL: Readonly<Record<string, Sent>> = {
    ...Object.fromEntries(Object.entries(TOO_MUCH).map(([says, query]) => [says, { body: { query } }])),
    "a body of a megabyte": { body: `{"query":"{ __typename }","pad":"${"x".repeat(1_000_000)}"}` },
  };

  test.each(Object.entries(ALL))("%s takes less than ten megabytes, and retains nothing", async (_, sent) => {
    const body = typeof sent.body === "string" ? sent.body : JSON.stringify(sent.body);
    await send("development", { body });
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    await send("development", { body });
    expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(10);
    for (let time = 0; time < 20; time += 1) await send("development", { body });
    collectGarbage();
    expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(10);
  });
});

test("the operations of our own clients stay within the limits", async () => {
  const file = path.resolve(
    import.meta.dirname,
    "../../../../../packages/sdk/src/gen/persisted-documents.json",
  );
  const { default: texts } = (await import(file, { with: { type: "json" } })) as {
    default: Record<string, string>;
  };
  for (const text of Object.values(texts)) {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    expect(tooLarge(schema, document)).toBeNull();
  }
});

test.each([
  ["a field", "{ __typename }", { depth: 1, fields: 1, directives: 0, cost: 1 }],
  [
    "a list of a given length",
    "{ findStore(limit: 7) { list { id } } }",
    { depth: 3, fields: 3, directives: 0, cost: 21 },
  ],
  [
    "a list whose length is given later",
    "query ($n: Int) { findStore(limit: $n) { total } }",
    { depth: 2, fields: 2, directives: 0, cost: 200 },
  ],
  [
    "a fragment spread twice",
    "{ a: me { ...f } b: me { ...f } } fragment f on Me { uuid }",
    { depth: 2, fields: 5, directives: 0, cost: 5 },
  ],
])("the size of %s", (_, text, size) => {
  expect(sizeOfDocument(schema, parse(text))).toEqual(size);
});
