import type { BoundaryWord } from "./boundary-words.ts";

/** Why a player with these boundaries does not see the game: every excluded word it has (R-BND-1). */
export function exclusions(boundaries: readonly BoundaryWord[], words: string): readonly BoundaryWord[] {
  if (boundaries.length === 0) return [];
  const has = new Set(words.split(" "));
  return boundaries.filter((word) => has.has(word));
}
