import { percentOf, sumOf } from "../money/index.ts";
import { compareDeals, UNUSED, type Candidate, type Deal } from "./deal.ts";

/**
 * How many prices the search may look at: many times what any five lines with six coupons need, and about ten
 * milliseconds. A count, not a time, so that the same checkout gets the same deal on every device.
 */
const WORK_MAX = 2_000_000;

/** The best deal found, and whether no better one exists. */
export interface FoundDeal {
  readonly deal: Deal;
  readonly isProven: boolean;
}

/**
 * Looks for a deal better than a known one: branch and bound over the coupons in deal order.
 *
 * A branch is left when even its bound is worse than the best deal: no coupon still to come can take off more than its
 * percentage of the highest price there is for it now, since prices only fall. Coupons of the same rate and scope are
 * placed in order, and of lines that are alike the first is tried, because the mirrored deals cost the same.
 *
 * @param sales the price of each line, in meowcent
 * @param candidates in deal order
 */
export function searchDeal(
  sales: readonly number[],
  candidates: readonly Candidate[],
  known: Deal,
): FoundDeal {
  const kinds = candidates.map(({ discount_rate, lines }) => `${discount_rate}:${lines.join()}`);
  const likes = likenessOf(sales, candidates);
  const prices = [...sales];
  const usedOn = sales.map(() => 0);
  const placing = candidates.map(() => UNUSED);
  let best = known;
  let work = 0;

  visit(0, sumOf(sales));
  return { deal: best, isProven: work <= WORK_MAX };

  function visit(index: number, total: number): void {
    if (work > WORK_MAX || total - mostToSaveFrom(index) > best.total) return;
    const candidate = candidates[index];
    if (!candidate) {
      const deal = { placing: [...placing], total };
      if (compareDeals(candidates, deal, best) < 0) best = deal;
      return;
    }
    const isTwin = index > 0 && kinds[index] === kinds[index - 1];
    const first = isTwin ? (placing[index - 1] ?? UNUSED) : 0;
    const tried = new Set<string>();
    for (const line of candidate.lines) {
      const price = prices[line] ?? 0;
      const off = percentOf(price, candidate.discount_rate);
      // A coupon that takes off nothing now takes off nothing later.
      if (line < first || off === 0 || isMirrored(line, tried)) continue;
      place(index, line, price - off, 1);
      visit(index + 1, total - off);
      place(index, line, price, -1);
    }
    placing[index] = UNUSED;
    visit(index + 1, total);
  }

  function place(index: number, line: number, price: number, count: 1 | -1): void {
    placing[index] = line;
    prices[line] = price;
    usedOn[line] = (usedOn[line] ?? 0) + count;
  }

  /** Whether an empty line just like this one has been tried. */
  function isMirrored(line: number, tried: Set<string>): boolean {
    const like = likes[line] ?? "";
    if (usedOn[line] !== 0) return false;
    if (tried.has(like)) return true;
    tried.add(like);
    return false;
  }

  function mostToSaveFrom(index: number): number {
    let sum = 0;
    for (let at = index; at < candidates.length; at += 1) {
      const { lines, discount_rate } = candidates[at] as Candidate;
      let highest = 0;
      for (const line of lines) highest = Math.max(highest, prices[line] ?? 0);
      sum += percentOf(highest, discount_rate);
      work += lines.length;
    }
    return sum;
  }
}

/** Lines of the same price that the same coupons are valid for have the same text. */
function likenessOf(sales: readonly number[], candidates: readonly Candidate[]): readonly string[] {
  return sales.map(
    (sale, line) => `${sale}:${candidates.map(({ lines }) => (lines.includes(line) ? "1" : "0")).join("")}`,
  );
}
