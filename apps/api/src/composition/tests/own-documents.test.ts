import { randomUUID } from "node:crypto";
import path from "node:path";
import {
  buildClientSchema,
  getIntrospectionQuery,
  Kind,
  parse,
  printSchema,
  type IntrospectionQuery,
} from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { createGraphqlHandler } from "../../platform/graphql/handler.ts";
import { operationsOf } from "../../platform/graphql/root-operations.ts";
import { createLimits } from "../../platform/limits/limits.ts";
import { createLog } from "../../platform/log.ts";
import { ROLES, type Role } from "../../platform/roles/roles.ts";
import { simplestCall } from "../../testing/simplest-call.ts";
import { ENDPOINT, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { ACCESS } from "../access.ts";
import { schema } from "../schema.ts";

const operations = operationsOf(schema);
const named = operations.map((operation) => [operation.field.name, operation] as const);
/** Whose documents are answered in production. */
const SENDERS = ROLES.filter((role) => role !== "player");
const PERSISTED_ONLY =
  "Operations are asked for by `documentId`; creators and staff may send a `query`, with their access token.";

let shop: TestShop;
let viewers: ReadonlyMap<Role, Viewer>;
beforeAll(async () => {
  shop = await testShop({ production: true });
  viewers = new Map(
    await Promise.all(ROLES.map(async (role) => [role, await shop.player({ roles: [role] })] as const)),
  );
});
afterAll(() => shop.close());

/** What became of a call: `reached` means that the operation itself answered or refused. */
async function outcome(call: string, viewer?: Viewer): Promise<string> {
  const { errors = [] } = await shop.ask(call, {}, viewer);
  const [error] = errors;
  if (error?.message === PERSISTED_ONLY) return "persisted only";
  if (error && !("path" in error)) return `not started: ${error.message}`;
  const code = error?.extensions.code;
  return code === "auth/forbidden" || code === "auth/login-required" ? code : "reached";
}

// R-API-12
describe("in production", () => {
  test.each(named)("%s is reachable by the ad-hoc documents of its roles only", async (name, operation) => {
    const call = simplestCall(operation);
    const found: Record<string, string> = { guest: await outcome(call) };
    const wanted: Record<string, string> = { guest: "persisted only", player: "persisted only" };
    for (const role of ROLES) found[role] = await outcome(call, viewers.get(role));
    for (const role of SENDERS) wanted[role] = ACCESS[name]?.who[role] ? "reached" : "auth/forbidden";
    expect(found).toEqual(wanted);
  });

  test("every operation for guests and players is in a document of our own clients", async () => {
    const { default: texts } = (await import(DOCUMENTS_FILE, { with: { type: "json" } })) as {
      default: Record<string, string>;
    };
    const persisted = new Set(
      Object.values(texts).flatMap((text) =>
        parse(text).definitions.flatMap((definition) =>
          definition.kind === Kind.OPERATION_DEFINITION
            ? definition.selectionSet.selections.flatMap((field) =>
                field.kind === Kind.FIELD ? [field.name.value] : [],
              )
            : [],
        ),
      ),
    );
    const missing = operations.filter(
      ({ field }) => ACCESS[field.name]?.who.player === true && !persisted.has(field.name),
    );
    expect(missing.map(({ field }) => field.name)).toEqual([]);
  });
});

const DOCUMENTS_FILE = path.resolve(
  import.meta.dirname,
  "../../../../../packages/sdk/src/gen/persisted-documents.json",
);

const INTROSPECTION = getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, oneOf: true });

// R-API-12
test.each(SENDERS)("the schema is open to %s, to the query that tools send", async (role) => {
  const { data } = await shop.ask(INTROSPECTION, {}, viewers.get(role));
  const seen = buildClientSchema(data as unknown as IntrospectionQuery);
  expect(printSchema(seen)).toBe(printSchema(schema));
});

// R-API-6, R-API-12
describe("refused before the document is read", () => {
  const UNREADABLE = "{ this is { no document";
  const askers: readonly (readonly [string, () => Promise<Viewer | undefined>])[] = [
    ["a guest", () => Promise.resolve(undefined)],
    ["a player", () => shop.player()],
    [
      "a player whose token still names a role",
      async () => ({ ...(await shop.player()), roles: ["player", "root"] }),
    ],
    [
      "an account that is gone",
      () => Promise.resolve({ uuid: randomUUID(), sid: randomUUID(), roles: ["root"], audience: "api" }),
    ],
    [
      "the pay token of staff",
      async () => ({ ...(await shop.player({ roles: ["player", "root"] })), audience: "pay" }),
    ],
  ];

  test.each(askers)("%s", async (_, asker) => {
    const viewer = await asker();
    for (const query of [UNREADABLE, INTROSPECTION, "{ __typename }", "{ ifconfig { country } }"]) {
      const { status, errors, data } = await shop.ask(query, {}, viewer);
      expect({ status, errors, data }).toEqual({
        status: 400,
        errors: [{ message: PERSISTED_ONLY, extensions: { code: "input/invalid" } }],
        data: undefined,
      });
    }
  });

  test("a role given or taken holds from the next request on, whatever the token says", async () => {
    const person = await shop.player();
    const set = (roles: readonly Role[]) =>
      shop.owner.$client.query('update "user" set roles = $2 where id = $1', [person.uuid, roles]);
    await set(["player", "creator"]);
    expect(await outcome("{ findStoreSubmit { total } }", person)).toBe("reached");
    await set(["player"]);
    expect(await outcome("{ findStoreSubmit { total } }", person)).toBe("persisted only");
  });
});

// R-API-4, R-API-12
describe("limits hold for documents of one's own", () => {
  /** As many permits as in a real shop. */
  const limited = () => {
    const asker: { now: Viewer | undefined } = { now: undefined };
    const handle = createGraphqlHandler({
      schema,
      services: {
        ...shop.services,
        limits: createLimits({ ...shop.services, secret: shop.config.secret, slack: 1 }),
      },
      log: createLog("silent"),
      documentsFile: DOCUMENTS_FILE,
      viewerOf: async () => {
        if (!asker.now) throw new Error("no viewer set");
        return asker.now;
      },
    });
    return async (query: string, viewer: Viewer) => {
      asker.now = viewer;
      const headers = {
        "content-type": "application/json",
        "accept-version": "v2",
        authorization: "Bearer token",
      };
      const request = new Request(ENDPOINT, { method: "POST", headers, body: JSON.stringify({ query }) });
      const response = await handle(request, { address: "192.0.2.1" });
      return { status: response.status, ...((await response.json()) as Pick<Answer, "errors" | "data">) };
    };
  };

  test("each call of a document counts, not the request", async () => {
    const ask = limited();
    const staff = await shop.player({ roles: ["support"] });
    const searches = (times: number) =>
      `{ ${Array.from({ length: times }, (_, at) => `s${at}: findArticle(keyword: "tea") { total }`).join(" ")} }`;
    expect((await ask(searches(40), staff)).errors).toBeUndefined();
    expect((await ask(searches(21), staff)).errors?.[0]?.extensions.code).toBe("request/too-many");
  });

  test("so does each document, whatever is in it, and a player's refused ones", async () => {
    const ask = limited();
    const asked = [await shop.player({ roles: ["creator"] }), await shop.player()];
    for (const viewer of asked) {
      const statuses = new Set<number>();
      for (let at = 0; at < 300; at += 1) statuses.add((await ask("{ __typename }", viewer)).status);
      expect(statuses.has(429)).toBe(false);
      expect(await ask("{ __typename }", viewer)).toMatchObject({
        status: 429,
        errors: [{ extensions: { code: "request/too-many" } }],
      });
    }
  });
});
