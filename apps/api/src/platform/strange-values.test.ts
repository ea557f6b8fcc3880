import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { createApi, type Api } from "./index.ts";
import { createLog } from "./log.ts";
import { schema } from "./schema.ts";
import { testDatabase } from "./testing/test-database.ts";

/** Whatever is asked, however strange: answered, or refused with a reason, but never a fault of ours. */
let database: Awaited<ReturnType<typeof testDatabase>>;
let api: Api;
let member: string;
const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-strange-"));

beforeAll(async () => {
  database = await testDatabase();
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url });
  api = await createApi(config, { log: createLog("silent") });
  const mika = {
    email: "mika@catnip.test",
    password: "Moonlit42Tea",
    nickname: "Mika",
    verified: true,
  } as const;
  const userUuid = await api.accounts.createUser({ ...mika, uuid: randomUUID(), roles: ["player"] });
  member = await api.accounts.mintAccessToken({
    userUuid,
    sid: "0198c0de-0000-7000-8000-000000000001",
    audience: "api",
    roles: ["player"],
    ttlSeconds: 600,
  });
});
afterAll(async () => {
  await api.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const TEXTS = [
  "",
  "\u0000",
  "\ud800",
  "x".repeat(5_000),
  "%_\\'\"",
  "__proto__",
  "constructor",
  "NaN",
  "-1",
  "id desc; select 1",
];
const NUMBERS = [0, -1, 1, 2_147_483_647, -2_147_483_648];
const THINGS = [null, { a: "\u0000" }, [[[[]]]], "x", 1e308];

const pick = <T>(values: readonly T[], turn: number) => values[turn % values.length];

function strange(type: GraphQLInputType, turn: number): unknown {
  if (isNonNullType(type)) return strange(type.ofType, turn);
  if (isListType(type))
    return Array.from({ length: [0, 1, 120][turn % 3] ?? 0 }, (_, at) => strange(type.ofType, turn + at));
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field, at) => [field.name, strange(field.type, turn + at * 3)]),
    );
  if (type.name === "Int" || type.name === "Float") return pick(NUMBERS, turn);
  if (type.name === "Boolean") return turn % 2 === 0;
  return type.name === "JSON" ? pick(THINGS, turn) : pick(TEXTS, turn);
}

type Field = GraphQLField<unknown, unknown>;

/** Plain fields, and one level below objects. */
function selection(field: Field, depth = 0): string {
  const type = getNamedType(field.type);
  if (isUnionType(type)) return "{ __typename }";
  if (!isObjectType(type)) return "";
  const inner = Object.values(type.getFields()).filter(
    ({ type: own }) => depth === 0 || !(isObjectType(getNamedType(own)) || isUnionType(getNamedType(own))),
  );
  return `{ __typename ${inner.map((each) => each.name + selection(each, depth + 1)).join(" ")} }`;
}

const fieldsOf = (kind: string, type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {}).map((field): [string, Field] => [`${kind} ${field.name}`, field]);

test.each([...fieldsOf("query", schema.getQueryType()), ...fieldsOf("mutation", schema.getMutationType())])(
  "%s with strange values",
  async (name, field) => {
    const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
    const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
    const call = `${field.name}${passed && `(${passed})`} ${selection(field)}`;
    const query = `${name.split(" ")[0]} ${declared && `(${declared})`} { ${call} }`;
    for (let turn = 0; turn < 20; turn += 1) {
      const variables = Object.fromEntries(
        field.args.map((arg, at) => [arg.name, strange(arg.type, turn + (turn < 10 ? 0 : at * 3))]),
      );
      const answer = await api.fetch(
        new Request("http://api.localhost:4000/graphql", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "accept-version": "v2",
            authorization: `Bearer ${member}`,
          },
          body: JSON.stringify({ query, variables }),
        }),
        { address: "192.0.2.1" },
      );
      const { errors = [] } = (await answer.json()) as { errors?: { extensions?: { code?: string } }[] };
      const faults = errors.filter(({ extensions }) => extensions?.code === "9999");
      // What was asked stands beside what came of it, so that a failure names its cause.
      expect({ asked: variables, faults }).toEqual({ asked: variables, faults: [] });
      expect([200, 400, 413]).toContain(answer.status);
    }
  },
);
