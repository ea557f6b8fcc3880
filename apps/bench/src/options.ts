/** Options of a run. */
export type Options = {
  /** Duration of each load. */
  readonly seconds: number;
  /** Catalog size. */
  readonly games: number;
  /** Lighthouse runs per page; the median counts. */
  readonly runs: number;
};
