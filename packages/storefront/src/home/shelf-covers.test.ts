import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { expect, test } from "vitest";
import { GUEST } from "../shell/viewer.ts";
import type { Viewer } from "../shell/viewer.ts";
import { shelfCovers } from "./shelf-covers.ts";

const game = (id: number, category: string, tag_id: string[] = []) =>
  ({
    id,
    category,
    tag_id,
    content_warning: [],
    store_info: [{ data: { cover: { url: `${id}.webp` } } }],
  }) as unknown as StoreCardFragment;

const games = [
  game(1, "boy-r18"),
  game(1, "boy-r18"),
  game(2, "boy-r18", ["horror"]),
  game(3, "boy-r18"),
  game(4, "girl-gl"),
];

// R-CAT-43
test("each shelf shows two covers, none of them twice", () => {
  expect(shelfCovers(games, GUEST)).toEqual({ "boy-r18": ["1.webp", "2.webp"], "girl-gl": ["4.webp"] });
});

// R-CAT-11
test("the cover of a game the player hides is not shown", () => {
  const store_preference = { liked_tag_id: [], hidden_tag_id: ["horror"], hidden_content_warning: [] };
  const me = { store_preference } as unknown as Viewer["me"];
  expect(shelfCovers(games, { me })["boy-r18"]).toEqual(["1.webp", "3.webp"]);
});
