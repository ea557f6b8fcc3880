import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { createApi, type Api } from "../create-api.ts";
import { createLog } from "../../platform/log.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";

/** Rate limits end to end: through the endpoint, on two processes. */
let database: Awaited<ReturnType<typeof testDatabase>>;
let copies: readonly [Api, Api];
const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-limits-"));
const clock = { now: new Date("2026-03-01T12:00:00Z") };

beforeAll(async () => {
  database = await testDatabase();
  const config = {
    ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url }),
    limitSlack: 1,
  };
  const options = { log: createLog("silent"), now: () => clock.now };
  copies = [await createApi(config, options), await createApi(config, options)];
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Said = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly codes: readonly string[];
  readonly facts: readonly unknown[];
};

async function ask(
  query: string,
  { address, headers = {}, copy = 0 }: { address: string; headers?: Record<string, string>; copy?: 0 | 1 },
): Promise<Said> {
  const request = new Request("http://api.localhost:4000/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-version": "v2", ...headers },
    body: JSON.stringify({ query }),
  });
  const response = await copies[copy].fetch(request, { address });
  const { data = null, errors = [] } = (await response.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { extensions: { code: string; facts?: unknown } }[];
  };
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    data,
    codes: errors.map(({ extensions }) => extensions.code),
    facts: errors.map(({ extensions }) => extensions.facts),
  };
}

const SEARCH = '{ findStore(keyword: "tea") { total } }';

test("the sixty-first search of a minute is rejected, with Retry-After", async () => {
  const address = "198.51.100.1";
  for (let call = 0; call < 60; call += 1) {
    expect((await ask(SEARCH, { address, copy: (call % 2) as 0 | 1 })).codes).toEqual([]);
  }
  clock.now = new Date(clock.now.getTime() + 15_000);
  expect(await ask(SEARCH, { address })).toEqual({
    status: 429,
    retryAfter: "45",
    data: null,
    codes: ["request/too-many"],
    facts: [{ retry_after: 45, limit: 60 }],
  });
  expect((await ask("{ findStore { total } }", { address })).codes).toEqual([]);
});

test.each([
  { "x-forwarded-for": "203.0.113.9" },
  { "x-real-ip": "203.0.113.9" },
  { forwarded: "for=203.0.113.9" },
  { "x-catnip-address": "203.0.113.9" },
  { "cf-connecting-ip": "203.0.113.9" },
])("a visitor who sends %j is still the same visitor", async (headers) => {
  const address = "198.51.100.1";
  expect((await ask(SEARCH, { address, headers })).codes).toEqual(["request/too-many"]);
});

// R-API-4
test("each alias in a request counts as a call", async () => {
  const address = "198.51.100.2";
  const searches = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `s${at}: findStore(keyword: "tea") { total }`).join(" ")} }`;
  expect((await ask(searches(55), { address })).codes).toEqual([]);
  expect((await ask(searches(5), { address })).codes).toEqual([]);
  expect((await ask(searches(1), { address })).codes).toEqual(["request/too-many"]);
  const { status, codes, retryAfter } = await ask(searches(70), { address: "198.51.100.4" });
  expect([status, codes[0], retryAfter]).toEqual([429, "request/too-many", "60"]);
});

/** The headers of a player who has just logged in. */
async function signedIn(): Promise<{ readonly authorization: string }> {
  const userUuid = await copies[0].accounts.createUser({
    uuid: randomUUID(),
    email: `${randomUUID()}@catnip.test`,
    password: "Moonlit42Tea",
    nickname: "Mika",
    verified: true,
    roles: ["player"],
  });
  const sid = randomUUID();
  await database.db.$client.query(
    "insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent) values ($1, $2, $3, 'international', 'api', 'test')",
    [sid, sid, userUuid],
  );
  const token = await copies[0].accounts.mintAccessToken({
    userUuid,
    sid,
    audience: "api",
    roles: ["player"],
    ttlSeconds: 600,
  });
  return { authorization: `Bearer ${token}` };
}

test("a hundred codes tried in one request count as ten", async () => {
  const headers = await signedIn();
  const address = "198.51.100.5";
  const code = Buffer.from("AAAA-BBBB-CCCC-DDDD").toString("base64");
  const tries = (count: number) =>
    `mutation { ${Array.from({ length: count }, (_, at) => `c${at}: redeemQuestRedemptionCode(redemption_code: "${code}") { __typename }`).join(" ")} }`;
  for (let time = 0; time < 5; time += 1) {
    const { codes } = await ask(tries(1), { address, headers });
    expect(codes).toEqual(["quest/redemption-code-invalid"]);
  }
  const { codes } = await ask(tries(100), { address, headers });
  expect(codes.filter((each) => each === "quest/redemption-code-invalid").length).toBeLessThanOrEqual(5);
  const { rows } = await database.db.$client.query<{ most: number }>(
    "select max(used) as most from rate_limits where resets_at > $1",
    [new Date(clock.now.getTime() + 3_000_000)],
  );
  expect(rows).toEqual([{ most: 10 }]);
  // The next one is rejected, from every address.
  expect((await ask(tries(1), { address: "198.51.100.6", headers, copy: 1 })).codes).toEqual([
    "request/too-many",
  ]);
});

// R-API-4, R-CHK-22
test("each try to buy counts, also one that is no purchase, and giving back counts as well", async () => {
  const headers = await signedIn();
  const address = "198.51.100.7";
  const shown = "{ lines: [], total: 0, silver: 0, coin: 0 }";
  const buy = (uuid: string) =>
    `storeCheckout(uuid: "${uuid}", store_id: 999999, account_1_amount: 0, use_user_coupon_uuids: [], shown: ${shown}) { __typename }`;
  const tries = (...fields: readonly string[]) =>
    ask(`mutation { ${fields.map((field, at) => `c${at}: ${field}`).join(" ")} }`, { address, headers });
  const stray = `addCartCheckout(uuid: "${randomUUID()}", cart_store_uuid: [], account_1_amount: 0, use_coupon: [{ cart_store_uuid: "x", use_user_coupon_uuids: [] }], shown: ${shown}) { __typename }`;
  expect((await tries(buy("no uuid"))).codes).toEqual(["input/invalid"]);
  expect((await tries(stray)).codes).toEqual(["input/invalid"]);
  for (let call = 0; call < 3; call += 1)
    expect((await tries(buy(randomUUID()), buy(randomUUID()))).codes).toEqual([]);
  const refund = `addOrderRefund(uuid: "${randomUUID()}", order_uuid: "${randomUUID()}", store_id: 999999) { refusal }`;
  expect((await tries(refund)).codes).not.toContain("request/too-many");
  expect((await tries(buy("no uuid"))).codes).toEqual(["input/invalid"]);
  for (const one of [buy("no uuid"), stray, buy(randomUUID()), refund])
    expect((await tries(one)).codes).toEqual(["request/too-many"]);
});

test("a player at two addresses is counted as one user", async () => {
  const headers = await signedIn();
  const codes: string[] = [];
  for (let call = 0; call < 64; call += 1) {
    codes.push(...(await ask(SEARCH, { address: `198.51.100.${100 + (call % 50)}`, headers })).codes);
  }
  expect(codes).toEqual(Array.from({ length: 4 }, () => "request/too-many"));
});

test("a player's operation called by a guest is rejected without counting anything", async () => {
  const address = "198.51.100.3";
  const rows = async () => (await database.db.$client.query("select count(*) from rate_limits")).rows[0];
  const before = await rows();
  expect((await ask("{ findCartStore { uuid } }", { address })).codes).toEqual(["auth/login-required"]);
  expect(await rows()).toEqual(before);
});
