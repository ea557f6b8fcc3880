/** One thing in the books that is not as it must be. */
export type Difference = {
  /** Name of the rule, for example `balances`. */
  readonly check: string;
  /** What it is about, with the numbers that do not agree. */
  readonly says: string;
};
