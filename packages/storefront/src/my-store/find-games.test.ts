import { expect, test } from "vitest";
import { findGames } from "./find-games.ts";
import type { ShelfEntry } from "./my-shelf.ts";

const names = ["Chrome Orchid", "The Clockmaker's Second Spring", "Café Étoile", "霓虹漂移"];
const entries = names.map((name) => ({ store: { store_info: [{ name }] } })) as unknown as ShelfEntry[];

// R-CAT-40
test.each([
  { typed: "", found: names },
  { typed: "  orchid ", found: ["Chrome Orchid"] },
  { typed: "spring clock", found: ["The Clockmaker's Second Spring"] },
  { typed: "cafe etoile", found: ["Café Étoile"] },
  { typed: "漂移", found: ["霓虹漂移"] },
  { typed: "chrome spring", found: [] },
])("“$typed” finds $found in a library", ({ typed, found }) => {
  expect(findGames(entries, typed).map(({ store }) => store.store_info[0]?.name)).toEqual(found);
});
