import { expect, test } from "vitest";
import { canCheckOutCart, canRemoveFromBill } from "./index.ts";

// R-CHK-14
test.each([
  { games: [], checkOut: false, remove: false },
  { games: ["a"], checkOut: true, remove: false },
  { games: ["a", "b"], checkOut: true, remove: true },
])(
  "with $games.length games: checking out $checkOut, taking one out $remove",
  ({ games, checkOut, remove }) => {
    expect(canCheckOutCart(games)).toBe(checkOut);
    expect(canRemoveFromBill(games)).toBe(remove);
  },
);
