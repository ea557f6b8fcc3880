import { expect, test } from "vitest";
import {
  couponLine,
  dealFor,
  quoteFor,
  toldFor,
  type CheckoutFacts,
  type CheckoutItem,
  type OwnCoupon,
} from "./checkout-items.ts";

const at = new Date("2030-01-15T12:00:00Z");
const buyer = { country: "JP", wallet: { coin: 5_000, silver: 0 } };

/** A game to be bought; the tests set only its price. */
const item = (storeId: number, price: number | null): CheckoutItem => ({
  storeId,
  cartStoreUuid: null,
  store: {
    store_price: price === null ? [] : [{ country: "us", price }],
    store_activity: null,
  } as unknown as CheckoutItem["store"],
});

/** A coupon for every game. */
const coupon = (uuid: string, odd: { readonly discount_rate?: number; readonly ended_at?: string } = {}) =>
  ({
    uuid,
    state: 0,
    coupon: { name: uuid, applicable_scope: "any", storeList: [], discount_rate: 10, ...odd },
  }) as unknown as OwnCoupon;

const facts = (items: readonly CheckoutItem[], coupons: readonly OwnCoupon[] = []): CheckoutFacts => ({
  items,
  coupons,
  ratios: [],
  freeze: null,
  at,
});

const choices = (coupons: Readonly<Record<string, readonly string[]>> = {}) => ({
  useSilver: false,
  coupons: new Map(Object.entries(coupons)),
});

test("the bill is the sum of its games", () => {
  expect(quoteFor(facts([item(1, 1_000), item(2, 500)]), choices(), buyer)).toMatchObject({
    total: 1_500,
    remaining: 0,
  });
});

// R-CHK-11
test("a game without a price yields no bill: it is not free", () => {
  expect(quoteFor(facts([item(1, null)]), choices(), buyer)).toBeNull();
  expect(quoteFor(facts([item(1, 1_000), item(2, null)]), choices(), buyer)).toBeNull();
});

test("a free game has a price of 0", () => {
  expect(quoteFor(facts([item(1, 0)]), choices(), buyer)).toMatchObject({ total: 0 });
});

// R-CPN-6
test("only coupons selected for a game apply to it, and only while they are valid", () => {
  const items = [item(1, 1_000), item(2, 1_000)];
  const coupons = [coupon("ten"), coupon("half", { discount_rate: 50, ended_at: "2030-01-15T11:59:59Z" })];
  const quote = quoteFor(facts(items, coupons), choices({ 1: ["ten", "half", "not-hers"] }), buyer);
  expect(quote?.lines.map(({ store_id, coupons: used }) => [store_id, used.map(({ uuid }) => uuid)])).toEqual(
    [
      [1, ["ten"]],
      [2, []],
    ],
  );
  expect(quote?.total).toBe(1_900);
});

// R-CPN-8
test("the bill charges what the proposal promises", () => {
  const coupons = [coupon("ten"), coupon("half", { discount_rate: 50 })];
  const loaded = facts([item(1, 999), item(2, 600)], coupons);
  const deal = dealFor(loaded, buyer.country);
  expect(deal?.choices).toEqual(
    new Map([
      ["1", ["half"]],
      ["2", ["ten"]],
    ]),
  );
  expect(quoteFor(loaded, { useSilver: false, coupons: deal?.choices ?? new Map() }, buyer)?.total).toBe(
    deal?.total,
  );
});

test("there is no proposal for a game without a price", () => {
  expect(dealFor(facts([item(1, null)], [coupon("ten")]), buyer.country)).toBeNull();
});

test("a line is identified by its game", () => {
  expect(couponLine(item(7, 1))).toEqual({ lineId: "7", storeId: 7 });
});

// R-PRC-17
test("a sale that reduces nothing in the buyer's country is charged, but not advertised", () => {
  const onSale = (announcements: object[]) => {
    const game = item(1, 1_000);
    const store_activity = { state: 2, percentage_discount: 20, ended_at: null, announcements };
    return facts([{ ...game, store: { ...game.store, store_activity } as CheckoutItem["store"] }]);
  };
  const raised = onSale([{ country: "jp", percent: 0, lowest_30_days: 800 }]);
  expect(quoteFor(raised, choices(), buyer)).toMatchObject({
    total: 800,
    lines: [{ list: 1_000, discount: 200 }],
  });
  expect(toldFor(raised, buyer.country)).toEqual([{ sale: 800, was: null, percent: 0, lowest_30_days: 800 }]);
  expect(toldFor(onSale([]), buyer.country)).toMatchObject([{ sale: 800, was: 1_000, percent: 20 }]);
});
