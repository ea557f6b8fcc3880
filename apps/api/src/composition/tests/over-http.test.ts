import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { createApi, type Api } from "../create-api.ts";
import { createLog } from "../../platform/log.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";

/** The test suite by the authors of the spec (https://graphql.github.io/graphql-over-http). */

const URL_OF_API = "http://api.localhost:4000/graphql";
const CLIENT = { address: "192.0.2.1" };

/** We only accept POST, so optional GET behavior does not apply. */
const BY_GET = ["5A70", "D6D5", "6A70"];
/** With persisted operations there are no unparsable or invalid documents. */
const BROKEN_DOCUMENTS = ["572B", "FDE2"];

/** The suite's GraphQL requests: in production, persisted documents of our own clients, by hash. */
const DOCUMENTS = [
  "{ __typename }",
  "query Query { __typename }",
  '{ __type(name: "Run🏃Swim🏊") { name } }',
  "query Type($name: String!) { __type(name: $name) { name } }",
  "query CoerceFailure($id: ID!){ __typename }",
];
const hashOf = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;

const folder = mkdtempSync(path.join(tmpdir(), "catnip-over-http-"));
const documentsFile = path.join(folder, "documents.json");
writeFileSync(
  documentsFile,
  JSON.stringify(Object.fromEntries(DOCUMENTS.map((text) => [hashOf(text), text]))),
);
let database: Awaited<ReturnType<typeof testDatabase>>;
const apis: Record<"development" | "production", Api | undefined> = {
  development: undefined,
  production: undefined,
};

beforeAll(async () => {
  database = await testDatabase();
  const config = {
    ...readConfig({ DATA_DIR: folder, DATABASE_URL: database.url }),
    persistedDocuments: documentsFile,
  };
  const log = createLog("silent");
  apis.development = await createApi(config, { log });
  apis.production = await createApi({ ...config, production: true }, { log });
});
afterAll(async () => {
  await apis.development?.close();
  await apis.production?.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The suite's requests, with the version ours need, and by hash where texts are not accepted. */
const fetchFrom =
  (mode: "development" | "production") =>
  async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set("accept-version", "v2");
    const body = mode === "production" ? byHash(init.body) : init.body;
    const request = new Request(url, { ...init, headers, ...(body === undefined ? {} : { body }) });
    const answer = await apis[mode]?.fetch(request, CLIENT);
    if (!answer) throw new Error("the API did not start");
    return answer;
  };

function byHash(body: RequestInit["body"]): RequestInit["body"] {
  if (typeof body !== "string") return body;
  const asked = (() => {
    try {
      return JSON.parse(body) as Record<string, unknown>;
    } catch {
      return {};
    }
  })();
  const { query, ...rest } = asked;
  if (typeof query !== "string" || !DOCUMENTS.includes(query)) return body;
  return JSON.stringify({ ...rest, documentId: hashOf(query) });
}

describe.each(["development", "production"] as const)("in %s", (mode) => {
  const leftOut = mode === "production" ? BROKEN_DOCUMENTS : [];
  const audits = serverAudits({ url: URL_OF_API, fetchFn: fetchFrom(mode) }).filter(
    ({ id }) => !leftOut.includes(id),
  );

  test.each(audits)("$id $name", async ({ id, fn }) => {
    const result = await fn();
    expect({ status: result.status, reason: "reason" in result ? result.reason : "" }).toEqual(
      BY_GET.includes(id) ? { status: "notice", reason: expect.any(String) } : { status: "ok", reason: "" },
    );
  });

  test("the response type is chosen by Accept, and stated", async () => {
    const typeFor = async (accept: string) => {
      const answer = await fetchFrom(mode)(URL_OF_API, {
        method: "POST",
        headers: { "content-type": "application/json", accept },
        body: JSON.stringify({ query: "{ __typename }" }),
      });
      expect(answer.headers.get("vary")).toContain("Accept");
      return answer.headers.get("content-type")?.split(";")[0];
    };
    const newer = "application/graphql-response+json";
    expect(await typeFor(`${newer}, application/json;q=0.9`)).toBe(newer);
    expect(await typeFor(`application/json, ${newer};q=0.5`)).toBe("application/json");
    expect(await typeFor(`${newer};q=0, */*`)).toBe("application/json");
    expect(await typeFor("text/html")).toBe("application/json");
  });

  test("an invalid token is rejected with WWW-Authenticate", async () => {
    const ask = (authorization: string) =>
      fetchFrom(mode)(URL_OF_API, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify({ query: "{ __typename }" }),
      });
    const worn = await ask("Bearer worn-out");
    expect([worn.status, worn.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringMatching(/^Bearer realm="catnip"/),
    ]);
    const other = await ask("Basic Z29vZA==");
    expect([other.status, other.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="catnip"']);
  });
});

test("in a document with several operations the named one runs", async () => {
  const ask = async (operationName?: string) => {
    const answer = await fetchFrom("development")(URL_OF_API, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: JSON.stringify({ query: "query A { a: __typename } query B { b: __typename }", operationName }),
    });
    return [answer.status, ((await answer.json()) as { data?: unknown }).data];
  };
  expect(await ask("A")).toEqual([200, { a: "Query" }]);
  expect(await ask("B")).toEqual([200, { b: "Query" }]);
  expect(await ask("C")).toEqual([400, undefined]);
  expect(await ask()).toEqual([400, undefined]);
});

test("one of our operations does not run under another's name", async () => {
  const body = JSON.stringify({ documentId: hashOf("query Query { __typename }"), operationName: "Other" });
  const answer = await fetchFrom("production")(URL_OF_API, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
    body,
  });
  expect(answer.status).toBe(400);
});
