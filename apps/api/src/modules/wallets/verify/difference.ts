/** One violated invariant in the books. */
export type Difference = {
  /** Name of the rule, for example `balances`. */
  readonly check: string;
  /** What it is about, with the numbers that disagree. */
  readonly says: string;
};

export const chainSays = (says: string): Difference => ({ check: "hash chain", says });
