import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "../time/index.ts";
import { bestDeal, canUseCoupon, stackCoupons, type DealLine, type UserCoupon } from "./index.ts";
import { compareDeals, UNUSED } from "./deal.ts";
import { userCoupon } from "./testing.ts";

const now = Date.UTC(2030, 0, 15, 12);
const game = (storeId: number, sale: number): DealLine => ({ lineId: `line ${storeId}`, storeId, sale });
const onlyFor = (...storeList: number[]) => ({ applicable_scope: "store", storeList });
const chosen = (lines: readonly DealLine[], coupons: readonly UserCoupon[]) =>
  Object.fromEntries(bestDeal(lines, coupons, now).choices);

// R-CPN-8
describe("the best deal", () => {
  test("one game: every coupon that is good for it, step by step", () => {
    const coupons = [
      userCoupon({ uuid: "five", discount_rate: 5 }),
      userCoupon({ uuid: "ten" }),
      userCoupon({ uuid: "other game", discount_rate: 50, ...onlyFor(7) }),
      userCoupon({ uuid: "ended", ended_at: now }),
      userCoupon({ uuid: "spent", state: 1 }),
    ];
    expect(bestDeal([game(1, 669)], coupons, now)).toEqual({
      choices: new Map([["line 1", ["ten", "five"]]]),
      lines: [
        {
          ...game(1, 669),
          steps: [
            { uuid: "ten", discount_rate: 10, before: 669, discount: 67, after: 602 },
            { uuid: "five", discount_rate: 5, before: 602, discount: 30, after: 572 },
          ],
          final: 572,
        },
      ],
      total: 572,
      saved: 97,
      unused: [
        { uuid: "other game", reason: "out-of-scope" },
        { uuid: "ended", reason: "ended" },
        { uuid: "spent", reason: "used" },
      ],
      isProven: true,
    });
  });

  test("a coupon for all games makes room for one that is good for the dearest game alone", () => {
    const coupons = [
      userCoupon({ uuid: "any", discount_rate: 50 }),
      userCoupon({ uuid: "dearest", discount_rate: 50, ...onlyFor(1) }),
    ];
    // 50 % of 1,000 and of 900 are 950; both on the dearest game would be 750.
    expect(chosen([game(1, 1_000), game(2, 900)], coupons)).toEqual({
      "line 1": ["dearest"],
      "line 2": ["any"],
    });
  });

  test("taking the most at each turn is not always best", () => {
    // 50 % on the dearer game takes off 501, but then the coupon for that game alone takes only 200 of what is left.
    const coupons = [
      userCoupon({ uuid: "half", discount_rate: 50 }),
      userCoupon({ uuid: "own", discount_rate: 40, ...onlyFor(1) }),
    ];
    expect(chosen([game(1, 1_002), game(2, 1_000)], coupons)).toEqual({
      "line 1": ["own"],
      "line 2": ["half"],
    });
  });

  test("a coupon that takes nothing more off is kept, even if it expires first", () => {
    const all = userCoupon({ uuid: "all", discount_rate: 100, ended_at: now + 2 * DAY_MS });
    const soon = userCoupon({ uuid: "soon", discount_rate: 10, ended_at: now + DAY_MS });
    expect(chosen([game(1, 500)], [all, soon])).toEqual({ "line 1": ["all"] });
    const candidates = [
      { uuid: "all", discount_rate: 100, endsAtMs: now + 2 * DAY_MS, lines: [0] },
      { uuid: "soon", discount_rate: 10, endsAtMs: now + DAY_MS, lines: [0] },
    ];
    const [one, both] = [
      { placing: [0, UNUSED], total: 0 },
      { placing: [0, 0], total: 0 },
    ];
    expect(compareDeals(candidates, one, both)).toBeLessThan(0);
  });

  test("of equal coupons the one that expires first is used, whatever the order", () => {
    const soon = userCoupon({ uuid: "z", discount_rate: 100, ended_at: now + DAY_MS });
    const later = userCoupon({ uuid: "a", discount_rate: 100, ended_at: now + 2 * DAY_MS });
    const never = userCoupon({ uuid: "b", discount_rate: 100 });
    for (const coupons of [
      [soon, later, never],
      [never, later, soon],
    ])
      expect(chosen([game(1, 500)], coupons)).toEqual({ "line 1": ["z"] });
  });

  test.each([
    { says: "a game that is free already", sale: 0 },
    { says: "an amount that rounds to nothing", sale: 4 },
  ])("no coupon is spent on $says", ({ sale }) => {
    expect(bestDeal([game(1, sale)], [userCoupon()], now)).toMatchObject({
      choices: new Map([["line 1", []]]),
      total: sale,
      unused: [{ uuid: "c1", reason: "saves-nothing" }],
    });
  });

  test("no more coupons are used than needed", () => {
    const coupons = [userCoupon({ uuid: "all", discount_rate: 100 }), userCoupon({ uuid: "ten" })];
    expect(chosen([game(1, 500)], coupons)).toEqual({ "line 1": ["all"] });
  });

  test("without games or coupons there is nothing to do", () => {
    expect(bestDeal([], [userCoupon()], now)).toMatchObject({ total: 0, saved: 0, lines: [] });
    expect(bestDeal([game(1, 500)], [], now)).toMatchObject({ total: 500, saved: 0, unused: [] });
  });

  test.each([
    { says: "up to 5 games and 6 coupons", linesMin: 1, couponsMin: 0, numRuns: 300 },
    { says: "5 games and 6 coupons", linesMin: 5, couponsMin: 6, numRuns: 60 },
  ])(
    "for $says it is what trying every way finds: as cheap, with as few coupons, the same ends",
    ({ linesMin, couponsMin, numRuns }) => {
      fc.assert(
        fc.property(cart(linesMin, 5), wallet(couponsMin, 6, 5), (lines, coupons) => {
          expect(proposed(lines, coupons)).toEqual(bestOfAll(lines, coupons));
        }),
        { numRuns },
      );
    },
  );

  test("so it is for every small cart", () => {
    const sales = [0, 5, 99, 100];
    const rates = [0, 10, 50, 100];
    const scopes = [{}, onlyFor(1)];
    for (const first of sales)
      for (const second of sales)
        for (const one of rates)
          for (const two of rates)
            for (const scope of scopes) {
              const lines = [game(1, first), game(2, second)];
              const coupons = [
                userCoupon({ uuid: "a", discount_rate: one, ended_at: now + DAY_MS }),
                userCoupon({ uuid: "b", discount_rate: two, ...scope }),
                userCoupon({ uuid: "c", discount_rate: 10, ...onlyFor(2) }),
              ];
              expect(proposed(lines, coupons)).toEqual(bestOfAll(lines, coupons));
            }
  });

  test("five games that hardly differ and six coupons that do are searched to the end", () => {
    const lines = [1, 2, 3, 4, 5].map((id) => game(id, 10_000 + id));
    const coupons = [11, 12, 13, 14, 15, 16].map((rate) =>
      userCoupon({ uuid: `c${rate}`, discount_rate: rate }),
    );
    expect(bestDeal(lines, coupons, now).isProven).toBe(true);
    expect(proposed(lines, coupons)).toEqual(bestOfAll(lines, coupons));
  });

  test("the order of the coupons makes no difference, and the sums add up, however many there are", () => {
    const deals = cart(1, 50).chain((lines) =>
      wallet(0, 100, 50).chain((coupons) =>
        fc.tuple(
          fc.constant(lines),
          fc.constant(coupons),
          fc.shuffledSubarray(coupons, { minLength: coupons.length }),
        ),
      ),
    );
    fc.assert(
      fc.property(deals, ([lines, coupons, shuffled]) => {
        const deal = bestDeal(lines, coupons, now);
        expect(Object.fromEntries(deal.choices)).toEqual(chosen(lines, shuffled));
        const used = [...deal.choices.values()].flat();
        expect(new Set(used).size).toBe(used.length);
        expect(new Set([...used, ...deal.unused.map(({ uuid }) => uuid)]).size).toBe(coupons.length);
        expect(used.length + deal.unused.length).toBe(coupons.length);
        let total = 0;
        for (const line of deal.lines) {
          const own = coupons.filter(({ uuid }) => deal.choices.get(line.lineId)?.includes(uuid));
          expect(own.every((coupon) => canUseCoupon(coupon, line.storeId, now))).toBe(true);
          expect(line.final).toBe(stackCoupons(line.sale, own.map(rateOf)).result);
          total += line.final;
        }
        expect(deal.total).toBe(total);
        expect(deal.total + deal.saved).toBe(lines.reduce((sum, { sale }) => sum + sale, 0));
      }),
      { numRuns: 20 },
    );
  });

  test("no single coupon is better used elsewhere, however many there are", () => {
    fc.assert(
      fc.property(cart(1, 20), wallet(0, 40, 20), (lines, coupons) => {
        const deal = bestDeal(lines, coupons, now);
        for (const coupon of coupons)
          for (const target of lines.filter(({ storeId }) => canUseCoupon(coupon, storeId, now))) {
            const total = lines.reduce((sum, line) => {
              const own = coupons.filter(({ uuid }) =>
                uuid === coupon.uuid ? line === target : deal.choices.get(line.lineId)?.includes(uuid),
              );
              return sum + stackCoupons(line.sale, own.map(rateOf)).result;
            }, 0);
            expect(total).toBeGreaterThanOrEqual(deal.total);
          }
      }),
      { numRuns: 15 },
    );
  });
});

/** What is proposed: the total, how many coupons it takes, and when they end. */
function proposed(lines: readonly DealLine[], coupons: readonly UserCoupon[]): readonly number[] {
  const { choices, total, isProven } = bestDeal(lines, coupons, now);
  expect(isProven).toBe(true);
  const used = new Set([...choices.values()].flat());
  const ends = coupons.filter(({ uuid }) => used.has(uuid)).map(endOf);
  return [total, used.size, ...ends.toSorted((a, b) => a - b)];
}

/** Tries every way, written with nothing but the rule for one line: total, number of coupons, when they end. */
function bestOfAll(lines: readonly DealLine[], coupons: readonly UserCoupon[]): readonly number[] {
  const ordered = coupons.toSorted((a, b) => b.coupon.discount_rate - a.coupon.discount_rate);
  let best: readonly number[] = [Infinity];
  const visit = (index: number, prices: readonly number[], ends: readonly number[]): void => {
    const coupon = ordered[index];
    if (!coupon) {
      const total = prices.reduce((sum, price) => sum + price, 0);
      if (total > (best[0] ?? 0)) return;
      const way = [total, ends.length, ...ends.toSorted((a, b) => a - b)];
      const differs = way.findIndex((value, at) => value !== best[at]);
      if (differs !== -1 && (way[differs] ?? 0) < (best[differs] ?? Infinity)) best = way;
      return;
    }
    visit(index + 1, prices, ends);
    for (const [at, line] of lines.entries()) {
      if (!canUseCoupon(coupon, line.storeId, now)) continue;
      const left = stackCoupons(prices[at] ?? 0, [rateOf(coupon)]).result;
      visit(index + 1, prices.with(at, left), [...ends, endOf(coupon)]);
    }
  };
  visit(
    0,
    lines.map(({ sale }) => sale),
    [],
  );
  return best;
}

const rateOf = ({ uuid, coupon: { discount_rate } }: UserCoupon) => ({ uuid, discount_rate });
const endOf = ({ coupon: { ended_at } }: UserCoupon) => Number(ended_at ?? 9e15);

function cart(linesMin: number, linesMax: number) {
  const sale = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.constantFrom(0, 3, 499, 999));
  return fc
    .array(sale, { minLength: linesMin, maxLength: linesMax })
    .map((sales) => sales.map((price, index) => game(index + 1, price)));
}

function wallet(couponsMin: number, couponsMax: number, games: number) {
  const coupon = fc.record({
    discount_rate: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(5, 10, 10, 20)),
    ended_at: fc.constantFrom(null, now - 1, now + DAY_MS, now + DAY_MS, now + 9 * DAY_MS),
    state: fc.constantFrom(0, 0, 0, 0, 1),
    scope: fc.oneof(
      fc.constant({}),
      fc.uniqueArray(fc.integer({ min: 1, max: games }), { maxLength: games }).map((ids) => onlyFor(...ids)),
    ),
  });
  return fc
    .array(coupon, { minLength: couponsMin, maxLength: couponsMax })
    .map((coupons) =>
      coupons.map(({ scope, ...odd }, index) => userCoupon({ uuid: `c${index}`, ...odd, ...scope })),
    );
}
