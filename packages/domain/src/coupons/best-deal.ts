import { percentOf, sumOf } from "../money/index.ts";
import { instantMs, type Instant } from "../time/index.ts";
import type { CouponChoices, CouponLine } from "./coupon-choice.ts";
import { couponRefusal, type CouponRefusal, type UserCoupon } from "./coupon.ts";
import { inDealOrder, type Candidate } from "./deal.ts";
import { greedyPlacing, improvedDeal } from "./deal-improvement.ts";
import { searchDeal, type FoundDeal } from "./deal-search.ts";
import { stackCoupons, type CouponStep } from "./stack-coupons.ts";

/** A game to be bought, after the shop's own discount. */
export interface DealLine extends CouponLine {
  /** In meowcent. */
  readonly sale: number;
}

/** One line of the proposal, coupon by coupon; `sale` = the sum of the steps' discounts + `final`. */
interface DealtLine extends DealLine {
  readonly steps: readonly CouponStep[];
  readonly final: number;
}

/** Why a coupon is not part of the proposal: it cannot be used for any of the games, or it would take off nothing. */
export type UnusedReason = CouponRefusal | "saves-nothing";

/** The best way to use a player's coupons. */
export interface BestDeal {
  readonly choices: CouponChoices;
  readonly lines: readonly DealtLine[];
  /** What is left to pay, in meowcent; `total` + `saved` = the sum of the lines' `sale`. */
  readonly total: number;
  readonly saved: number;
  /** The coupons that are left out, in the order given. */
  readonly unused: readonly { readonly uuid: string; readonly reason: UnusedReason }[];
  /** Whether it is certain that no other choice is cheaper; always for up to 5 games and 6 coupons. */
  readonly isProven: boolean;
}

/**
 * The cheapest way to use a player's coupons on the games of a checkout (R-CPN-8): each coupon on one game at most, any
 * number of coupons on a game.
 *
 * Of equally cheap ways it is the one with the fewest coupons, then the one with those that expire first. The order of
 * the coupons makes no difference.
 *
 * Finding the best way is a partition problem and has no fast exact answer for many coupons, so the search ends after a
 * fixed amount of work; see decision record 063.
 */
export function bestDeal(
  lines: readonly DealLine[],
  userCoupons: readonly UserCoupon[],
  now: Instant,
): BestDeal {
  const owned = [...new Map(userCoupons.map((coupon) => [coupon.uuid, coupon])).values()];
  const candidates = inDealOrder(owned.flatMap((coupon) => candidateOf(coupon, lines, now) ?? []));
  const sales = lines.map(({ sale }) => sale);
  const { deal, isProven } = findDeal(sales, candidates);

  const dealt = lines.map((line, index) => {
    const used = candidates.filter((_, at) => deal.placing[at] === index);
    const { steps, result } = stackCoupons(line.sale, used);
    return { ...line, steps, final: result };
  });
  const total = sumOf(dealt.map(({ final }) => final));
  const used = new Set(dealt.flatMap(({ steps }) => steps.map(({ uuid }) => uuid)));
  return {
    choices: new Map(dealt.map(({ lineId, steps }) => [lineId, steps.map(({ uuid }) => uuid)])),
    lines: dealt,
    total,
    saved: sumOf(sales) - total,
    unused: owned
      .filter(({ uuid }) => !used.has(uuid))
      .map((coupon) => ({ uuid: coupon.uuid, reason: reasonOf(coupon, lines, now) })),
    isProven,
  };
}

function findDeal(sales: readonly number[], candidates: readonly Candidate[]): FoundDeal {
  const start = improvedDeal(sales, candidates, greedyPlacing(sales, candidates));
  const found = searchDeal(sales, candidates, start);
  // A search that ended early may have stopped one move short of a better deal.
  return found.isProven ? found : { ...found, deal: improvedDeal(sales, candidates, found.deal.placing) };
}

/** Null when it takes off nothing anywhere. */
function candidateOf(userCoupon: UserCoupon, lines: readonly DealLine[], now: Instant): Candidate | null {
  const { discount_rate, ended_at } = userCoupon.coupon;
  const usable = [...lines.entries()]
    .filter(
      ([, { storeId, sale }]) =>
        couponRefusal(userCoupon, storeId, now) === null && percentOf(sale, discount_rate) > 0,
    )
    .map(([index]) => index);
  if (usable.length === 0) return null;
  return {
    uuid: userCoupon.uuid,
    discount_rate,
    endsAtMs: ended_at === null ? Infinity : instantMs(ended_at),
    lines: usable,
  };
}

function reasonOf(userCoupon: UserCoupon, lines: readonly DealLine[], now: Instant): UnusedReason {
  const refusals = lines.map(({ storeId }) => couponRefusal(userCoupon, storeId, now));
  return refusals.includes(null) ? "saves-nothing" : (refusals[0] ?? "saves-nothing");
}
