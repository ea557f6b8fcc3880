import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { expect, test } from "vitest";
import { shelfCovers } from "./shelf-covers.ts";

const game = (id: number, category: string, boundary_words = "") =>
  ({
    id,
    category,
    boundary_words,
    store_info: [{ data: { cover: { url: `${id}.webp` } } }],
  }) as unknown as StoreCardFragment;

const games = [
  game(1, "boy-r18"),
  game(1, "boy-r18"),
  game(2, "boy-r18", "t:horror a:mika"),
  game(3, "boy-r18"),
  game(4, "girl-gl"),
];

// R-CAT-43
test("each shelf shows two covers, none of them twice", () => {
  expect(shelfCovers(games, "")).toEqual({ "boy-r18": ["1.webp", "2.webp"], "girl-gl": ["4.webp"] });
});

// R-CAT-11
test("the cover of a game the visitor excludes is not shown", () => {
  expect(shelfCovers(games, "t:horror w:violence")["boy-r18"]).toEqual(["1.webp", "3.webp"]);
});
