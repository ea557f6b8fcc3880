import {
  quoteFor,
  toldFor,
  dealFor,
  type CheckoutFacts,
  type CheckoutItem,
  type OwnCoupon,
} from "./checkout-items.ts";
import type { Bill } from "./use-checkout-bill.ts";

/** The time of the bills in tests. */
const AT = new Date("2030-01-15T12:00:00Z");

/** A game to be bought; tests override what matters to them. */
export const billItem = (storeId: number, price: number): CheckoutItem => ({
  storeId,
  cartStoreUuid: null,
  store: {
    store_info: [{ name: `Game ${storeId}` }],
    store_price: [{ country: "us", price }],
    store_activity: null,
  } as unknown as CheckoutItem["store"],
});

/** A coupon for every game, 10 % off. */
export const ownCoupon = (
  uuid: string,
  odd: {
    readonly discount_rate?: number;
    readonly ended_at?: string;
    readonly storeList?: readonly number[];
  } = {},
): OwnCoupon =>
  ({
    uuid,
    state: 0,
    coupon: {
      name: `Coupon ${uuid}`,
      applicable_scope: odd.storeList ? "store" : "any",
      storeList: [],
      discount_rate: 10,
      ...odd,
    },
  }) as unknown as OwnCoupon;

/** The bill for a rich buyer; without a choice of coupons, the proposal. */
export function billOf(
  items: readonly CheckoutItem[],
  coupons: readonly OwnCoupon[],
  chosen?: Bill["coupons"],
): Bill {
  const facts: CheckoutFacts = { items, coupons, ratios: [], freeze: null, at: AT };
  const deal = dealFor(facts, "JP");
  if (!deal) throw new Error("A game has no price");
  const used = chosen ?? deal.choices;
  const buyer = { country: "JP", wallet: { coin: 100_000, silver: 0 } };
  const quote = quoteFor(facts, { useSilver: false, coupons: used }, buyer);
  if (!quote) throw new Error("A game has no price");
  return { facts, quote, told: toldFor(facts, buyer.country), coupons: used, deal };
}
