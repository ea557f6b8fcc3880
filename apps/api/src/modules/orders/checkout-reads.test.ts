import { randomUUID } from "node:crypto";
import type { PoolClient, QueryConfig } from "pg";
import { afterEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { LIMIT_CLASSES } from "../../platform/limits/limit-classes.ts";
import { createLimits, type Limits } from "../../platform/limits/limits.ts";
import { testDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { readCheckout, type CheckoutReadRequest } from "./checkout-read.ts";
import { checkout } from "./checkout.ts";
import type { CheckoutRequest, CheckoutResult } from "./checkout.types.ts";
import { atCommit } from "./testing/at-commit.ts";
import { buy } from "./testing/one-balance.ts";
import { buying, couponFor, game, inCart, NOW, player, setDiscount } from "./testing/shop.ts";

const SESSIONS_OF_OTHERS = 500;

let made: TestDatabase;
afterEach(async () => {
  await made.close();
});

/** The database, and the statements that it is sent. */
function counted(db: Database) {
  const statements: string[] = [];
  const pool = new Proxy(db.$client, {
    get(target, key) {
      if (key !== "query") return Reflect.get(target, key, target);
      return (query: { readonly text: string }) => {
        statements.push(query.text);
        return target.query(query);
      };
    },
  });
  return { pool, statements, reads: () => statements.filter(isRead).length };
}

const isRead = (statement: string): boolean => statement.includes("read_checkouts");

// R-CHK-21
test("checkouts read at once have the facts that each has by itself, in few statements", async () => {
  made = await testDatabase();
  const { db } = made;
  const [dusk, dawn, noon] = [
    await game(db, { list: 1_000, author: randomUUID() }),
    await game(db, { list: 700 }),
    await game(db, { list: 300 }),
  ];
  await setDiscount(db, dawn.id, 25);
  const requests: CheckoutReadRequest[] = [];
  for (let nth = 0; nth < 20; nth += 1) {
    const viewer = await player(db, {
      coins: nth * 100,
      silver: nth % 3,
      country: nth % 4 === 0 ? "jp" : "us",
    });
    const carts = [];
    if (nth % 2 === 0) for (const each of [dusk, dawn]) carts.push(await inCart(db, viewer.uuid, each.id));
    const coupons = nth % 5 === 0 ? [await couponFor(db, viewer.uuid, { rate: 10 })] : [];
    const uuid = randomUUID();
    if (nth % 7 === 3)
      await buy(db, viewer, buying({ game: noon }, { coins: nth * 100, silver: nth % 3 }, uuid));
    const [other] = requests;
    requests.push({
      uuid,
      userUuid: viewer.uuid,
      sid: nth % 6 === 1 ? randomUUID() : viewer.sid,
      storeIds: nth % 2 === 0 ? [] : [nth % 3 === 0 ? 999_999 : dawn.id],
      // What belongs to another player is requested as well.
      cartUuids: [...carts, ...(other?.cartUuids ?? [])],
      couponUuids: [...coupons, ...(other?.couponUuids ?? [])],
    });
  }
  const alone = [];
  for (const request of requests) alone.push(await readCheckout(db.$client, request));
  const { pool, reads } = counted(db);
  expect(await Promise.all(requests.map((request) => readCheckout(pool, request)))).toEqual(alone);
  expect(reads()).toBeLessThan(4);
  expect(alone.filter(({ order }) => order !== null).length).toBeGreaterThan(1);
  expect(alone[5]).toMatchObject({ cart: [], coupons: [{ state: 0 }], owned: [] });
});

/** Buys a game, counted by these limits. */
function buyCounted(db: Database, limits: Limits, viewer: Viewer, request: CheckoutRequest) {
  const permit = limits.claim("checkout", { viewer, address: "" });
  return checkout({ db, now: () => NOW, permit }, viewer, request, "international");
}

// R-CHK-22
test("buyers are counted by the statements that read, and one over the limit is refused", async () => {
  made = await testDatabase();
  const { db } = made;
  const dusk = await game(db, { list: 100 });
  const buyers = await Promise.all(Array.from({ length: 8 }, () => player(db, { coins: 100 })));
  const eager = await player(db, { coins: 100 });
  const { pool, statements } = counted(db);
  const inOne: Database = Object.assign(Object.create(db), { $client: pool });
  const limits = createLimits({ db: inOne, now: () => NOW, secret: "5e".repeat(32), slack: 1 });
  const { max } = LIMIT_CLASSES.checkout.rules[0];
  const purchase = (viewer: Viewer) =>
    buyCounted(inOne, limits, viewer, buying({ game: dusk }, { coins: 100 }));
  const answers = await Promise.allSettled([
    ...buyers.map(purchase),
    ...Array.from({ length: max + 2 }, () => purchase(eager)),
  ]);
  const of = (answer: PromiseSettledResult<CheckoutResult> | undefined): unknown => {
    if (answer?.status === "rejected") return answer.reason.code;
    return answer?.value.kind === "refused" ? answer.value.code : answer?.value.kind;
  };
  expect(answers.slice(0, buyers.length).map(of)).toEqual(buyers.map(() => "done"));
  const got = answers.slice(buyers.length).map(of);
  const times = (what: string) => got.filter((each) => each === what).length;
  expect([times("done"), times("store/already-owned"), times("request/too-many")]).toEqual([1, max - 1, 2]);
  expect(statements.filter((each) => each.includes("rate_limits") && !isRead(each))).toEqual([]);
  // A process that knows sends no query.
  const before = statements.length;
  expect(() => purchase(eager)).toThrow(/More than 10 calls/);
  expect(statements.length).toBe(before);
});

// R-CHK-22
test("a purchase that is computed again is counted once", async () => {
  made = await testDatabase();
  const { db } = made;
  const dusk = await game(db, { list: 100 });
  const mika = await player(db, { coins: 500 });
  const { pool, reads } = counted(db);
  let changes = 0;
  const racing = atCommit(Object.assign(Object.create(db), { $client: pool }), async () => {
    changes += 1;
    if (changes === 1) await setDiscount(db, dusk.id, 20);
  });
  const limits = createLimits({ db, now: () => NOW, secret: "5e".repeat(32), slack: 1 });
  const answer = await buyCounted(racing, limits, mika, buying({ game: dusk }, { coins: 500 }));
  expect([answer.kind, reads()]).toEqual(["price-changed", 2]);
  const { rows } = await db.$client.query("select used from rate_limits");
  expect(rows).toEqual([{ used: 1 }]);
});

// R-CHK-22, R-API-5
test("without counters no one buys", async () => {
  made = await testDatabase();
  const { db, owner } = made;
  const dusk = await game(db, { list: 100 });
  const mika = await player(db, { coins: 100 });
  await owner.$client.query("drop table rate_limits");
  const limits = createLimits({ db, now: () => NOW, secret: "5e".repeat(32), slack: 1 });
  await expect(buyCounted(db, limits, mika, buying({ game: dusk }, { coins: 100 }))).rejects.toMatchObject({
    code: "service/unavailable",
  });
  const { rows } = await db.$client.query("select from orders");
  expect(rows).toEqual([]);
});

/** How often this connection has read each table as a whole, and how many sessions it has read. */
async function readsOf(client: PoolClient) {
  const { rows: whole } = await client.query(
    "select relname, seq_scan from pg_stat_xact_user_tables where seq_scan > 0 order by relname",
  );
  const { rows } = await client.query<{ sessions: number }>(
    "select seq_tup_read + idx_tup_fetch as sessions from pg_stat_xact_user_tables where relname = 'site_sessions'",
  );
  return { whole, sessions: rows[0]?.sessions ?? 0 };
}

// R-CHK-21
test("neither reading nor committing ever reads a whole table", async () => {
  made = await testDatabase();
  const { db } = made;
  const games = [await game(db), await game(db), await game(db, { author: randomUUID() })];
  const buyers = await Promise.all(Array.from({ length: 12 }, () => player(db, { coins: 10_000 })));
  const bystander = await player(db);
  await db.$client.query(
    `insert into site_sessions (id_hash, user_uuid, client_id, audience, user_agent)
      select nth, $1, 'international', 'api', 'test' from generate_series(1, ${SESSIONS_OF_OTHERS}) as nth`,
    [bystander.uuid],
  );
  await made.owner.$client.query("analyze");
  const carts = await Promise.all(buyers.map(({ uuid }) => inCart(db, uuid, games[0]?.id ?? 0)));
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    // One connection, so that PostgreSQL has counted everything when it is asked.
    let last: Promise<unknown> = Promise.resolve();
    const inTurn = (query: QueryConfig) => (last = last.then(() => client.query(query)));
    const $client = new Proxy(db.$client, {
      get: (pool, key) => (key === "query" ? inTurn : Reflect.get(pool, key, pool)),
    });
    const before = await readsOf(client);
    const inOne: Database = Object.assign(Object.create(db), { $client });
    const bought = await Promise.all(
      buyers.map((viewer, nth) => {
        const [first, other] = [games[0], games[1 + (nth % 2)]];
        if (!first || !other) throw new Error("no such game");
        const request = buying({ game: nth % 3 === 0 ? first : other }, { coins: 10_000 });
        const entries = [{ cart_store_uuid: carts[nth] ?? "", coupon_uuids: [] }];
        return buy(
          inOne,
          viewer,
          nth % 3 === 0 ? { ...request, wanted: { kind: "cart", entries } } : request,
        );
      }),
    );
    expect(bought.map(({ kind }) => kind)).toEqual(buyers.map(() => "done"));
    const after = await readsOf(client);
    expect(after.whole).toEqual(before.whole);
    expect(after.sessions - before.sessions).toBeLessThan(SESSIONS_OF_OTHERS);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
