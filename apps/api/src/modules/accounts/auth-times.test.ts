import { afterAll, beforeAll, expect, test } from "vitest";
import type { RequestContext, Viewer } from "../../platform/context.ts";
import { createLog } from "../../platform/log.ts";
import { SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { isRootAdmin, touchAuthTime } from "./auth-times.service.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const touch = async (viewer?: Viewer, source: string | null = null) =>
  (
    await shop.ask(
      "mutation ($source: String) { setMeAuthTime(data_creation_source: $source) }",
      { source },
      viewer,
    )
  ).data?.["setMeAuthTime"];

const at = (minutes: number) => new Date(SHOP_NOW.getTime() + minutes * 60_000);

async function noted({ uuid }: Viewer) {
  const { rows } = await shop.db.$client.query(
    "select auth_at, data_creation_source, created_at from auth_times where user_uuid = $1",
    [uuid],
  );
  return rows;
}

// R-SIG-10
test("a user's last-seen time is recorded at most once in five minutes, with what first brought them", async () => {
  const mika = await shop.player();
  expect(await touch(mika)).toBe(true);
  shop.clock.now = at(4);
  expect(await touch(mika, "pg_web")).toBe(false);
  expect(await noted(mika)).toEqual([{ auth_at: at(0), data_creation_source: null, created_at: at(0) }]);
  shop.clock.now = at(5);
  expect(await touch(mika, " pg_web ")).toBe(true);
  shop.clock.now = at(20);
  expect(await touch(mika, "pg_app")).toBe(true);
  expect(await noted(mika)).toEqual([{ auth_at: at(20), data_creation_source: "pg_web", created_at: at(0) }]);
  shop.clock.now = SHOP_NOW;
});

test("twenty concurrent calls record once, with one statement each", async () => {
  const mika = await shop.player();
  shop.statements();
  const answers = await Promise.all(Array.from({ length: 20 }, () => touch(mika)));
  expect(shop.statements()).toBe(20);
  expect(answers.filter((answer) => answer === true)).toHaveLength(1);
});

test("guests, pay tokens and deleted users are not recorded and not rejected", async () => {
  const mika = await shop.player();
  expect(await touch()).toBe(false);
  expect(await touch({ ...mika, audience: "pay" })).toBe(false);
  expect(await noted(mika)).toEqual([]);
  await shop.db.$client.query('delete from "user" where id = $1', [mika.uuid]);
  expect(await touch(mika)).toBe(false);
});

// R-SIG-12
test("root status comes from the database, whatever the token says", async () => {
  const ask = async (viewer?: Viewer) => (await shop.ask("{ isRootAdmin }", {}, viewer)).data;
  const root = await shop.player({ roles: ["player", "root"] });
  const dismissed: Viewer = { ...(await shop.player({ roles: ["finance"] })), roles: ["root"] };
  expect(await ask({ ...root, roles: ["player"] })).toEqual({ isRootAdmin: true });
  expect(await ask({ ...root, audience: "pay" })).toEqual({ isRootAdmin: false });
  expect(await ask(dismissed)).toEqual({ isRootAdmin: false });
  expect(await ask()).toEqual({ isRootAdmin: false });
});

test.each([
  ["the auth-time touch", (context: RequestContext) => touchAuthTime(context, null), "auth time not noted"],
  ["the root check", isRootAdmin, "root admin not checked"],
] as const)("a failure of %s is invisible to the user and goes to the log", async (_says, ask, says) => {
  const lines: string[] = [];
  const log = Object.assign(createLog("silent"), {
    warn: (_facts: object, text: string) => lines.push(text),
  });
  const pool = Object.assign(Object.create(shop.db.$client), {
    query: () => Promise.reject(new Error("the disk is full")),
  });
  const db = Object.assign(Object.create(shop.db), { $client: pool });
  const context: RequestContext = {
    ...shop.services,
    db,
    log,
    viewer: await shop.player(),
    requestId: "r",
    address: "192.0.2.1",
    platformKey: "international",
    loaders: new Map(),
  };
  expect(await ask(context)).toBe(false);
  expect(lines).toEqual([says]);
});
