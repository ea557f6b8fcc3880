import { bestDeal, type DealLine, type UserCoupon } from "@catnip/domain/coupons";
import type { Options } from "../options.ts";
import type { Product } from "../product/product.ts";
import type { Row } from "../report.ts";

/** Carts, from an ordinary one to the largest that coupons are searched for. */
const SIZES = [
  { games: 5, coupons: 6 },
  { games: 50, coupons: 100 },
] as const;

/** The time a checkout takes to find the best use of the player's coupons (R-CPN-8). */
export function measureDeals(_product: Product, _options: Options): Promise<readonly Row[]> {
  return Promise.resolve(
    SIZES.map(({ games, coupons }) => ({
      what: `best deal, ${games} games and ${coupons} coupons`,
      value: medianMs(cartOf(games), couponsOf(coupons, games)),
      unit: "ms",
    })),
  );
}

const ROUNDS = 9;

function medianMs(lines: readonly DealLine[], coupons: readonly UserCoupon[]): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    bestDeal(lines, coupons, 0);
    return performance.now() - startedAt;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

/** Numbers that look random and are the same in every run. */
const scattered = (index: number, below: number) => (index * 7_919 + 104_729) % below;

const cartOf = (games: number): readonly DealLine[] =>
  Array.from({ length: games }, (_, index) => ({
    lineId: String(index),
    storeId: index,
    sale: 300 + scattered(index, 4_700),
  }));

/** Every other one is good for three games only. */
const couponsOf = (count: number, games: number): readonly UserCoupon[] =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `coupon-${index}`,
    state: 0,
    coupon: {
      applicable_scope: index % 2 === 0 ? "any" : "store",
      storeList: [1, 2, 3].map((step) => scattered(index * step, games)),
      discount_rate: 1 + scattered(index, 60),
      ended_at: null,
    },
  }));
