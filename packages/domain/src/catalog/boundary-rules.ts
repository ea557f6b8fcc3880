import type { BoundaryWord } from "./boundary-words.ts";

/** The attribute with a game's words, and the one that exempts an element: the player's own games. */
const WORDS = "data-words";
const MINE = "data-mine";
/** A page the visitor requested: its text need not be hidden until their boundaries are known. */
const PAGE = "data-page";

/**
 * The same rule as a style sheet: what has an excluded word is not displayed, nor is a row (`data-row`) with nothing
 * else. Pictures in what is not displayed are never fetched, since all of them are lazy.
 *
 * @param boundaries valid words; null: not known yet, so nothing that could be excluded is shown, and no picture
 */
export function boundaryRules(boundaries: readonly BoundaryWord[] | null): string {
  if (boundaries === null)
    return `[${WORDS}]:not([${PAGE}]){visibility:hidden}[${WORDS}] :is(img,video){display:none!important}`;
  if (boundaries.length === 0) return "";
  const any = `:is(${boundaries.map((word) => `[${WORDS}~="${word}"]`).join(",")})`;
  return `${any}:not([${MINE}]),[data-row]:not(:has([${WORDS}]:not(${any}))){display:none!important}`;
}
