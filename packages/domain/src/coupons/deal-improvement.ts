import { percentOf, sumOf } from "../money/index.ts";
import { UNUSED, type Candidate, type Deal, type Placing } from "./deal.ts";

/** A round that saves nothing ends the improvement; a few do. This many end it in any case. */
const ROUNDS_MAX = 50;

/**
 * A deal like this one or cheaper: single coupons are moved and pairs exchanged while that saves anything, and those
 * that save nothing are left out.
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
  /** The lines that each coupon is valid for. */
  readonly #lines: readonly ReadonlySet<number>[];
  readonly #placing: number[];
  /** The coupons on each line, in deal order. */
  readonly #on: number[][];
  readonly #prices: number[];

  constructor(sales: readonly number[], candidates: readonly Candidate[], placing: Placing) {
    this.#sales = sales;
    this.#candidates = candidates;
    this.#lines = candidates.map(({ lines }) => new Set(lines));
    this.#placing = [...placing];
    this.#on = sales.map((_, line) => [...placing.keys()].filter((index) => placing[index] === line));
    this.#prices = sales.map((_, line) => this.#priceOf(line));
  }

  /** Moves and exchanges coupons. True: something was saved. */
  improve(): boolean {
    let hasSaved = false;
    for (const [index, { lines }] of this.#candidates.entries()) {
      for (const line of lines) hasSaved = this.#move(index, line, isCheaper) || hasSaved;
      for (let other = 0; other < index; other += 1) hasSaved = this.#exchange(index, other) || hasSaved;
    }
    return hasSaved;
  }

  /** Leaves out coupons without which nothing gets dearer, the lowest rate first. */
  leaveOutIdle(): void {
    for (const index of [...this.#placing.keys()].toReversed()) this.#move(index, UNUSED, isNoDearer);
  }

  deal(): Deal {
    return { placing: [...this.#placing], total: sumOf(this.#prices) };
  }

  #move(index: number, line: number, isWanted: (after: number, before: number) => boolean): boolean {
    const from = this.#placing[index] ?? UNUSED;
    if (from === line) return false;
    const after = this.#priceOf(from, index) + this.#priceOf(line, NONE, index);
    if (!isWanted(after, this.#price(from) + this.#price(line))) return false;
    this.#place(index, line);
    return true;
  }

  #exchange(one: number, other: number): boolean {
    const [here, there] = [this.#placing[one] ?? UNUSED, this.#placing[other] ?? UNUSED];
    if (here === there || !this.#mayLieOn(one, there) || !this.#mayLieOn(other, here)) return false;
    const after = this.#priceOf(here, one, other) + this.#priceOf(there, other, one);
    if (after >= this.#price(here) + this.#price(there)) return false;
    this.#place(one, there);
    this.#place(other, here);
    return true;
  }

  #mayLieOn(index: number, line: number): boolean {
    return line === UNUSED || this.#lines[index]?.has(line) === true;
  }

  #place(index: number, line: number): void {
    const from = this.#placing[index] ?? UNUSED;
    this.#placing[index] = line;
    for (const changed of [from, line]) {
      if (changed === UNUSED) continue;
      const others = (this.#on[changed] ?? []).filter((each) => each !== index);
      this.#on[changed] = changed === line ? [...others, index].toSorted((a, b) => a - b) : others;
      this.#prices[changed] = this.#priceOf(changed);
    }
  }

  #price(line: number): number {
    return line === UNUSED ? 0 : (this.#prices[line] ?? 0);
  }

  /**
   * What a line costs with the coupons that lie on it, without one of them and with another one. Tens of thousands of
   * changes are tried in a large cart, so trying one copies nothing.
   */
  #priceOf(line: number, without = NONE, added = NONE): number {
    if (line === UNUSED) return 0;
    let left = this.#sales[line] ?? 0;
    let toAdd = added;
    for (const index of this.#on[line] ?? []) {
      if (toAdd !== NONE && toAdd < index) {
        left = this.#after(left, toAdd);
        toAdd = NONE;
      }
      if (index !== without) left = this.#after(left, index);
    }
    return toAdd === NONE ? left : this.#after(left, toAdd);
  }

  #after(price: number, index: number): number {
    return price - percentOf(price, this.#candidates[index]?.discount_rate ?? 0);
  }
}

/** The index of no coupon. */
const NONE = -1;

const isCheaper = (after: number, before: number) => after < before;
const isNoDearer = (after: number, before: number) => after <= before;
