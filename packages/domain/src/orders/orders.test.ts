import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  coinsToAdd,
  differencesFromShown,
  purchaseRefusal,
  quoteCheckout,
  quoteLine,
  shownQuote,
} from "./index.ts";
import { type CheckoutRequest, type LineRequest } from "./quote.ts";

const now = Date.UTC(2030, 0, 15, 12);
const offer = (percentage_discount: number) => ({ state: 2, percentage_discount, ended_at: null });

/** A game for 999 without discount or coupons; tests override what matters to them. */
const line = (odd: Partial<LineRequest> = {}) =>
  quoteLine({ store_id: 1, list: 999, activity: null, coupons: [], ...odd }, now);

/** A checkout of one such game by a buyer with 2,000 coin and 500 silver. */
const checkout = (odd: Partial<CheckoutRequest> = {}) =>
  quoteCheckout({ lines: [line()], silverBalance: 500, coinBalance: 2_000, useSilver: true, ...odd });

// R-PRC-4, R-CPN-2
describe("the price of one game", () => {
  test("999, a third off by the shop, then coupons of 10 % and 5 %: 669, 602, 572", () => {
    const coupons = [
      { uuid: "five", discount_rate: 5 },
      { uuid: "ten", discount_rate: 10 },
    ];
    expect(line({ activity: offer(33), coupons })).toEqual({
      store_id: 1,
      list: 999,
      discount: 330,
      percent: 33,
      sale: 669,
      coupons: [
        { uuid: "ten", discount_rate: 10, before: 669, discount: 67, after: 602 },
        { uuid: "five", discount_rate: 5, before: 602, discount: 30, after: 572 },
      ],
      coupon_discount: 97,
      final: 572,
    });
  });

  test("without discount and coupons it is the list price", () => {
    expect(line()).toMatchObject({ list: 999, discount: 0, sale: 999, coupon_discount: 0, final: 999 });
  });

  test("the parts add up to the list price", () => {
    fc.assert(
      fc.property(lineRequest(), (request) => {
        const quoted = quoteLine(request, now);
        expect(quoted.discount + quoted.coupon_discount + quoted.final).toBe(quoted.list);
        expect(quoted.final).toBeGreaterThanOrEqual(0);
        expect(quoted.final).toBeLessThanOrEqual(quoted.sale);
        expect(quoted.sale).toBeLessThanOrEqual(quoted.list);
      }),
    );
  });
});

// R-CHK-6, R-WAL-1
describe("the checkout", () => {
  test.each([
    {
      says: "silver pays first, coins pay the rest",
      odd: {},
      is: {
        total: 999,
        silver: 500,
        coin: 499,
        remaining: 0,
        sufficient: true,
        walletAfter: { meowcent: 1_501, silver: 0 },
      },
    },
    {
      says: "silver pays all when it covers the total",
      odd: { silverBalance: 1_000, coinBalance: 0 },
      is: {
        total: 999,
        silver: 999,
        coin: 0,
        remaining: 0,
        sufficient: true,
        walletAfter: { meowcent: 0, silver: 1 },
      },
    },
    {
      says: "with silver off, coins pay all",
      odd: { useSilver: false },
      is: {
        total: 999,
        silver: 0,
        coin: 999,
        remaining: 0,
        sufficient: true,
        walletAfter: { meowcent: 1_001, silver: 500 },
      },
    },
    {
      says: "exactly enough coins are enough",
      odd: { coinBalance: 499 },
      is: {
        total: 999,
        silver: 500,
        coin: 499,
        remaining: 0,
        sufficient: true,
        walletAfter: { meowcent: 0, silver: 0 },
      },
    },
    {
      says: "one meowcent too little is not enough",
      odd: { coinBalance: 498 },
      is: { total: 999, silver: 500, coin: 499, remaining: 1, sufficient: false, walletAfter: null },
    },
    {
      says: "an empty wallet is short of the whole total",
      odd: { silverBalance: 0, coinBalance: 0 },
      is: { total: 999, silver: 0, coin: 999, remaining: 999, sufficient: false, walletAfter: null },
    },
    {
      says: "a free game needs no coins",
      odd: { lines: [line({ list: 0 })], coinBalance: 0, silverBalance: 0 },
      is: {
        total: 0,
        silver: 0,
        coin: 0,
        remaining: 0,
        sufficient: true,
        walletAfter: { meowcent: 0, silver: 0 },
      },
    },
    {
      says: "prices of several games add up",
      odd: { lines: [line(), line({ store_id: 2, list: 1 })] },
      is: {
        total: 1_000,
        silver: 500,
        coin: 500,
        remaining: 0,
        sufficient: true,
        walletAfter: { meowcent: 1_500, silver: 0 },
      },
    },
  ])("$says", ({ odd, is }) => {
    expect(checkout(odd)).toMatchObject(is);
  });

  test("the totals add up for every cart and every wallet", () => {
    fc.assert(
      fc.property(
        cart(),
        balance(),
        balance(),
        fc.boolean(),
        (lines, silverBalance, coinBalance, useSilver) => {
          const quote = quoteCheckout({ lines, silverBalance, coinBalance, useSilver });
          expect(quote.lines.reduce((sum, one) => sum + one.final, 0)).toBe(quote.total);
          expect(quote.silver + quote.coin).toBe(quote.total);
          expect(quote.remaining).toBe(Math.max(0, quote.total - quote.silver - coinBalance));
          expect(quote.sufficient).toBe(quote.remaining === 0);
          // R-RFD-34
          expect(coinsToAdd(quote, { owed: 0, coinBalance })).toBe(quote.remaining);
          const added = coinsToAdd(quote, { owed: 777, coinBalance });
          expect(coinBalance + added - 777).toBeGreaterThanOrEqual(quote.coin);
          expect(added === 0 || coinBalance + added - 777 === quote.coin).toBe(true);
          const after = quote.walletAfter ?? {
            meowcent: coinBalance - quote.coin,
            silver: silverBalance - quote.silver,
          };
          expect(quote.walletAfter === null).toBe(!quote.sufficient);
          expect(after.meowcent + after.silver + quote.total).toBe(coinBalance + silverBalance);
          expect(!quote.sufficient || (after.meowcent >= 0 && after.silver >= 0)).toBe(true);
        },
      ),
    );
  });
});

// R-CHK-2
describe("what the buyer saw", () => {
  test("a quote shown unchanged has no differences, in whatever order the games come", () => {
    fc.assert(
      fc.property(
        cart(),
        balance(),
        balance(),
        fc.boolean(),
        (lines, silverBalance, coinBalance, useSilver) => {
          const quote = quoteCheckout({ lines, silverBalance, coinBalance, useSilver });
          const shown = shownQuote(quote);
          expect(differencesFromShown(quote, shown)).toEqual([]);
          expect(differencesFromShown(quote, { ...shown, lines: shown.lines.toReversed() })).toEqual([]);
        },
      ),
    );
  });

  test("only the agreed numbers are sent", () => {
    expect(shownQuote(checkout())).toEqual({
      lines: [{ store_id: 1, list: 999, discount: 0, sale: 999, final: 999 }],
      total: 999,
      silver: 500,
      coin: 499,
    });
  });

  test("an offer that began in the meantime is a difference, even though it is cheaper", () => {
    const shown = shownQuote(checkout());
    const quote = checkout({ lines: [line({ activity: offer(50) })] });
    expect(differencesFromShown(quote, shown)).toEqual([
      { store_id: 1, field: "discount", shown: 0, actual: 500 },
      { store_id: 1, field: "sale", shown: 999, actual: 499 },
      { store_id: 1, field: "final", shown: 999, actual: 499 },
      { store_id: null, field: "total", shown: 999, actual: 499 },
      { store_id: null, field: "silver", shown: 500, actual: 499 },
      { store_id: null, field: "coin", shown: 499, actual: 0 },
    ]);
  });

  test("another list price is a difference even if the final price is the same", () => {
    const shown = shownQuote(checkout());
    const lines = shown.lines.map((one) => ({ ...one, list: 1_998, discount: 999 }));
    expect(differencesFromShown(checkout(), { ...shown, lines }).map(({ field }) => field)).toEqual([
      "list",
      "discount",
    ]);
  });

  test.each([
    {
      says: "a game that was not shown",
      quoted: [1, 2],
      shown: [1],
      is: [{ store_id: 2, field: "count", shown: 0, actual: 1 }],
    },
    {
      says: "a game that is gone",
      quoted: [1],
      shown: [1, 2],
      is: [{ store_id: 2, field: "count", shown: 1, actual: 0 }],
    },
    {
      says: "a game shown twice",
      quoted: [1],
      shown: [1, 1],
      is: [{ store_id: 1, field: "count", shown: 2, actual: 1 }],
    },
  ])("$says is a difference even when it is free", ({ quoted, shown, is }) => {
    expect(differencesFromShown(free(quoted), shownQuote(free(shown)))).toEqual(is);
  });

  test("changing any single number by any amount is detected", () => {
    const field = fc.constantFrom("total" as const, "silver" as const, "coin" as const);
    fc.assert(
      fc.property(
        field,
        fc.integer({ min: -500, max: 500 }).filter((by) => by !== 0),
        (name, by) => {
          const shown = shownQuote(checkout());
          const actual = shown[name];
          expect(differencesFromShown(checkout(), { ...shown, [name]: actual + by })).toEqual([
            { store_id: null, field: name, shown: actual + by, actual },
          ]);
        },
      ),
    );
  });
});

// R-CHK-5
describe("who may buy", () => {
  const fit = {
    signedIn: true,
    country: "JP",
    owned: false,
    released: true,
    localeBlocked: false,
    hasOfficialApp: true,
    list: 999,
  };
  test.each([
    { says: "a logged-in buyer with a country can buy", facts: {}, refusal: null },
    { says: "a free game can be had", facts: { list: 0 }, refusal: null },
    {
      says: "a guest has to log in first",
      facts: { signedIn: false, country: null },
      refusal: "auth/login-required",
    },
    { says: "a game cannot be bought twice", facts: { owned: true }, refusal: "store/already-owned" },
    {
      says: "a game blocked in this country is not sold",
      facts: { localeBlocked: true },
      refusal: "store/blocked",
    },
    { says: "an unreleased game is not sold", facts: { released: false }, refusal: "store/not-released" },
    { says: "a game without a price is not sold", facts: { list: null }, refusal: "store/not-found" },
    {
      says: "a game without an official app is not sold",
      facts: { hasOfficialApp: false },
      refusal: "store/not-found",
    },
    {
      says: "the country is required before paying",
      facts: { country: null },
      refusal: "profile/country-required",
    },
  ])("$says", ({ facts, refusal }) => {
    expect(purchaseRefusal({ ...fit, ...facts })).toBe(refusal);
  });
});

const free = (storeIds: readonly number[]) =>
  checkout({ lines: storeIds.map((store_id) => line({ store_id, list: 0 })) });

function lineRequest() {
  return fc.record({
    store_id: fc.integer({ min: 1, max: 1_000_000 }),
    list: balance(),
    activity: fc.option(fc.integer({ min: 0, max: 100 }).map(offer)),
    coupons: fc.uniqueArray(fc.record({ uuid: fc.uuid(), discount_rate: fc.integer({ min: 0, max: 100 }) }), {
      selector: ({ uuid }) => uuid,
      maxLength: 4,
    }),
  });
}

function cart() {
  return fc
    .uniqueArray(lineRequest(), { selector: ({ store_id }) => store_id, maxLength: 5 })
    .map((requests) => requests.map((request) => quoteLine(request, now)));
}

function balance() {
  return fc.integer({ min: 0, max: 1_000_000 });
}
