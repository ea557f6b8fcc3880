import { takeFromLots, type SpendableLot } from "@catnip/domain/wallets";
import * as fc from "fast-check";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { player } from "../orders/testing/shop.ts";
import { postGift } from "../wallets/testing/post-gift.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

type Given = {
  readonly origin: "paid" | "grant" | "bonus";
  readonly amount: number;
  readonly days: number | null;
};

const day = (days: number) => SHOP_NOW.getTime() + days * 86_400_000;

const give = (uuid: string, { origin, amount, days }: Given) =>
  postGift(shop.db, {
    uuid,
    amount,
    lot: { origin, ...(days !== null && { expires_at_ms: day(days) }) },
    now: SHOP_NOW,
  });

async function spend(uuid: string, amount: number): Promise<{ id: number; amount: number }[]> {
  const id = randomUUID();
  await postGift(shop.db, { id, uuid, amount: -amount, now: SHOP_NOW });
  const { rows } = await shop.db.$client.query<{ id: number; amount: number }>(
    "select lot_id as id, amount from ledger_lot_uses where transfer_id = $1",
    [id],
  );
  return rows;
}

async function lotsOf(uuid: string): Promise<SpendableLot[]> {
  const { rows } = await shop.db.$client.query<Omit<SpendableLot, "expiresAt"> & { expires_at: Date | null }>(
    `select l.id, l.origin, l.remaining, l.expires_at from ledger_lots l
      join ledger_accounts a on a.id = l.account_id and a.owner_uuid = $1 order by random()`,
    [uuid],
  );
  return rows.map(({ expires_at, ...lot }) => ({ ...lot, expiresAt: expires_at?.getTime() ?? null }));
}

const byId = (parts: readonly { readonly id: number; readonly amount: number }[]) =>
  parts.map(({ id, amount }) => ({ id, amount })).toSorted((a, b) => a.id - b.id);

// R-WAL-6, R-WAL-17
test(
  "the ledger spends lots exactly as the rule says that players are shown",
  { timeout: 60_000 },
  async () => {
    const given = fc.record<Given>({
      origin: fc.constantFrom("paid", "grant", "bonus"),
      amount: fc.integer({ min: 1, max: 500 }),
      days: fc.option(fc.integer({ min: 1, max: 3 })),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(given, { minLength: 1, maxLength: 7 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }),
        async (gifts, shares) => {
          const uuid = randomUUID();
          for (const each of gifts) await give(uuid, each);
          for (const share of shares) {
            const lots = await lotsOf(uuid);
            const amount = Math.ceil(share * lots.reduce((sum, { remaining }) => sum + remaining, 0));
            if (amount === 0) continue;
            const expected = takeFromLots(lots, amount);
            expect(byId(await spend(uuid, amount))).toEqual(byId(expected));
          }
        },
      ),
      { numRuns: 15 },
    );
  },
);

// R-WAL-17
test("a player sees only their own lots, in the order in which they will be spent", async () => {
  const mika = await player(shop.db);
  await give(mika.uuid, { origin: "paid", amount: 500, days: null });
  await give(mika.uuid, { origin: "grant", amount: 50, days: null });
  await give(mika.uuid, { origin: "grant", amount: 20, days: 2 });
  await spend(mika.uuid, 5);
  const asked =
    "{ findWalletLots(type: 0) { total list { origin granted remaining paid_minor expires_at } } }";
  expect(fieldOf(await shop.ask(asked, {}, mika), "findWalletLots")).toEqual({
    total: 3,
    list: [
      {
        origin: "grant",
        granted: 20,
        remaining: 15,
        paid_minor: null,
        expires_at: new Date(day(2)).toISOString(),
      },
      { origin: "grant", granted: 50, remaining: 50, paid_minor: null, expires_at: null },
      { origin: "paid", granted: 500, remaining: 500, paid_minor: null, expires_at: null },
    ],
  });
  const rival = await player(shop.db);
  shop.statements();
  expect(fieldOf(await shop.ask(asked, {}, rival), "findWalletLots")).toEqual({ total: 0, list: [] });
  expect(shop.statements()).toBe(1);
});
