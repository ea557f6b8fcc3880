import { getNamedType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { documentOf } from "../../testing/fuzz/strange-requests.ts";
import { schema } from "../schema.ts";
import { operationsOf } from "../../platform/graphql/root-operations.ts";
import { ENDPOINT, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";

/**
 * JSON nested thousands of levels deep overflows the stack of any recursive function; it must be rejected as bad input
 * everywhere, never cause an internal error.
 */
const DEEP = 20_000;
const deepList = `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`;
const deepObject = `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`;

let shop: TestShop;
let root: Viewer;
beforeAll(async () => {
  shop = await testShop();
  root = await shop.player({ roles: ["root"] });
});
afterAll(() => shop.close());

const operations = operationsOf(schema).filter(({ field }) => field.args.length > 0);

/** The other required values, so that only the deep one is wrong. */
const BESIDES: Readonly<Record<string, Record<string, unknown>>> = {
  addClientSourceProfileByGuest: {
    client_type: "web",
    os: "",
    os_version: "",
    device_brand: "",
    device_model: "",
  },
  addLogTraffic: { event_name: "page_view" },
  setConfigurationDocument: {
    path: "configuration/menus",
    platform_key: "shared",
    expected_version: 0,
    reason: "x",
  },
};

async function send(
  query: string,
  variables: Record<string, unknown>,
  name: string,
  deep: string,
): Promise<Answer> {
  const body = JSON.stringify({ query, variables: { ...variables, [name]: "<deep>" } }).replace(
    '"<deep>"',
    deep,
  );
  const headers = { "content-type": "application/json", "accept-version": "v2" };
  const response = await shop.send(new Request(ENDPOINT, { method: "POST", headers, body }), root);
  return {
    status: response.status,
    headers: response.headers,
    ...((await response.json()) as Omit<Answer, "status" | "headers">),
  };
}

describe.each([
  ["lists", deepList],
  ["objects", deepObject],
])("%s nested thousands of levels deep", (_, deep) => {
  test.each(operations.map((operation) => [operation.field.name, operation] as const))(
    "%s",
    async (name, operation) => {
      for (const arg of operation.field.args) {
        const { errors } = await send(documentOf(operation), BESIDES[name] ?? {}, arg.name, deep);
        expect([arg.name, errors?.[0]?.extensions.code]).toEqual([arg.name, "input/invalid"]);
      }
    },
  );
});

test("fields for arbitrary JSON are covered too, and accept realistic nesting", async () => {
  const free = operations.flatMap(({ field }) =>
    field.args
      .filter((arg) => getNamedType(arg.type).name === "JSON")
      .map((arg) => `${field.name}.${arg.name}`),
  );
  expect(free.toSorted()).toEqual(
    Object.keys(BESIDES)
      .flatMap((name) => free.filter((each) => each.startsWith(`${name}.`)))
      .toSorted(),
  );
  const nested = `${'{"a":'.repeat(20)}1${"}".repeat(20)}`;
  const query = `mutation ($meta: JSON) { addClientSourceProfileByGuest(client_type: "web", os: "", os_version: "", device_brand: "", device_model: "", meta: $meta, consent: true) { uuid } }`;
  expect((await send(query, {}, "meta", nested)).errors).toBeUndefined();
});
