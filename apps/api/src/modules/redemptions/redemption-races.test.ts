import { encodeRedemptionCode, newRedemptionCode } from "@catnip/domain/redemptions";
import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RequestContext, Viewer } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { checkout } from "../orders/index.ts";
import { NOW, buying, game, player } from "../orders/testing/shop.ts";
import { expireLots, grantSilver, verifyLedger, walletOf } from "../wallets/index.ts";
import { plantRedemptionCodes, redeemCode } from "./index.ts";

const ROUNDS = 20;

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await testDatabase(50));
});
afterAll(async () => {
  expect((await verifyLedger(db)).differences).toEqual([]);
  await close();
});

const config = {
  production: false,
  port: 4000,
  dataDir: "",
  databaseUrl: undefined,
  secret: "5e".repeat(32),
  originPattern: "http://{site}.localhost:{port}",
};

const contextOf = (viewer: Viewer): RequestContext => ({
  config,
  db,
  now: () => NOW,
  viewer,
  requestId: randomUUID(),
  address: "192.0.2.1",
  platformKey: "international",
  loaders: new Map(),
});

async function plant(
  count: number,
  over: { readonly once?: boolean; readonly storeId?: number } = {},
): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, () => newRedemptionCode(randomBytes(16)));
  const { once = true, storeId } = over;
  await plantRedemptionCodes(
    { config, db, now: () => NOW },
    {
      uuid: randomUUID(),
      campaign: `race ${randomUUID()}`,
      rewards: [
        { key: "account.meowcent", amount: 100 },
        { key: "account.silver", amount: 7 },
        ...(storeId === undefined ? [] : [{ key: "store" as const, store_id: storeId }]),
      ],
      count,
      platform_keys: [],
      once_per_user: once,
      ended_at: null,
    },
    codes,
  );
  return codes;
}

/** The outcome: `done`, or the error code. */
async function redeem(viewer: Viewer, code: string): Promise<string> {
  try {
    await redeemCode(contextOf(viewer), encodeRedemptionCode(code) ?? "");
    return "done";
  } catch (fault) {
    if (fault instanceof ApiError) return fault.code;
    throw fault;
  }
}

function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

async function coinsOf(viewers: readonly Viewer[]): Promise<number> {
  const { rows } = await db.$client.query<{ coins: number }>(
    "select coalesce(sum(balance), 0)::bigint as coins from ledger_accounts where owner_uuid = any($1::uuid[]) and currency = 'meowcent'",
    [viewers.map(({ uuid }) => uuid)],
  );
  return rows[0]?.coins ?? -1;
}

// R-RDM-4
test(`one code, a hundred users at once: one gets it (${ROUNDS} rounds)`, async () => {
  const users = await Promise.all(Array.from({ length: 100 }, () => player(db)));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [code = ""] = await plant(1);
    const answers = await Promise.all(users.map((user) => redeem(user, code)));
    expect(tally(answers)).toEqual({ done: 1, "quest/redemption-code-used": 99 });
    expect(await coinsOf(users)).toBe(round * 100);
  }
});

test(`one user, the same code a hundred times at once: redeemed once (${ROUNDS} rounds)`, async () => {
  const mika = await player(db);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [code = ""] = await plant(1);
    const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(mika, code)));
    expect(tally(answers)).toEqual({ done: 1, "quest/redemption-code-used": 99 });
    expect(await coinsOf([mika])).toBe(round * 100);
  }
});

test("one user, thirty codes of one campaign at once: one is redeemed, and the others stay valid", async () => {
  const mika = await player(db);
  const codes = await plant(30);
  const answers = await Promise.all(codes.map((code) => redeem(mika, code)));
  expect(tally(answers)).toEqual({ done: 1, "quest/campaign-redeemed": 29 });
  const left = codes.filter((_, index) => answers[index] !== "done");
  const others = await Promise.all(left.map(() => player(db)));
  expect(tally(await Promise.all(others.map((other, index) => redeem(other, left[index] ?? ""))))).toEqual({
    done: 29,
  });
});

test("thirty codes for the same game at once: it is granted once, and the other codes stay valid", async () => {
  const mika = await player(db);
  const { id } = await game(db);
  const codes = await plant(30, { once: false, storeId: id });
  const answers = await Promise.all(codes.map((code) => redeem(mika, code)));
  expect(tally(answers)).toEqual({ done: 1, "store/already-owned": 29 });
  expect(await coinsOf([mika])).toBe(100);
});

test("buying games and redeeming codes for them concurrently grants each game once, without deadlocks", async () => {
  const mika = await player(db, { coins: 100_000 });
  const games = await Promise.all(Array.from({ length: 20 }, () => game(db, { list: 500 })));
  const codes = await Promise.all(games.map(({ id }) => plant(1, { once: false, storeId: id })));
  const services = { db, now: () => NOW };
  const buy = async (index: number): Promise<string> => {
    const wanted = games[index];
    if (!wanted) return "no game";
    const request = buying({ game: wanted }, { coins: 100_000 });
    const answer = await checkout(services, mika, request, "international");
    return answer.kind === "refused" ? answer.code : answer.kind;
  };
  const answers = await Promise.all(
    games.map((_, index) => Promise.all([buy(index), redeem(mika, codes[index]?.[0] ?? "")])),
  );
  for (const [bought, redeemed] of answers) {
    // Whichever came second is told that the game is already owned; no other outcome is possible.
    expect([
      ["done", "store/already-owned"],
      ["store/already-owned", "done"],
    ]).toContainEqual([bought, redeemed]);
  }
  const { rows } = await db.$client.query(
    "select count(*)::int as owned from entitlements where user_uuid = $1",
    [mika.uuid],
  );
  expect(rows).toEqual([{ owned: 20 }]);
});

test.each([1, 2, 3, 4, 5])(
  "two hundred concurrent codes, gifts, purchases and lot expiries leave the books balanced (seed %i)",
  async (seed) => {
    const random = mulberry32(seed);
    const mika = await player(db, { coins: 5_000, silver: 500 });
    const codes = await plant(60, { once: false });
    const services = { db, now: () => NOW };
    let given = 0;
    const turns = Array.from({ length: 200 }, (_, turn) => async (): Promise<string> => {
      const drawn = random();
      if (drawn < 0.4) {
        return `redeemed ${await redeem(mika, codes[Math.floor(random() * codes.length)] ?? "")}`;
      }
      if (drawn < 0.6) {
        given += 40;
        const expiresAt = new Date(NOW.getTime() + (random() < 0.5 ? -1 : 1));
        await grantSilver(db, {
          id: randomUUID(),
          userUuid: mika.uuid,
          amount: 40,
          reason: "mix",
          now: NOW,
          expiresAt,
        });
        return "given";
      }
      if (drawn < 0.9) {
        const wanted = await game(db, { list: 100 + turn });
        const wallet = await walletOf(db, mika.uuid);
        const request = buying({ game: wanted }, { coins: wallet.meowcent, silver: wallet.silver });
        return (await checkout(services, mika, request, "international")).kind;
      }
      await expireLots(services);
      return "ended";
    });
    // Ten at a time, as ten tabs would.
    const answers: string[] = [];
    const tab = async (): Promise<void> => {
      for (let next = turns.shift(); next; next = turns.shift()) answers.push(await next());
    };
    await Promise.all(Array.from({ length: 10 }, tab));

    expect(answers).toHaveLength(200);
    const redeemed = answers.filter((answer) => answer === "redeemed done").length;
    const { rows } = await db.$client.query<{ coins: number; silver: number; spent: number; ended: number }>(
      `select (select balance from ledger_accounts where owner_uuid = $1 and currency = 'meowcent') as coins,
        (select balance from ledger_accounts where owner_uuid = $1 and currency = 'silver') as silver,
        (select coalesce(sum(total), 0)::bigint from orders where user_uuid = $1) as spent,
        (select coalesce(-sum(e.amount), 0)::bigint from ledger_entries e
          join ledger_transfers t on t.id = e.transfer_id and t.kind = 'expiry'
          join ledger_accounts a on a.id = e.account_id and a.owner_uuid = $1) as ended`,
      [mika.uuid],
    );
    const { coins = 0, silver = 0, spent = 0, ended = 0 } = rows[0] ?? {};
    expect(coins + silver + spent + ended).toBe(5_500 + redeemed * 107 + given);
  },
);

/** A small seeded random number generator. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
