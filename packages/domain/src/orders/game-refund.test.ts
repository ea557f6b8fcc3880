import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../time/index.ts";
import { gameRefund, type GameRefund, type RefundFacts, type RefundPolicy } from "./index.ts";

const POLICY: RefundPolicy = { days: 14, playedHours: 2, atMost: { games: 3, days: 90 } };
const NOW = Date.UTC(2026, 2, 15, 12);
const GAME = 7;

const facts = (changed: Partial<RefundFacts> = {}): RefundFacts => ({
  kind: "store",
  bought_at: NOW - DAY_MS,
  silver: 300,
  coin: 700,
  lines: [{ store_id: GAME, final: 1_000 }],
  coupons: [],
  played_minutes: 0,
  is_downloaded: false,
  is_owned: true,
  refunded_at: null,
  refunds: [],
  lots: [
    { id: 1, currency: "meowcent", amount: 700, ended_at: null },
    { id: 2, currency: "silver", amount: 300, ended_at: NOW + DAY_MS },
  ],
  ...changed,
});

const refund = (changed: Partial<RefundFacts> = {}): GameRefund =>
  gameRefund(facts(changed), GAME, POLICY, NOW);

// R-RFD-4
describe("a game can be given back", () => {
  test.each<{ says: string; changed: Partial<RefundFacts>; refusal: GameRefund["refusal"] }>([
    { says: "after a day", changed: {}, refusal: null },
    { says: "to the last moment", changed: { bought_at: NOW - 14 * DAY_MS + 1 }, refusal: null },
    { says: "not after it", changed: { bought_at: NOW - 14 * DAY_MS }, refusal: "refund/too-late" },
    { says: "played a little", changed: { played_minutes: 119 }, refusal: null },
    { says: "not played much", changed: { played_minutes: 120 }, refusal: "refund/played" },
    { says: "not downloaded", changed: { is_downloaded: true }, refusal: "refund/downloaded" },
    { says: "once", changed: { refunded_at: NOW - HOUR_MS }, refusal: "refund/already-refunded" },
    {
      says: "only if it is owned by this purchase",
      changed: { is_owned: false },
      refusal: "store/not-owned",
    },
    { says: "not as a gift", changed: { kind: "redemption" }, refusal: "refund/nothing-paid" },
    {
      says: "not when it was free",
      changed: { silver: 0, coin: 0, lines: [{ store_id: GAME, final: 0 }], lots: [] },
      refusal: "refund/nothing-paid",
    },
    {
      says: "when coupons paid all of it",
      changed: {
        silver: 0,
        coin: 0,
        lines: [{ store_id: GAME, final: 0 }],
        lots: [],
        coupons: [{ uuid: "c", ended_at: null }],
      },
      refusal: null,
    },
    {
      says: "with two others lately",
      changed: { refunds: [NOW - 90 * DAY_MS, NOW - 90 * DAY_MS + 1, NOW - 1] },
      refusal: null,
    },
    {
      says: "not with three",
      changed: { refunds: [NOW - 3, NOW - 2, NOW - 1] },
      refusal: "refund/too-many",
    },
  ])("$says", ({ changed, refusal }) => {
    expect(refund(changed).refusal).toBe(refusal);
  });

  test("until the same time of day fourteen days after the purchase", () => {
    expect(refund().until).toEqual(new Date(NOW + 13 * DAY_MS));
  });
});

// R-RFD-7
test("what has ended meanwhile is named: it expires as it comes back", () => {
  const [coins] = facts().lots;
  const lots = [
    ...(coins ? [coins] : []),
    { id: 2, currency: "silver" as const, amount: 300, ended_at: NOW },
  ];
  expect(refund({ lots })).toMatchObject({ refusal: null, silver: 300, coin: 700, expired: 300 });
  expect(refund().expired).toBe(0);
});

// R-RFD-9
test("only coupons that can still be used come back", () => {
  const coupons = [
    { uuid: "never ends", ended_at: null },
    { uuid: "still good", ended_at: NOW + 1 },
    { uuid: "over", ended_at: NOW },
  ];
  expect(refund({ coupons }).coupons).toEqual(["never ends", "still good"]);
});

const orders = fc
  .record({
    prices: fc.array(fc.integer({ min: 0, max: 9_000_000_000 }), { minLength: 1, maxLength: 12 }),
    silverShare: fc.double({ min: 0, max: 1, noNaN: true }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    order: fc.infiniteStream(fc.nat()),
  })
  .map(({ prices, silverShare, cuts, order }) => {
    const total = prices.reduce((sum, price) => sum + price, 0);
    const silver = Math.floor(total * silverShare);
    const lots = (["silver", "meowcent"] as const).flatMap((currency) => {
      const amount = currency === "silver" ? silver : total - silver;
      const ends = [...cuts.map((cut) => Math.floor(cut * amount)), amount].toSorted((a, b) => a - b);
      return ends.flatMap((end, at) => {
        const taken = end - (ends[at - 1] ?? 0);
        const id = (currency === "silver" ? 100 : 200) + at;
        return taken > 0 ? [{ id, currency, amount: taken, ended_at: null }] : [];
      });
    });
    const lines = prices.map((final, at) => ({ store_id: at + 1, final }));
    return { facts: facts({ silver, coin: total - silver, lines, lots }), order };
  });

// R-RFD-6, R-RFD-8
test("all games of an order, given back in any order, return exactly what each lot had given", () => {
  fc.assert(
    fc.property(orders, ({ facts: bought, order }) => {
      const left = bought.lines.map(({ store_id }) => store_id);
      const returned = new Map<number, number>();
      const totals = { silver: 0, coin: 0 };
      while (left.length > 0) {
        const [id = 0] = left.splice((order.next().value ?? 0) % left.length, 1);
        const lots = bought.lots.flatMap((lot) => {
          const amount = lot.amount - (returned.get(lot.id) ?? 0);
          return amount > 0 ? [{ ...lot, amount }] : [];
        });
        const back = gameRefund({ ...bought, lots }, id, POLICY, NOW);
        expect(back.silver).toBeGreaterThanOrEqual(0);
        expect(back.coin).toBeGreaterThanOrEqual(0);
        expect(back.silver + back.coin).toBe(bought.lines[id - 1]?.final);
        totals.silver += back.silver;
        totals.coin += back.coin;
        for (const lot of back.lots) returned.set(lot.id, (returned.get(lot.id) ?? 0) + lot.amount);
      }
      expect(totals).toEqual({ silver: bought.silver, coin: bought.coin });
      expect(returned).toEqual(new Map(bought.lots.map(({ id, amount }) => [id, amount])));
    }),
  );
});

// R-RFD-6
test("the lots that are listed first, those that last longest, get theirs first", () => {
  const lots = [
    { id: 1, currency: "meowcent" as const, amount: 400, ended_at: null },
    { id: 2, currency: "meowcent" as const, amount: 600, ended_at: NOW + DAY_MS },
  ];
  const lines = [
    { store_id: GAME, final: 500 },
    { store_id: GAME + 1, final: 500 },
  ];
  expect(refund({ silver: 0, coin: 1_000, lines, lots }).lots).toEqual([
    { id: 1, currency: "meowcent", amount: 400 },
    { id: 2, currency: "meowcent", amount: 100 },
  ]);
});

test("more than the lots gave is an error, never money from nowhere", () => {
  expect(() => refund({ lots: [] })).toThrow(RangeError);
});
