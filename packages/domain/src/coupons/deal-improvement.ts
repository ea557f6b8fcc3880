import { percentOf, sumOf } from "../money/index.ts";
import { linePrice, UNUSED, type Candidate, type Deal, type Placing } from "./deal.ts";

/** A round that saves nothing ends the improvement; a few do. This many end it in any case. */
const ROUNDS_MAX = 50;

/**
 * A deal like this one or cheaper: single coupons are moved and pairs exchanged while that saves anything, and those that
 * save nothing are left out.
 *
 * @param sales the price of each line, in meowcent
 * @param candidates in deal order
 */
export function improvedDeal(
  sales: readonly number[],
  candidates: readonly Candidate[],
  placing: Placing,
): Deal {
  const draft = new Draft(sales, candidates, placing);
  let roundsLeft = ROUNDS_MAX;
  while (roundsLeft > 0 && draft.improve()) roundsLeft -= 1;
  draft.leaveOutIdle();
  return draft.deal();
}

/** Each coupon in turn on the line where it takes off most by then; on none where it takes off nothing. */
export function greedyPlacing(sales: readonly number[], candidates: readonly Candidate[]): Placing {
  const prices = [...sales];
  return candidates.map(({ lines, discount_rate }) => {
    const offAt = (line: number) => percentOf(prices[line] ?? 0, discount_rate);
    const best = lines.reduce((most, line) => (offAt(line) > offAt(most) ? line : most), lines[0] ?? UNUSED);
    if (best === UNUSED || offAt(best) === 0) return UNUSED;
    prices[best] = (prices[best] ?? 0) - offAt(best);
    return best;
  });
}

/** A deal that is being changed, and what each line costs with it. */
class Draft {
  readonly #sales: readonly number[];
  readonly #candidates: readonly Candidate[];
  readonly #placing: number[];
  readonly #prices: number[];

  constructor(sales: readonly number[], candidates: readonly Candidate[], placing: Placing) {
    this.#sales = sales;
    this.#candidates = candidates;
    this.#placing = [...placing];
    this.#prices = sales.map((_, line) => this.#priceOf(line));
  }

  /** Moves and exchanges coupons. True: something was saved. */
  improve(): boolean {
    let hasSaved = false;
    for (const [index, { lines }] of this.#candidates.entries()) {
      for (const line of lines) hasSaved = this.#change([[index, line]], isCheaper) || hasSaved;
      for (let other = 0; other < index; other += 1) hasSaved = this.#exchange(index, other) || hasSaved;
    }
    return hasSaved;
  }

  /** Leaves out coupons without which nothing gets dearer, the lowest rate first. */
  leaveOutIdle(): void {
    for (const index of [...this.#placing.keys()].toReversed()) this.#change([[index, UNUSED]], isNoDearer);
  }

  deal(): Deal {
    return { placing: [...this.#placing], total: sumOf(this.#prices) };
  }

  #exchange(one: number, other: number): boolean {
    const [here, there] = [this.#placing[one] ?? UNUSED, this.#placing[other] ?? UNUSED];
    if (here === there || !this.#mayLieOn(one, there) || !this.#mayLieOn(other, here)) return false;
    const swap = [
      [one, there],
      [other, here],
    ] as const;
    return this.#change(swap, isCheaper);
  }

  #mayLieOn(index: number, line: number): boolean {
    return line === UNUSED || this.#candidates[index]?.lines.includes(line) === true;
  }

  /** Places coupons elsewhere if the new price of the lines concerned is wanted. */
  #change(
    places: readonly (readonly [index: number, line: number])[],
    isWanted: (after: number, before: number) => boolean,
  ): boolean {
    const old = places.map(([index]) => this.#placing[index] ?? UNUSED);
    const lines = [...new Set([...old, ...places.map(([, line]) => line)])].filter((line) => line !== UNUSED);
    for (const [index, line] of places) this.#placing[index] = line;
    const prices = lines.map((line) => this.#priceOf(line));
    if (isWanted(sumOf(prices), sumOf(lines.map((line) => this.#prices[line] ?? 0)))) {
      for (const [at, line] of lines.entries()) this.#prices[line] = prices[at] ?? 0;
      return true;
    }
    for (const [at, [index]] of places.entries()) this.#placing[index] = old[at] ?? UNUSED;
    return false;
  }

  #priceOf(line: number): number {
    return linePrice(this.#sales[line] ?? 0, line, this.#candidates, this.#placing);
  }
}

const isCheaper = (after: number, before: number) => after < before;
const isNoDearer = (after: number, before: number) => after <= before;
