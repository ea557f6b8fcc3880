import * as fc from "fast-check";
import { divideRounded } from "@catnip/domain/money";
import { takeFromLots, type SpendableLot } from "@catnip/domain/wallets";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { player } from "../orders/testing/shop.ts";
import { applyFact } from "../top-ups/index.ts";
import { factFor, openPayment, till } from "../top-ups/testing/till.ts";
import { postGift } from "../wallets/testing/post-gift.ts";
import { unusedBalance } from "./unused.service.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const day = (days: number) => new Date(SHOP_NOW.getTime() + days * 86_400_000);

type Step =
  | { readonly buys: number; readonly price: number; readonly currency: string }
  | { readonly gets: number }
  | { readonly spends: number };

type Held = SpendableLot & {
  remaining: number;
  readonly granted: number;
  readonly price: number;
  readonly currency: string;
};

/** Books one step a day, and keeps the same in plain variables. */
async function live(
  steps: readonly Step[],
): Promise<(before: number) => Map<string, { coin: number; paid_minor: number }>> {
  const uuid = randomUUID();
  const days: Held[][] = [[]];
  for (const [at, step] of steps.entries()) {
    const lots = (days.at(-1) ?? []).map((lot) => ({ ...lot }));
    days.push(lots);
    const held = lots.reduce((sum, { remaining }) => sum + remaining, 0);
    if ("spends" in step) {
      const amount = Math.floor(step.spends * held);
      if (amount === 0) continue;
      await post(uuid, -amount, at);
      for (const part of takeFromLots(lots, amount)) {
        const lot = lots.find(({ id }) => id === part.id);
        if (lot) lot.remaining -= part.amount;
      }
    } else {
      const [amount, price, currency] =
        "buys" in step ? [step.buys, step.price, step.currency] : [step.gets, 0, ""];
      const origin = "buys" in step ? "paid" : "grant";
      await post(uuid, amount, at, {
        origin,
        ...(price > 0 && { paid_minor: price, paid_currency: currency }),
      });
      lots.push({ id: at, origin, remaining: amount, granted: amount, price, currency, expiresAt: null });
    }
  }
  return (before) => {
    const sums = new Map<string, { coin: number; paid_minor: number }>();
    for (const { origin, remaining, granted, price, currency } of days[before] ?? []) {
      if (origin !== "paid" || remaining === 0) continue;
      const sum = sums.get(currency) ?? { coin: 0, paid_minor: 0 };
      sums.set(currency, {
        coin: sum.coin + remaining,
        paid_minor: sum.paid_minor + divideRounded(price * remaining, granted),
      });
    }
    return sums;
  };
}

const post = (uuid: string, amount: number, at: number, lot?: Parameters<typeof lotOf>[0]) =>
  postGift(shop.db, {
    uuid,
    amount,
    ...(lot && lotOf(lot)),
    now: new Date(day(at).getTime() + 3_600_000),
  });

const lotOf = (lot: { origin: "paid" | "grant"; paid_minor?: number; paid_currency?: string }) => ({ lot });

// R-WAL-18
test(
  "what was bought and not spent at any past moment equals a plain model of the history",
  { timeout: 60_000 },
  async () => {
    const step = fc.oneof(
      fc.record({
        buys: fc.integer({ min: 1, max: 999 }),
        price: fc.integer({ min: 1, max: 9_999 }),
        currency: fc.constantFrom("USD", "CNY"),
      }),
      fc.record({ gets: fc.integer({ min: 1, max: 999 }) }),
      fc.record({ spends: fc.double({ min: 0, max: 1, noNaN: true }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        // Books only grow, so what other histories left is taken off.
        const before = await Promise.all(steps.map((_step, at) => sumsAt(at + 1)));
        const model = await live(steps);
        for (const at of steps.keys()) {
          const now = await sumsAt(at + 1);
          for (const currency of ["USD", "CNY"]) {
            const was = before[at]?.get(currency);
            const is = now.get(currency);
            expect({
              coin: (is?.coin ?? 0) - (was?.coin ?? 0),
              paid_minor: (is?.paid_minor ?? 0) - (was?.paid_minor ?? 0),
            }).toEqual(model(at + 1).get(currency) ?? { coin: 0, paid_minor: 0 });
          }
        }
      }),
      { numRuns: 12 },
    );
  },
);

const sumsAt = async (days: number) =>
  new Map((await unusedBalance(shop.db, day(days))).map((row) => [row.currency_id, row]));

// R-WAL-18
test("only finance staff see it, by brand and currency", async () => {
  const { services } = await till(shop.db);
  const payment = await openPayment(services, await player(shop.db));
  await applyFact(services, factFor(payment));
  const ask = `{ findUnusedBalance(before: "${day(400).toISOString()}") { platform_key currency_id coin paid_minor wallets } }`;
  const rows = fieldOf<readonly unknown[]>(
    await shop.ask(ask, {}, await shop.player({ roles: ["finance"] })),
    "findUnusedBalance",
  );
  expect(rows).toContainEqual({
    platform_key: "international",
    currency_id: payment.currency_id,
    coin: payment.coin,
    paid_minor: payment.pay_amount,
    wallets: 1,
  });
  const { errors } = await shop.ask(ask, {}, await player(shop.db));
  expect(errors?.[0]?.extensions.code).toBe("auth/forbidden");
});
