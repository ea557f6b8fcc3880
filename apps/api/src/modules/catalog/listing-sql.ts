/** How many candidates are ranked in searches, related games and recommendations. */
export const CANDIDATES_MAX = 240;

/** Restricts a list to some rows of `store_listings l`. */
export type Filter = { readonly from: string; readonly where: string };

/** Adds a parameter to a statement. @returns its placeholder */
export type Place = (one: unknown, type: string) => string;

/** SQL: a game `l` that is not among those already found. */
export const notIn = (found: string) => `l.store_id not in (select store_id from ${found})`;

/** A list whose order is computed from candidates. */
export type Ranked = {
  /** Named CTEs of the statement; the last one is `ranked`. */
  readonly parts: string;
  /** `ranked`, as `l`, with all that `order` needs. */
  readonly from: string;
  readonly order: string;
  /** Whether the candidates include every matching game. */
  readonly isComplete: string;
};
