import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { connectDatabase, type Database } from "@catnip/api/platform/database.ts";
import { everyQuery } from "@catnip/api/testing/every-query.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { demoDataDir } from "../testing/demo-data-dir.ts";
import { startProduct, type RunningProduct } from "../testing/running-product.ts";

const ROLES = ["", "support", "root"] as const;

let product: RunningProduct;
let db: Database;
let each: readonly Client[];
const tokens = new Map<string, string | undefined>([["guest", undefined]]);
beforeAll(async () => {
  product = await startProduct(await demoDataDir(), [], { WORKERS: "2" });
  db = connectDatabase(product.databaseUrl, { max: 2 });
  while (!product.said().includes("2 workers (")) await new Promise((resolve) => setTimeout(resolve, 20));
  each = [openClient(), openClient()];
  // Connections are handed out in turn, so that each of the two has a worker of its own.
  for (const { ask } of each) expect((await ask("{ __typename }")).status).toBe(200);
  for (const role of ROLES) {
    const [one] = await product.buyers(1, 1_000_000, role === "" ? [] : [role]);
    tokens.set(role === "" ? "player" : role, one?.token);
  }
}, 300_000);
afterAll(async () => {
  for (const { close } of each ?? []) close();
  await db?.$client.end();
  await product?.remove();
}, 60_000);

type Client = {
  readonly ask: (
    query: string,
    token?: string,
    variables?: object,
  ) => Promise<{ status: number; text: string }>;
  readonly close: () => void;
};

/** One connection, which stays with the worker that got it. */
function openClient(): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    close: () => agent.destroy(),
    ask: (query, token, variables = {}) =>
      new Promise((resolve, reject) => {
        const asked = request(
          {
            host: "127.0.0.1",
            port: product.port,
            agent,
            path: "/graphql",
            method: "POST",
            headers: {
              host: `api.localhost:${product.port}`,
              "accept-version": "v2",
              "content-type": "application/json",
              ...(token && { authorization: `Bearer ${token}` }),
            },
          },
          (answer) => {
            let text = "";
            answer.setEncoding("utf8").on("data", (part: string) => (text += part));
            answer.once("error", reject).once("end", () => resolve({ status: answer.statusCode ?? 0, text }));
          },
        );
        asked.once("error", reject);
        asked.end(JSON.stringify({ query, variables }));
      }),
  };
}

const SCHEMA = path.resolve(import.meta.dirname, "../../../../packages/sdk/schema.graphql");
const queries = everyQuery(readFileSync(SCHEMA, "utf8"), {
  store_id: "1",
  currency_id: '"USD"',
  keyword: '"a"',
  type: "0",
  namespace: '"tags"',
  country: '"us"',
  path: '"others/langs"',
  platform_key: '"international"',
});

/** A machine that has other things to do is no fault. */
const waitFor = (isSo: () => Promise<void>) => vi.waitFor(isSo, { timeout: 30_000, interval: 5 });

const ok = async (client: Client | undefined, query: string, token?: string, variables?: object) => {
  const answer = await client?.ask(query, token, variables);
  const { data, errors } = JSON.parse(answer?.text ?? "{}") as { data?: unknown; errors?: unknown };
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
};

/** It says when it was made. */
const TIMED = /^\{ findStatementExport/;

// R-OPS-12
test("every query has the same answer in both, byte by byte, for guests, players and staff", async () => {
  const differ: string[] = [];
  const answered = new Map<string, number>();
  for (const [role, token] of tokens)
    for (const query of queries.filter((one) => !TIMED.test(one)))
      // Responses to guests are cached, and served again from the cache.
      for (const round of role === "guest" ? ["read", "cached"] : ["read"]) {
        const [one, two] = await Promise.all(each.map(({ ask }) => ask(query, token)));
        if (one?.text !== two?.text || one?.status !== two?.status)
          differ.push(`${role}, ${round}: ${query}`);
        if (one?.status === 200 && !one.text.includes('"errors"'))
          answered.set(role, (answered.get(role) ?? 0) + 1);
      }
  expect(differ).toEqual([]);
  // They are answers indeed, and staff get more of them.
  expect(answered.get("guest")).toBeGreaterThan(20);
  expect(answered.get("root")).toBeGreaterThan(answered.get("player") ?? Number.NaN);
}, 120_000);

// R-OPS-12
test("what a player has written in one is there in the other with the next request", async () => {
  const token = tokens.get("player");
  const { rows } = await db.$client.query<{ id: number }>(
    "select id from stores where released_at < now() order by id limit 4",
  );
  const [here, there] = each;
  for (const [turn, { id }] of rows.entries()) {
    const [writer, reader] = turn % 2 === 0 ? [here, there] : [there, here];
    const nickname = `Moth ${turn}`;
    await ok(
      writer,
      "mutation ($nickname: String, $id: Int!) { setUser(profile: { nickname: $nickname }) { __typename } addWishlist(store_id: $id) { __typename } addCartStore(store_id: $id) { __typename } }",
      token,
      { nickname, id },
    );
    const read = await ok(
      reader,
      "{ me { profile { nickname } } findWishlist { store_id } findCartStore { store_id } }",
      token,
    );
    expect(read["me"]).toEqual({ profile: { nickname } });
    for (const list of ["findWishlist", "findCartStore"])
      expect(JSON.stringify(read[list])).toContain(`"store_id":${id}}`);
  }
});

// R-OPS-12, R-ROL-2
test("a role that root takes in one ends in the other with the next request", async () => {
  const [finance] = await product.buyers(1, 0, ["support"]);
  const [here, there] = each;
  const list = "{ findSupportCase { list { __typename } } }";
  for (const client of each) await ok(client, list, finance?.token);
  await ok(
    here,
    'mutation ($uuid: ID!, $user: ID!) { delUserRole(uuid: $uuid, user_uuid: $user, role: support, reason: "They left") { __typename } }',
    tokens.get("root"),
    { uuid: randomUUID(), user: finance?.uuid },
  );
  for (const client of [there, here])
    expect((await client?.ask(list, finance?.token))?.text).toContain("auth/forbidden");
});

// R-OPS-12, R-ACC-15
test("a session that has ended anywhere is over in both", async () => {
  for (const { uuid, token } of await product.buyers(5, 0)) {
    for (const client of each) await ok(client, "{ me { id } }", token);
    await db.$client.query("update site_sessions set revoked_at = now() where user_uuid = $1", [uuid]);
    for (const { ask } of each)
      await waitFor(async () => expect((await ask("{ me { id } }", token)).text).toContain('"errors"'));
  }
});

// R-OPS-12
test("a document that root writes in one is read in the other", async () => {
  const [here, there] = each;
  const root = tokens.get("root");
  const read =
    '{ findConfigurationDocument(path: "others/langs", platform_key: "international") { version document } }';
  for (const client of each) await ok(client, read, root);
  for (const version of [0, 1]) {
    const document = { t: [{ lang: "de-DE", key: "Log in", value: `Anmelden ${version}` }] };
    await ok(
      version === 0 ? here : there,
      'mutation ($document: JSON!, $version: Int!) { setConfigurationDocument(path: "others/langs", platform_key: "international", document: $document, expected_version: $version, reason: "Wording") { version } }',
      root,
      { document, version },
    );
    for (const client of each)
      await waitFor(async () =>
        expect(await ok(client, read, root)).toEqual({
          findConfigurationDocument: { version: version + 1, document },
        }),
      );
  }
});

const CHANGES: readonly (readonly [what: string, sql: string, query: string])[] = [
  ["a price", "update store_prices set price = price + 100 where store_id = $1", "findStore"],
  ["the name of a tag", `update tags set name = name || '{"en-us": "Moss"}'`, "findClassify"],
  ["a release", "update stores set released_at = released_at - interval '1 day' where id = $1", "findStore"],
  [
    "a comment that is edited",
    "update store_comments set comment = 'Moss' where store_id = $1",
    "findStoreComment",
  ],
  ["a comment that is gone", "delete from store_comments where store_id = $1", "findStoreComment"],
  ["a headline", "update articles set headline = 'Moss'", "findArticle"],
];

// R-OPS-12
test.each(CHANGES)("%s: what was cached is evicted in both", async (_what, sql, name) => {
  const { rows } = await db.$client.query<{ id: number }>(
    "select store_id as id from store_comments join stores s on s.id = store_id where released_at < now() order by s.id limit 1",
  );
  const id = rows[0]?.id ?? 0;
  const query = queries.find((one) => one.startsWith(`{ ${name}`))?.replaceAll("1)", `${id})`) ?? "";
  const tell = () => Promise.all(each.map(async ({ ask }) => (await ask(query)).text));
  const before = await tell();
  expect(before[0]).toBe(before[1]);
  await db.$client.query(sql, sql.includes("$1") ? [id] : []);
  await waitFor(async () => {
    const [one, two] = await tell();
    expect(one === before[0]).toBe(false);
    expect(two === one).toBe(true);
  });
});
