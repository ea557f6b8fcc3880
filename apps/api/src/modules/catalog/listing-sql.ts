/** How many candidates searches, related and recommended games are ranked among. */
export const CANDIDATES_MAX = 240;

/** Which rows of `store_listings l` a list is about. */
export type Filter = { readonly from: string; readonly where: string };

/** Adds a value to a statement. @returns its place in the text */
export type Place = (one: unknown, type: string) => string;

/** What a list may be ordered by, as columns of candidates. */
export const LISTING_COLUMNS =
  "l.store_id, l.tag_ids, l.standing, l.released_at, l.release_order, l.updated_at";

/** A list whose order is computed among candidates. */
export type Ranked = {
  /** Named parts of the statement; the last one is `ranked`. */
  readonly parts: string;
  readonly order: string;
  /** Whether there are no more games than the candidates. */
  readonly isComplete: string;
};
