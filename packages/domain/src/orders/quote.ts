import { stackCoupons, type CouponRate, type CouponStep } from "../coupons/index.ts";
import { sumOf } from "../money/index.ts";
import { shopDiscount, type StoreActivity } from "../prices/index.ts";
import type { Instant } from "../time/index.ts";
import { splitPayment, walletAfter, type Wallet } from "../wallets/index.ts";

/** One game to be bought. */
export interface LineRequest {
  readonly store_id: number;
  /** The list price for the buyer's country, in meowcent. */
  readonly list: number;
  readonly activity: StoreActivity | null;
  /** Coupons already validated for this game. */
  readonly coupons: readonly CouponRate[];
}

/** The price of one game, step by step; amounts in meowcent. `final = list − discount − coupon_discount`. */
export interface QuoteLine {
  readonly store_id: number;
  readonly list: number;
  /** The shop's own discount. */
  readonly discount: number;
  readonly percent: number;
  readonly sale: number;
  readonly coupons: readonly CouponStep[];
  readonly coupon_discount: number;
  readonly final: number;
}

/**
 * Prices one game: list price, minus the shop's discount, minus each coupon.
 *
 * The buyer's screen and the API both call this, so what is shown is what is charged. Worked example (R-CPN-2): 999, 33
 * % off → 669; coupons of 10 % and 5 % → 602 → 572.
 */
export function quoteLine({ store_id, list, activity, coupons }: LineRequest, now: Instant): QuoteLine {
  const price = shopDiscount(list, activity, now);
  const stack = stackCoupons(price.sale, coupons);
  return {
    store_id,
    list: price.list,
    discount: price.discount,
    percent: price.percent,
    sale: price.sale,
    coupons: stack.steps,
    coupon_discount: stack.discount,
    final: stack.result,
  };
}

/** The inputs of a checkout: the priced games, and the wallet that pays. */
export interface CheckoutRequest {
  readonly lines: readonly QuoteLine[];
  readonly silverBalance: number;
  readonly coinBalance: number;
  /** The silver toggle; on by default, always off for brands without silver. */
  readonly useSilver: boolean;
}

/** A whole checkout; amounts in meowcent. `silver + coin = total` = the sum of the lines' `final`. */
export interface CheckoutQuote {
  readonly lines: readonly QuoteLine[];
  readonly total: number;
  /** The part paid in silver. */
  readonly silver: number;
  /** The part to be paid in coins, whether or not the balance covers it. */
  readonly coin: number;
  /** The missing coins; 0 when the balance covers it. */
  readonly remaining: number;
  readonly sufficient: boolean;
  /** The wallet after the purchase, or null while the balance does not cover it. */
  readonly walletAfter: Wallet | null;
}

/**
 * The coins that have to be added before a purchase can be made, in meowcent: a debt for refunded top-ups is paid
 * first, from whatever the wallet holds (R-RFD-34). Without a debt it is the quote's `remaining`.
 */
export const coinsToAdd = (
  quote: Pick<CheckoutQuote, "coin">,
  { owed, coinBalance }: { readonly owed: number; readonly coinBalance: number },
): number => Math.max(quote.coin + owed - coinBalance, 0);

/** Totals the lines and checks the balance. Confirm is enabled only if the balance covers it (R-CHK-6). */
export function quoteCheckout(request: CheckoutRequest): CheckoutQuote {
  const { lines, silverBalance, coinBalance, useSilver } = request;
  const total = sumOf(lines.map((line) => line.final));
  const split = splitPayment(total, silverBalance, useSilver);
  const remaining = Math.max(total - split.silver - coinBalance, 0);
  const sufficient = remaining === 0;
  const wallet = { meowcent: coinBalance, silver: silverBalance };
  return {
    lines,
    total,
    ...split,
    remaining,
    sufficient,
    walletAfter: sufficient ? walletAfter(wallet, split) : null,
  };
}
