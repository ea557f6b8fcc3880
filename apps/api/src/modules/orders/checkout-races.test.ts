import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import type { Database } from "../../platform/database.ts";
import { testDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";
import { verifyLedger, walletOf } from "../wallets/index.ts";
import { atCommit, gate, warmUp } from "./testing/at-commit.ts";
import { installNaiveCommit } from "./testing/naive-commits.ts";
import { buy, raceForOneBalance, successesOf, wrongIn } from "./testing/one-balance.ts";
import { buying, couponFor, game, player, setDiscount, type Game } from "./testing/shop.ts";

const BUYERS = 100;
/** Fewer than the number of buyers: all of them read before the first commit anyway, and commits still overlap. */
const CONNECTIONS = 24;
const ROUNDS = 20;
const PRICE = 1_000;

const open: TestDatabase[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

async function shop(connections: number): Promise<Database> {
  const made = await testDatabase(connections);
  open.push(made);
  await warmUp(made.db, connections);
  return made.db;
}

function ownerOf(db: Database): Database {
  const made = open.find((each) => each.db === db);
  if (!made) throw new Error("not a database of this test");
  return made.owner;
}

async function manyGames(db: Database): Promise<readonly Game[]> {
  const games: Game[] = [];
  for (let i = 0; i < BUYERS; i += 1) games.push(await game(db, { list: PRICE, author: randomUUID() }));
  return games;
}

// R-CHK-3, R-WAL-2
describe("100 concurrent purchases against a balance that covers one", () => {
  test.each([
    { says: "of the same game", same: true },
    { says: "of 100 different games", same: false },
  ])("$says: exactly one succeeds, 20 times out of 20", { timeout: 60_000 }, async ({ same }) => {
    const db = await shop(CONNECTIONS);
    const games = await manyGames(db);
    for (let i = 0; i < ROUNDS; i += 1) {
      const one = games.slice(i, i + 1);
      const outcome = await raceForOneBalance(db, same ? games.flatMap(() => one) : games, PRICE);
      expect(wrongIn(outcome, PRICE)).toEqual([]);
    }
    expect((await verifyLedger(db)).differences).toEqual([]);
  });

  test.each(["subtract", "overwrite"] as const)(
    "the naive variant '%s' is noticed in every round",
    { timeout: 60_000 },
    async (variant) => {
      const db = await shop(CONNECTIONS);
      const games = await manyGames(db);
      await installNaiveCommit(ownerOf(db), variant);
      for (let i = 0; i < 5; i += 1) {
        const outcome = await raceForOneBalance(db, games, PRICE);
        expect(wrongIn(outcome, PRICE)).toEqual(expect.arrayContaining(["one success", "one entitlement"]));
        if (variant === "overwrite") expect(outcome.balance).toBe(0); // The bug that checking only the balance misses.
      }
      expect((await verifyLedger(db)).differences).not.toEqual([]);
    },
  );
});

// R-CHK-3
test("20 concurrent purchases from one wallet each return the balance left after them", async () => {
  const db = await shop(CONNECTIONS);
  const games = (await manyGames(db)).slice(0, 20);
  const coins = 20 * PRICE;
  const mika = await player(db, { coins });
  const racing = atCommit(db, gate(games.length));
  const answers = await Promise.all(
    games.map((each) => buy(racing, mika, buying({ game: each }, { coins }))),
  );
  const left = answers.flatMap((answer) =>
    answer.kind === "done" ? [answer.account[0]?.balance ?? -1] : [],
  );
  expect(left.toSorted((a, b) => a - b)).toEqual(games.map((_, index) => index * PRICE));
});

// R-CHK-3
test("a game bought 20 times concurrently by a player who could afford all 20 is charged once", async () => {
  const db = await shop(CONNECTIONS);
  const dusk = await game(db, { list: PRICE });
  const coins = 20 * PRICE;
  const mika = await player(db, { coins });
  const racing = atCommit(db, gate(20));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => buy(racing, mika, buying({ game: dusk }, { coins }))),
  );
  expect(successesOf(answers)).toBe(1);
  const others = answers.filter((answer) => answer.kind !== "done");
  expect(others.every((answer) => answer.kind === "refused" && answer.code === "store/already-owned")).toBe(
    true,
  );
  expect((await walletOf(db, mika.uuid)).meowcent).toBe(coins - PRICE);
  expect((await verifyLedger(db)).differences).toEqual([]);
});

// R-CHK-1
describe("the same request, sent many times", () => {
  test("50 at once have one effect and return 50 identical answers", async () => {
    const db = await shop(CONNECTIONS);
    const dusk = await game(db, { list: PRICE });
    for (let i = 0; i < 10; i += 1) {
      const mika = await player(db, { coins: 5 * PRICE });
      const request = buying({ game: dusk }, { coins: 5 * PRICE });
      const racing = atCommit(db, gate(50));
      const answers = await Promise.all(Array.from({ length: 50 }, () => buy(racing, mika, request)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ kind: "done", coin: PRICE });
      expect(await buy(db, mika, request)).toEqual(answers[0]);
    }
    expect((await verifyLedger(db)).differences).toEqual([]);
  });

  test("50 at once from a buyer who never had a wallet", async () => {
    const db = await shop(CONNECTIONS);
    const [gift, mika] = [await game(db, { list: 0 }), await player(db)];
    const request = buying({ game: gift });
    const racing = atCommit(db, gate(50));
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(racing, mika, request)));
    expect(successesOf(answers)).toBe(50);
    expect((await verifyLedger(db)).differences).toEqual([]);
  });

  test("with different content, or from another player, it is a conflict and changes nothing", async () => {
    const db = await shop(4);
    const [mika, other] = [await player(db, { coins: 5_000 }), await player(db, { coins: 5_000 })];
    const [dusk, dawn] = [await game(db, { list: PRICE }), await game(db, { list: PRICE })];
    const request = buying({ game: dusk }, { coins: 5_000 });
    await buy(db, mika, request);
    await expect(buy(db, mika, buying({ game: dawn }, { coins: 4_000 }, request.uuid))).rejects.toMatchObject(
      { code: "request/id-conflict" },
    );
    await expect(buy(db, other, request)).rejects.toMatchObject({ code: "request/id-conflict" });
    const { rows } = await db.$client.query("select count(*) as entitlements from entitlements");
    expect(rows).toEqual([{ entitlements: 1 }]);
  });

  test("one id for two purchases at once buys one of them, and the other is a conflict", async () => {
    const db = await shop(4);
    const mika = await player(db, { coins: 5_000 });
    const [dusk, dawn] = [await game(db, { list: PRICE }), await game(db, { list: PRICE })];
    const uuid = randomUUID();
    const racing = atCommit(db, gate(2));
    const answers = await Promise.allSettled(
      [dusk, dawn].map((each) => buy(racing, mika, buying({ game: each }, { coins: 5_000 }, uuid))),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "request/id-conflict" },
    });
    expect(await walletOf(db, mika.uuid)).toEqual({ meowcent: 5_000 - PRICE, silver: 0 });
  });
});

// R-CPN-3
test(
  "one coupon in 50 concurrent checkouts is used once, 20 runs out of 20",
  { timeout: 60_000 },
  async () => {
    const db = await shop(CONNECTIONS);
    const games = await Promise.all(Array.from({ length: 50 }, () => game(db, { list: PRICE })));
    for (let i = 0; i < ROUNDS; i += 1) {
      const mika = await player(db, { coins: 100 * PRICE });
      const coupon = { uuid: await couponFor(db, mika.uuid, { rate: 50 }), rate: 50 };
      const racing = atCommit(db, gate(games.length));
      const answers = await Promise.all(
        games.map((each) =>
          buy(racing, mika, buying({ game: each, coupons: [coupon] }, { coins: 100 * PRICE })),
        ),
      );
      expect(successesOf(answers)).toBe(1);
      const others = answers.filter((answer) => answer.kind !== "done");
      expect(
        others.every((answer) => answer.kind === "refused" && answer.code === "coupon/unavailable"),
      ).toBe(true);
    }
    expect((await verifyLedger(db)).differences).toEqual([]);
  },
);

test(
  "prices that change while people buy: everyone pays exactly what they saw",
  { timeout: 60_000 },
  async () => {
    const db = await shop(CONNECTIONS);
    const dusk = await game(db, { list: PRICE, percent: 10 });
    const buyers = await Promise.all(Array.from({ length: 60 }, () => player(db, { coins: PRICE })));
    const shopkeeper = (async () => {
      for (let i = 0; i < 30; i += 1) await setDiscount(db, dusk.id, i % 2 === 0 ? 20 : 10);
    })();
    const answers = await Promise.all(
      buyers.map((each) => buy(db, each, buying({ game: dusk, percent: 10 }, { coins: PRICE }))),
    );
    await shopkeeper;
    const { rows } = await db.$client.query(
      "select count(*) filter (where total <> 900) as surprised, count(*) as orders from orders",
    );
    expect(rows).toEqual([{ surprised: 0, orders: successesOf(answers) }]);
    expect(answers.every((answer) => answer.kind !== "refused" || answer.code === "pay/price-changed")).toBe(
      true,
    );
    expect((await verifyLedger(db)).differences).toEqual([]);
  },
);
