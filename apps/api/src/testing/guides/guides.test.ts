import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { GIVEN_ROLES, isGivenRole } from "@catnip/domain/accounts";
import { getVariableValues, Kind, parse, validate, type OperationDefinitionNode } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACCESS } from "../../composition/access.ts";
import { createApi, type Api } from "../../composition/create-api.ts";
import { schema } from "../../composition/schema.ts";
import { readConfig } from "../../platform/config.ts";
import type { Viewer } from "../../platform/context.ts";
import { createLog } from "../../platform/log.ts";
import { tooLarge } from "../../platform/graphql/document-limits.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { testShop, type TestShop } from "../test-shop.ts";
import { callsOf, type GuideCall } from "./guide-calls.ts";

const CALLS = [...callsOf("creators.md"), ...callsOf("staff.md")];
const named = CALLS.map((call) => [`${call.guide}, ${call.task}: ${nameOf(call)}`, call] as const);

function operationIn({ document }: GuideCall): OperationDefinitionNode {
  const [operation] = parse(document).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No operation: ${document}`);
  return operation;
}

function nameOf(call: GuideCall): string {
  return operationIn(call).name?.value ?? "";
}

const fieldsOf = (call: GuideCall): readonly string[] =>
  operationIn(call).selectionSet.selections.flatMap((field) =>
    field.kind === Kind.FIELD ? [field.name.value] : [],
  );

// R-API-13
test("the guides name a call for every operation that players do not have", () => {
  const shown = new Set(CALLS.flatMap(fieldsOf));
  const staffs = Object.entries(ACCESS).filter(([, { who }]) => !who.player);
  expect(staffs.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test("each call has a name of its own", () => {
  const names = CALLS.map(nameOf);
  expect(names.filter((name, at) => name === "" || names.indexOf(name) !== at)).toEqual([]);
});

// R-API-13
describe("in production", () => {
  let shop: TestShop;
  const viewers = new Map<string, Viewer>();
  beforeAll(async () => {
    shop = await testShop({ production: true });
    for (const role of GIVEN_ROLES) viewers.set(role, await shop.player({ roles: ["player", role] }));
  });
  afterAll(() => shop.close());

  test.each(named)("%s", async (_, call) => {
    expect(call.role).toSatisfy(isGivenRole);
    const document = parse(call.document);
    expect(validate(schema, document)).toEqual([]);
    expect(tooLarge(schema, document)).toBeNull();
    const { errors: wrong = [] } = getVariableValues(
      schema,
      operationIn(call).variableDefinitions ?? [],
      call.variables,
    );
    expect(wrong).toEqual([]);
    const { errors = [] } = await shop.ask(call.document, { ...call.variables }, viewers.get(call.role));
    // An empty shop may refuse the request's object, but neither the caller nor the document.
    expect(errors.filter((error) => !("path" in error))).toEqual([]);
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain("9999");
    for (const field of fieldsOf(call)) expect([field, ACCESS[field]?.who[call.role]]).toEqual([field, true]);
  });
});

// R-API-13
describe("in the demo, one after the other, as they are written", () => {
  let api: Api;
  let close: () => Promise<void>;
  const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-guides-"));
  beforeAll(async () => {
    const database = await testDatabase();
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url });
    api = await createApi(config, { log: createLog("silent") });
    await api.seedIfEmpty((_says, work) => work());
    close = async () => {
      await api.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    };
  }, 120_000);
  afterAll(() => close());

  /** The demo account with a role, as the guides say. */
  const ACCOUNTS: Readonly<Record<GuideCall["role"], string>> = {
    creator: "creator@catnip.test",
    support: "staff@catnip.test",
    reviewer: "staff@catnip.test",
    finance: "staff@catnip.test",
    root: "root@catnip.test",
  };

  async function send({ document, variables, role }: GuideCall) {
    const { rows } = await api.services.db.$client.query<{ id: string }>(
      'select id from "user" where email = $1',
      [ACCOUNTS[role]],
    );
    const [userUuid, sid] = [rows[0]?.id ?? "", randomUUID()];
    await api.services.db.$client.query(
      "insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent) values ($1, $2, $3, 'international', 'api', 'test')",
      [sid, sid, userUuid],
    );
    const token = await api.accounts.mintAccessToken({
      userUuid,
      sid,
      audience: "api",
      ttlSeconds: 600,
    });
    const request = new Request("http://api.localhost:4000/graphql", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-version": "v2",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query: document, variables }),
    });
    return (await (await api.fetch(request, { address: "192.0.2.1" })).json()) as {
      readonly errors?: unknown;
    };
  }

  test.each(named.filter(([, { isComplete }]) => isComplete))("%s", async (_, call) => {
    const { errors } = await send(call);
    expect(errors).toBeUndefined();
  });
});
