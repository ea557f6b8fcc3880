/** What a run measures with. */
export type Options = {
  /** How long each load runs. */
  readonly seconds: number;
  /** Size of the catalogue. */
  readonly games: number;
  /** Lighthouse runs per page; the median counts. */
  readonly runs: number;
};
