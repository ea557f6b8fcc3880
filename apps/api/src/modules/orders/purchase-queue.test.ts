import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { testDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { grantCoins, grantSilver, verifyLedger } from "../wallets/index.ts";
import { owe } from "../wallets/testing/owe.ts";
import type { CheckoutRequest, CheckoutResult } from "./checkout.types.ts";
import { atCommit, gate, warmUp } from "./testing/at-commit.ts";
import { buy } from "./testing/one-balance.ts";
import { buying, couponFor, game, inCart, NOW, player, seen, setDiscount } from "./testing/shop.ts";

const PRICE = 1_000;
const CONNECTIONS = 12;

let made: TestDatabase;
afterEach(async () => {
  await made.close();
});

async function shop(): Promise<Database> {
  made = await testDatabase(CONNECTIONS);
  await warmUp(made.db, CONNECTIONS);
  return made.db;
}

type Purchase = { readonly viewer: Viewer; readonly request: CheckoutRequest };

/** Buys all of them at once: every one is read, then something happens, then all are committed. */
function atOnce(
  db: Database,
  purchases: readonly Purchase[],
  happens: () => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly PromiseSettledResult<CheckoutResult>[]> {
  const read = gate(purchases.length);
  let happened: Promise<unknown> | undefined;
  const racing = atCommit(db, async () => {
    await read();
    await (happened ??= happens());
  });
  return Promise.allSettled(purchases.map(({ viewer, request }) => buy(racing, viewer, request)));
}

const kindOf = (result: PromiseSettledResult<CheckoutResult>): string => {
  if (result.status === "rejected") return String((result.reason as { code?: unknown }).code);
  return result.value.kind === "refused" ? result.value.code : result.value.kind;
};

const transactionsOf = async (db: Database): Promise<number> => {
  const { rows } = await db.$client.query<{ count: number }>(
    "select count(distinct xmin::text)::int as count from orders",
  );
  return rows[0]?.count ?? 0;
};

/** Everything one player's purchases left behind, without ids that are made at random. */
async function tracesOf(db: Database, userUuid: string): Promise<unknown> {
  const { rows } = await db.$client.query(
    `select
      (select json_agg(json_build_array(kind, state, total, silver, coin, country, answer, created_at))
        from orders where user_uuid = $1) as orders,
      (select json_agg(to_jsonb(line) - 'order_uuid' - 'coupons' order by store_id)
        from order_lines line where order_uuid in (select uuid from orders where user_uuid = $1)) as lines,
      (select json_agg(json_build_array(kind, reason, created_at))
        from ledger_transfers where id in (select uuid from orders where user_uuid = $1)) as transfers,
      (select json_agg(row order by row::text) from (
        select json_build_array(a.owner_kind, case when a.owner_kind = 'creator' then a.owner_uuid end, a.name, a.currency,
          sum(e.amount)) as row
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transfer_id in (select uuid from orders where user_uuid = $1)
        group by a.id) entries) as entries,
      (select json_agg(json_build_array(a.currency, l.origin, l.granted, l.remaining, l.expires_at, a.balance,
          (select coalesce(sum(amount), 0) from ledger_lot_uses where lot_id = l.id)) order by l.id)
        from ledger_lots l join ledger_accounts a on a.id = l.account_id where a.owner_uuid = $1) as lots,
      (select json_agg(store_id order by store_id) from entitlements where user_uuid = $1) as owned,
      (select json_agg(json_build_array(store_id, state) order by store_id) from cart_stores where user_uuid = $1) as cart,
      (select json_agg(store_id order by store_id) from wishlists where user_uuid = $1) as wishes`,
    [userUuid],
  );
  return rows[0];
}

// R-CHK-20
test("purchases at once leave exactly what they leave one after the other, in fewer transactions", async () => {
  const db = await shop();
  const [ada, bo] = [randomUUID(), randomUUID()];
  const [dusk, dawn, noon, gift] = [
    await game(db, { list: PRICE, author: ada }),
    await game(db, { list: 777, author: bo }),
    await game(db, { list: 333, author: ada }),
    await game(db, { list: 0 }),
  ];
  const day = 86_400_000;
  const silver = (userUuid: string, amount: number, days: number) =>
    grantSilver(db, {
      id: randomUUID(),
      userUuid,
      amount,
      reason: "test",
      now: NOW,
      expiresAt: new Date(NOW.getTime() + days * day),
    });
  const kinds: readonly (() => Promise<Purchase>)[] = [
    async () => {
      const viewer = await player(db, { coins: 2 * PRICE });
      await db.$client.query("insert into wishlists (user_uuid, store_id) values ($1, $2)", [
        viewer.uuid,
        dusk.id,
      ]);
      return { viewer, request: buying({ game: dusk }, { coins: 2 * PRICE }) };
    },
    async () => {
      const viewer = await player(db, { coins: 400 });
      await silver(viewer.uuid, 300, 9);
      await silver(viewer.uuid, 250, 3);
      for (const amount of [200, 300])
        await grantCoins(db, { id: randomUUID(), userUuid: viewer.uuid, amount, reason: "test", now: NOW });
      return { viewer, request: buying({ game: dusk }, { coins: 900, silver: 550 }) };
    },
    async () => {
      const viewer = await player(db, { silver: 5_000 });
      return { viewer, request: buying({ game: dawn }, { silver: 5_000 }) };
    },
    async () => ({ viewer: await player(db), request: buying({ game: gift }) }),
    async () => {
      const viewer = await player(db, { coins: 5 * PRICE, silver: 100 });
      const games = [dusk, dawn, noon];
      const entries = [];
      for (const each of games)
        entries.push({ cart_store_uuid: await inCart(db, viewer.uuid, each.id), coupon_uuids: [] });
      const shown = seen(
        games.map((each) => ({ game: each })),
        { coins: 5 * PRICE, silver: 100 },
      );
      const wanted = { kind: "cart" as const, entries };
      return { viewer, request: { uuid: randomUUID(), wanted, account_1_amount: shown.silver, shown } };
    },
    async () => {
      const viewer = await player(db, { coins: PRICE });
      const coupon = { uuid: await couponFor(db, viewer.uuid, { rate: 50 }), rate: 50 };
      return { viewer, request: buying({ game: dusk, coupons: [coupon] }, { coins: PRICE }) };
    },
  ];
  const both = [];
  for (let nth = 0; nth < 24; nth += 1) {
    const kind = kinds[nth % kinds.length];
    if (kind) both.push({ alone: await kind(), among: await kind() });
  }
  for (const { alone } of both)
    expect(await buy(db, alone.viewer, alone.request)).toMatchObject({ kind: "done" });
  const before = await transactionsOf(db);
  const answers = await atOnce(
    db,
    both.map(({ among }) => among),
  );
  expect(answers.map(kindOf)).toEqual(both.map(() => "done"));
  expect((await transactionsOf(db)) - before).toBeLessThan(both.length / 2);
  for (const { alone, among } of both)
    expect(await tracesOf(db, among.viewer.uuid)).toEqual(await tracesOf(db, alone.viewer.uuid));
  for (const { among } of both)
    expect(await buy(db, among.viewer, among.request)).toMatchObject({ kind: "done" });
  expect((await verifyLedger(db)).differences).toEqual([]);
});

// R-CHK-20, R-CHK-4
test("one that is refused leaves no trace, and the others are bought", async () => {
  const db = await shop();
  const dusk = await game(db, { list: PRICE });
  const raised = await game(db, { list: PRICE, percent: 10 });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => player(db, { coins: PRICE })));
  const purchases = buyers.map((viewer, nth) => ({
    viewer,
    request:
      nth === 5
        ? buying({ game: raised, percent: 10 }, { coins: PRICE })
        : buying({ game: dusk }, { coins: PRICE }),
  }));
  const at = (nth: number): Purchase => {
    const purchase = purchases[nth];
    if (!purchase) throw new Error("no such purchase");
    return purchase;
  };
  const expected = new Map([
    [5, "price-changed"],
    [7, "auth/id-token-expired"],
    [9, "pay/purchases-frozen"],
    [13, "pay/insufficient-balance"],
    [15, "request/id-conflict"],
  ]);
  const { rows: before } = await db.$client.query<{ transfers: number }>(
    "select count(*)::int as transfers from ledger_transfers",
  );
  const other = await player(db, { coins: PRICE });
  const spender = await game(db, { list: 100 });
  const answers = await atOnce(db, purchases, async () => {
    await setDiscount(db, raised.id, 20);
    await db.$client.query("update site_sessions set revoked_at = $2 where sid = $1", [
      at(7).viewer.sid,
      NOW,
    ]);
    await owe(db, at(9).viewer.uuid, 100);
    await buy(db, at(13).viewer, buying({ game: spender }, { coins: PRICE }));
    await buy(db, other, buying({ game: dusk }, { coins: PRICE }, at(15).request.uuid));
  });
  expect(answers.map(kindOf)).toEqual(purchases.map((_, nth) => expected.get(nth) ?? "done"));
  for (const nth of expected.keys()) {
    const { rows } = await db.$client.query(
      `select
        (select count(*)::int from orders where user_uuid = $1 and uuid = $2) as orders,
        (select count(*)::int from entitlements where user_uuid = $1 and order_uuid = $2) as entitlements`,
      [at(nth).viewer.uuid, at(nth).request.uuid],
    );
    expect({ nth, rows }).toEqual({ nth, rows: [{ orders: 0, entitlements: 0 }] });
  }
  const { rows: after } = await db.$client.query<{ transfers: number }>(
    "select count(*)::int as transfers from ledger_transfers",
  );
  // Besides the purchases: a wallet, the three transfers of a debt, and two purchases that were in the way.
  const bought = purchases.length - expected.size;
  expect((after[0]?.transfers ?? 0) - (before[0]?.transfers ?? 0)).toBe(bought + 6);
  expect((await verifyLedger(db)).differences).toEqual([]);
});

// R-CHK-20
test("one that is found out only while writing leaves no trace, and the others are bought", async () => {
  const db = await shop();
  const dusk = await game(db, { list: PRICE });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => player(db, { coins: 2 * PRICE })));
  const purchases = buyers.map((viewer) => ({
    viewer,
    request: buying({ game: dusk }, { coins: 2 * PRICE }),
  }));
  const answers = await atOnce(db, purchases, async () => {
    const [, , third] = buyers;
    if (third) await buy(db, third, buying({ game: dusk }, { coins: 2 * PRICE }));
  });
  expect(answers.map(kindOf)).toEqual(buyers.map((_, nth) => (nth === 2 ? "store/already-owned" : "done")));
  const { rows } = await db.$client.query(
    "select count(*)::int as orders, sum(coin)::int as coins, (select count(*)::int from entitlements) as games from orders",
  );
  expect(rows).toEqual([{ orders: 12, coins: 12 * PRICE, games: 12 }]);
  expect((await verifyLedger(db)).differences).toEqual([]);
});

// R-CHK-20, R-CHK-1
test("an id that is taken for a gift at the same moment spoils no other purchase", async () => {
  const db = await shop();
  const dusk = await game(db, { list: PRICE });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => player(db, { coins: PRICE })));
  const purchases = buyers.map((viewer) => ({ viewer, request: buying({ game: dusk }, { coins: PRICE }) }));
  const [first] = purchases;
  if (!first) throw new Error("no purchase");
  const gifted = await player(db);
  const giver = await made.owner.$client.connect();
  try {
    // The gift has its transfer, and is not committed before purchases wait for the id.
    await giver.query("begin");
    const inGiver: Database = Object.assign(Object.create(db), { $client: giver });
    const gift = { id: first.request.uuid, userUuid: gifted.uuid, amount: 5, reason: "test", now: NOW };
    await grantSilver(inGiver, gift);
    const answers = atOnce(db, purchases);
    await expect
      .poll(async () => {
        const { rowCount } = await db.$client.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%commit_purchases%'",
        );
        return rowCount;
      })
      .toBeGreaterThan(0);
    await giver.query("commit");
    expect((await answers).map(kindOf)).toEqual(
      buyers.map((_, nth) => (nth === 0 ? "request/id-conflict" : "done")),
    );
  } finally {
    giver.release(true);
  }
  expect((await verifyLedger(db)).differences).toEqual([]);
});

// R-CHK-20
test("a wallet locked by another transaction holds up its own buyer only", async () => {
  const db = await shop();
  const dusk = await game(db, { list: PRICE });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => player(db, { coins: PRICE })));
  const locker = await made.owner.$client.connect();
  try {
    await locker.query("begin");
    await locker.query("select from ledger_accounts where owner_uuid = $1 for update", [buyers[4]?.uuid]);
    const answers = buyers.map((viewer) => buy(db, viewer, buying({ game: dusk }, { coins: PRICE })));
    const bought: number[] = [];
    answers.forEach((answer, nth) => void answer.then(() => bought.push(nth)));
    await expect.poll(() => bought.length, { timeout: 15_000 }).toBe(11);
    expect(bought).not.toContain(4);
    await locker.query("commit");
    expect((await Promise.all(answers)).map(({ kind }) => kind)).toEqual(buyers.map(() => "done"));
  } finally {
    locker.release(true);
  }
  expect((await verifyLedger(db)).differences).toEqual([]);
});

// R-CHK-20, R-CHK-1
test("after a connection is lost in the middle, repeated requests buy each game once", async () => {
  const db = await shop();
  const dusk = await game(db, { list: PRICE });
  const buyers = await Promise.all(Array.from({ length: 16 }, () => player(db, { coins: 2 * PRICE })));
  const purchases = buyers.map((viewer) => ({
    viewer,
    request: buying({ game: dusk }, { coins: 2 * PRICE }),
  }));
  // Ends the first connection that writes the orders of several buyers. A sequence remembers it: it is never rolled
  // back.
  await made.owner.$client.query(`
    create sequence interruptions;
    grant usage on sequence interruptions to public;
    create function interrupt() returns trigger language plpgsql as $$
    begin
      if (select count(*) from written) > 1 and nextval('interruptions') = 1 then
        perform pg_terminate_backend(pg_backend_pid());
        perform pg_sleep(10);
      end if;
      return null;
    end $$;
    grant execute on function interrupt() to public;
    create trigger interrupted after insert on order_lines referencing new table as written
      for each statement execute function interrupt()`);
  const first = await atOnce(db, purchases);
  expect(first.some(({ status }) => status === "rejected")).toBe(true);
  const again = await Promise.all(purchases.map(({ viewer, request }) => buy(db, viewer, request)));
  expect(again.map(({ kind }) => kind)).toEqual(purchases.map(() => "done"));
  const { rows } = await db.$client.query(
    "select count(*)::int as orders, sum(coin)::int as coins, (select count(*)::int from entitlements) as games from orders",
  );
  expect(rows).toEqual([{ orders: 16, coins: 16 * PRICE, games: 16 }]);
  // The books report a foreign trigger.
  await made.owner.$client.query("drop trigger interrupted on order_lines");
  expect((await verifyLedger(db)).differences).toEqual([]);
});
