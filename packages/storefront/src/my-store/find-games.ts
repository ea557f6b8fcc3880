import type { ShelfEntry } from "./my-shelf.ts";

/** The games whose names contain all the typed words, ignoring case and accents (R-CAT-40). */
export function findGames(entries: readonly ShelfEntry[], typed: string): readonly ShelfEntry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ store }) => {
    const name = fold(store.store_info[0]?.name ?? "");
    return words.every((word) => name.includes(word));
  });
}

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
