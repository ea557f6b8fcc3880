import type { Category } from "@catnip/domain/catalog";
import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { reasons } from "../boundaries/boundaries.ts";

/** Covers of a few games of each shelf. */
export type ShelfCovers = Readonly<Partial<Record<Category, readonly string[]>>>;

const COVERS_MAX = 2;

/**
 * Up to two covers for each shelf, of games the visitor does not exclude.
 *
 * @param excluded the words the visitor excludes, space-separated
 */
export function shelfCovers(games: readonly StoreCardFragment[], excluded: string): ShelfCovers {
  const covers: Partial<Record<Category, string[]>> = {};
  const shown = new Set<number>();
  for (const game of games) {
    const url = game.store_info[0]?.data.cover.url;
    if (!url || shown.has(game.id) || reasons(excluded, game.boundary_words).length > 0) continue;
    const shelf = (covers[game.category] ??= []);
    if (shelf.length >= COVERS_MAX) continue;
    shown.add(game.id);
    shelf.push(url);
  }
  return covers;
}
