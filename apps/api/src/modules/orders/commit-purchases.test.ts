import * as fc from "fast-check";
import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { grantSilver } from "../wallets/index.ts";
import { owe } from "../wallets/testing/owe.ts";
import type { CheckoutRequest } from "./checkout.types.ts";
import { commitPurchases, type Commit } from "./commit-purchases.ts";
import { buy } from "./testing/one-balance.ts";
import { priced } from "./testing/priced.ts";
import {
  buying,
  couponFor,
  game,
  inCart,
  NOW,
  player,
  seen,
  setDiscount,
  type Game,
} from "./testing/shop.ts";

const PRICE = 1_000;
const COINS = 10 * PRICE;

let db: Database;
let close: () => Promise<void>;
let games: readonly [Game, Game, Game];
beforeAll(async () => {
  ({ db, close } = await testDatabase(4));
  const [ada, bo] = [randomUUID(), randomUUID()];
  games = [
    await game(db, { list: PRICE, author: ada }),
    await game(db, { list: 777, author: bo }),
    await game(db, { list: 333, author: ada }),
  ];
});
afterAll(() => close());

type Purchase = { readonly viewer: Viewer; readonly request: CheckoutRequest };
type Case = {
  readonly buys: () => Promise<Purchase>;
  /** What happens to it between reading and committing. */
  readonly happens?: (purchase: Purchase) => Promise<unknown>;
  /** The refusal; absent: it is bought. */
  readonly refusal?: string;
};

const one = async (coins = COINS): Promise<Purchase> => ({
  viewer: await player(db, { coins }),
  request: buying({ game: games[0] }, { coins }),
});
const another = (viewer: Viewer, of: Game, coins = COINS) => buy(db, viewer, buying({ game: of }, { coins }));

const CASES = {
  plain: { buys: one },
  "silver of several lots": {
    buys: async () => {
      const viewer = await player(db, { coins: COINS });
      for (const [amount, days] of [
        [300, 9],
        [250, 3],
      ] as const)
        await grantSilver(db, {
          id: randomUUID(),
          userUuid: viewer.uuid,
          amount,
          reason: "test",
          now: NOW,
          expiresAt: new Date(NOW.getTime() + days * 86_400_000),
        });
      return { viewer, request: buying({ game: games[0] }, { coins: COINS, silver: 550 }) };
    },
  },
  "a cart": {
    buys: async () => {
      const viewer = await player(db, { coins: COINS, silver: 100 });
      const entries = [];
      for (const each of games)
        entries.push({ cart_store_uuid: await inCart(db, viewer.uuid, each.id), coupon_uuids: [] });
      const shown = seen(
        games.map((each) => ({ game: each })),
        { coins: COINS, silver: 100 },
      );
      const wanted = { kind: "cart" as const, entries };
      return { viewer, request: { uuid: randomUUID(), wanted, account_1_amount: shown.silver, shown } };
    },
  },
  "a coupon": { buys: () => withCoupon() },
  "a game that a coupon makes free": { buys: () => withCoupon(100) },
  "a used coupon": {
    buys: () => withCoupon(),
    happens: ({ viewer, request: { wanted } }) => {
      const [uuid = ""] = wanted.kind === "store" ? wanted.coupon_uuids : [];
      return buy(db, viewer, buying({ game: games[1], coupons: [{ uuid, rate: 50 }] }, { coins: COINS }));
    },
    refusal: "coupon/unavailable",
  },
  "an ended session": {
    buys: one,
    happens: ({ viewer }) =>
      db.$client.query("update site_sessions set revoked_at = now() where sid = $1", [viewer.sid]),
    refusal: "auth/id-token-expired",
  },
  "coins spent meanwhile": {
    buys: () => one(PRICE),
    happens: ({ viewer }) => another(viewer, games[2], PRICE),
    refusal: "pay/insufficient-balance",
  },
  "an owned game": {
    buys: one,
    happens: ({ viewer }) => another(viewer, games[0]),
    refusal: "store/already-owned",
  },
  "a changed price": {
    buys: async () => ({
      viewer: await player(db, { coins: COINS }),
      request: buying({ game: await game(db, { list: 500 }) }, { coins: COINS }),
    }),
    happens: ({ request: { wanted } }) => setDiscount(db, wanted.kind === "store" ? wanted.store_id : 0, 20),
    refusal: "pay/price-changed",
  },
  "a debt": {
    buys: one,
    happens: ({ viewer }) => owe(db, viewer.uuid, 100),
    refusal: "pay/purchases-frozen",
  },
  "an id of another buyer": {
    buys: one,
    happens: async ({ request: { uuid } }) =>
      buy(db, await player(db, { coins: COINS }), buying({ game: games[1] }, { coins: COINS }, uuid)),
    refusal: "request/id-conflict",
  },
  "an id of a gift": {
    buys: one,
    happens: ({ viewer, request: { uuid } }) =>
      grantSilver(db, { id: uuid, userUuid: viewer.uuid, amount: 5, reason: "test", now: NOW }),
    refusal: "request/id-conflict",
  },
  "a repeated request": { buys: one, happens: ({ viewer, request }) => buy(db, viewer, request) },
} satisfies Record<string, Case>;

async function withCoupon(rate = 50): Promise<Purchase> {
  const viewer = await player(db, { coins: COINS });
  const coupon = { uuid: await couponFor(db, viewer.uuid, { rate }), rate };
  return { viewer, request: buying({ game: games[0], coupons: [coupon] }, { coins: COINS }) };
}

/** Commits in batches, looks at what they left behind, and takes it back. */
async function outcomeOf(batches: readonly (readonly Commit[])[]): Promise<unknown> {
  const client = await db.$client.connect();
  try {
    await client.query("begin");
    const results = new Map<string, unknown>();
    for (const batch of batches) {
      const answers = await commitPurchases(client, batch);
      batch.forEach(({ request }, at) => results.set(request.uuid, answers[at]));
    }
    // Every transfer has its document.
    await client.query("set constraints all immediate");
    const commits = batches.flat().toSorted((a, b) => (a.request.uuid < b.request.uuid ? -1 : 1));
    const traces = [];
    for (const { viewer, request } of commits)
      traces.push([results.get(request.uuid), await tracesOf(client, viewer.uuid, request.uuid)]);
    return traces;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Everything a buyer has, and everything that was booked under an id. */
async function tracesOf(client: PoolClient, userUuid: string, uuid: string): Promise<unknown> {
  const { rows } = await client.query(
    `select
      (select to_jsonb(o) from orders o where uuid = $2) as orders,
      (select json_agg(to_jsonb(line) order by store_id) from order_lines line where order_uuid = $2) as lines,
      (select to_jsonb(t) from ledger_transfers t where id = $2) as transfer,
      (select json_agg(json_build_array(a.owner_kind, a.owner_uuid, a.name, a.currency, e.amount) order by e.id)
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = $2) as entries,
      (select json_agg(to_jsonb(u) order by lot_id) from ledger_lot_uses u where transfer_id = $2) as uses,
      (select json_agg(json_build_array(currency, balance) order by currency) from ledger_accounts where owner_uuid = $1) as wallet,
      (select json_agg(json_build_array(l.id, l.remaining) order by l.id)
        from ledger_lots l join ledger_accounts a on a.id = l.account_id where a.owner_uuid = $1) as lots,
      (select json_agg(to_jsonb(e) order by store_id) from entitlements e where user_uuid = $1) as owned,
      (select json_agg(to_jsonb(c) order by uuid) from user_coupons c where user_uuid = $1) as coupons,
      (select json_agg(json_build_array(store_id, state) order by store_id) from cart_stores where user_uuid = $1) as cart,
      (select count(*) from ledger_waiting where subject = $2) as waiting`,
    [userUuid, uuid],
  );
  return rows[0];
}

// R-CHK-20, R-WAL-5
test("a batch of purchases leaves what batches of one leave in any order, and is refused alike", async () => {
  const names = Object.keys(CASES) as (keyof typeof CASES)[];
  const batches = fc
    .array(fc.constantFrom(...names), { minLength: 1, maxLength: 8 })
    .chain((wanted) =>
      fc.tuple(fc.constant(wanted), fc.shuffledSubarray([...wanted.keys()], { minLength: wanted.length })),
    );
  await fc.assert(
    fc.asyncProperty(batches, async ([wanted, order]) => {
      const commits: Commit[] = [];
      for (const name of wanted) {
        const { buys, happens }: Case = CASES[name];
        const purchase = await buys();
        commits.push(await priced(db, purchase.viewer, purchase.request));
        await happens?.(purchase);
      }
      const together = await outcomeOf([commits]);
      expect(await outcomeOf(order.map((at) => commits.slice(at, at + 1)))).toEqual(together);
    }),
    // Each case once, and then any of them in one batch.
    { numRuns: 12, examples: [[[names, [...names.keys()].toReversed()]]] },
  );
});

// R-CHK-20
test.each(Object.entries<Case>(CASES))("%s, in a batch of one", async (_, { buys, happens, refusal }) => {
  const purchase = await buys();
  const commit = await priced(db, purchase.viewer, purchase.request);
  await happens?.(purchase);
  await expect(
    commitPurchases(db.$client, [commit]).then(
      ([result]) => result && ("code" in result ? result.code : Object.keys(result)[0]),
    ),
  ).resolves.toBe(refusal ?? "answer");
});

// R-CHK-20
test("a second purchase of the same buyer, or with the same id, is left for a batch of its own", async () => {
  const { viewer, request } = await one();
  const commits = await Promise.all([
    priced(db, viewer, request),
    priced(db, viewer, buying({ game: games[1] }, { coins: COINS })),
    priced(
      db,
      await player(db, { coins: COINS }),
      buying({ game: games[1] }, { coins: COINS }, request.uuid),
    ),
  ]);
  const results = await commitPurchases(db.$client, commits);
  expect(results).toEqual([
    { answer: expect.objectContaining({ total: PRICE }) },
    { busy: true },
    { busy: true },
  ]);
});
