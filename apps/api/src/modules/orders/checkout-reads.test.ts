import { randomUUID } from "node:crypto";
import type { PoolClient, QueryConfig } from "pg";
import { afterEach, expect, test } from "vitest";
import type { Database } from "../../platform/database.ts";
import { testDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { readCheckout, type CheckoutReadRequest } from "./checkout-read.ts";
import { buy } from "./testing/one-balance.ts";
import { buying, couponFor, game, inCart, player, setDiscount } from "./testing/shop.ts";

const SESSIONS_OF_OTHERS = 500;

let made: TestDatabase;
afterEach(async () => {
  await made.close();
});

/** The database, counting the statements that read checkouts. */
function counted(db: Database): { readonly pool: Database["$client"]; readonly reads: () => number } {
  let reads = 0;
  const pool = new Proxy(db.$client, {
    get(target, key) {
      if (key !== "query") return Reflect.get(target, key, target);
      return (query: { readonly text: string }) => {
        if (query.text.includes("read_checkouts")) reads += 1;
        return target.query(query);
      };
    },
  });
  return { pool, reads: () => reads };
}

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
      // What belongs to somebody else is asked for as well.
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
