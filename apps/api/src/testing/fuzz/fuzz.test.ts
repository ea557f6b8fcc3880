import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeGame } from "../../modules/catalog/testing/make-game.ts";
import { seedReference } from "../../seed/reference.ts";
import { readConfig } from "../../platform/config.ts";
import { createApi, type Api } from "../../composition/create-api.ts";
import { ROLES } from "../../platform/roles/roles.ts";
import { schema } from "../../composition/schema.ts";
import { operationsOf } from "../../platform/graphql/root-operations.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { randomFrom } from "./random.ts";
import { documentOf, strangeRequest, type StrangeRequest } from "./strange-requests.ts";
import type { Known } from "./strange-values.ts";

/** `FUZZ_SEED` replays or varies a run, `FUZZ_REQUESTS` makes it longer. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_121);
const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 6_000);
const CONCURRENCY = 12;
/** No answer may contain any of this: internals of databases, stacks and libraries. */
const INSIDE =
  /\bat [^"]{0,200}\.[jt]s:\d+|node_modules|violates (?:check|foreign|unique|not-null)|relation \\"|invalid input syntax|syntax error at or near|out of range for type|PostgresError|DrizzleQuery|Failed query|Maximum call stack|Cannot read propert|is not a function|ECONN/;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

let database: Awaited<ReturnType<typeof testDatabase>>;
let api: Api;
let tokens: readonly (string | null)[];
let known: Omit<Known, "strangeness">;
/** Logged errors by request: the answer must not contain them, a failure of this test should. */
const faults = new Set<string>();
/** How often each operation returned data: rejections up front alone would prove little. */
const reached = new Map<string, number>();
const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-fuzz-"));

beforeAll(async () => {
  database = await testDatabase();
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      faults.add(inShort(String(chunk)));
      done();
    },
  });
  const config = { ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url }), limitSlack: 1_000_000 };
  api = await createApi(config, { log: pino({ level: "error" }, sink) });
  const { db } = api.services;
  await seedReference(db);
  const games = [
    await makeGame(db),
    await makeGame(db, { price: null }),
    await makeGame(db, { releasedDaysAgo: -9 }),
  ];
  const users = await Promise.all(["player", "creator", "root"].map((role) => person(role)));
  tokens = [null, ...users.map(({ token }) => token), users[0]?.pay ?? null, "worn"];
  known = { uuids: users.map(({ uuid }) => uuid), numbers: games };
});
afterAll(async () => {
  await api.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** An error's message and where it came from. */
function inShort(line: string): string {
  const { err } = JSON.parse(line) as { err?: { message?: string; stack?: string } };
  const frames = (err?.stack ?? "").split("\n").filter((frame) => frame.includes("/src/"));
  const places = frames.slice(0, 3).map((frame) => frame.replace(/^.*\/src\/|\)$/g, ""));
  return `${err?.message?.slice(0, 200) ?? line.slice(0, 300)} < ${places.join(" < ")}`;
}

async function person(role: string) {
  const roles = role === "root" ? [...ROLES] : ROLES.filter((each) => each === role || each === "player");
  const uuid = await api.accounts.createUser({
    uuid: randomUUID(),
    email: `${role}@catnip.test`,
    password: "Moonlit42Tea",
    nickname: role,
    verified: true,
    roles,
  });
  const minted = { userUuid: uuid, sid: randomUUID(), roles, ttlSeconds: 1_800 };
  return {
    uuid,
    token: await api.accounts.mintAccessToken({ ...minted, audience: "api" }),
    pay: await api.accounts.mintAccessToken({ ...minted, audience: "pay" }),
  };
}

const operations = operationsOf(schema);
const documents = new Map(operations.map((operation) => [operation.field.name, documentOf(operation)]));

type Wrong = {
  readonly index: number;
  readonly says: string;
  readonly status: number;
  readonly answer: string;
  readonly asked: string;
};

async function send(index: number): Promise<Wrong | null> {
  const random = randomFrom(SEED + index * 7_919);
  const operation = random.pick(operations);
  const asked = strangeRequest(operation, documents, random, known);
  const token = random.pick(tokens);
  const headers =
    token && asked.headers["authorization"] === undefined
      ? { ...asked.headers, authorization: `Bearer ${token}` }
      : asked.headers;
  const request = requestOf(asked, headers);
  if (!request) return null;
  const response = await api.fetch(request, { address: `198.51.100.${random.below(250)}` });
  const text = await response.text();
  reached.set(
    operation.field.name,
    (reached.get(operation.field.name) ?? 0) + Number(text.startsWith('{"data":{')),
  );
  const isFault = response.status >= 500 || text.includes('"code":"9999"') || INSIDE.test(text);
  if (!isFault) return null;
  const body = typeof asked.body === "string" ? asked.body : Buffer.from(asked.body ?? []).toString("base64");
  return {
    index,
    says: asked.says,
    status: response.status,
    answer: text.slice(0, 400),
    asked: body.slice(-600),
  };
}

/** Null if not even a client could build a request from it. */
function requestOf(
  { method, path: where, body }: StrangeRequest,
  headers: Readonly<Record<string, string>>,
): Request | null {
  try {
    return new Request(`http://api.localhost:4000${where}`, { method, headers, body });
  } catch {
    return null;
  }
}

async function sendAll(from: number, to: number): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  let next = from;
  const work = async () => {
    while (next < to && wrong.length < 40) {
      const answer = await send(next++);
      if (answer) wrong.push(answer);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return wrong;
}

test(
  `${REQUESTS} strange requests from seed ${SEED}: each is answered or rejected, none breaks anything`,
  { timeout: 600_000 },
  async () => {
    const quarter = Math.floor(REQUESTS / 4);
    const wrong = await sendAll(0, quarter);
    collectGarbage();
    const heapEarly = process.memoryUsage().heapUsed;
    wrong.push(...(await sendAll(quarter, REQUESTS)));
    collectGarbage();
    const heapLate = process.memoryUsage().heapUsed;
    // One of each kind, with its log entry, is easier to read than all of them.
    const kinds = [...new Map(wrong.map((each) => [`${each.says} ${each.status}`, each])).values()];
    expect({ kinds, faults: [...faults] }).toEqual({ kinds: [], faults: [] });
    const answered = [...reached.values()].filter((count) => count > 0);
    expect(answered.length).toBeGreaterThan(operations.length / 2);
    expect(answered.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(REQUESTS / 6);
    expect(heapLate / heapEarly).toBeLessThan(1.2);
  },
);

test("the service still works afterwards", async () => {
  const ask = (query: string) =>
    api.fetch(
      new Request("http://api.localhost:4000/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", "accept-version": "v2" },
        body: JSON.stringify({ query }),
      }),
      { address: "192.0.2.1" },
    );
  const answer = (await (await ask("{ findStore { total } }")).json()) as {
    data?: { findStore?: { total?: number } };
  };
  expect(answer.data?.findStore?.total).toBeGreaterThan(0);
});
