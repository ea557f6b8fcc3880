import { expect, test } from "vitest";
import { departures, expectToLeave, rememberCart, seenCart } from "./cart-departures.ts";
import type { ShelfEntry } from "./my-shelf.ts";

const entry = (id: number) =>
  ({ uuid: `cart ${id}`, store: { id, store_info: [{ name: `Game ${id}` }] } }) as unknown as ShelfEntry;

// R-CRT-9
test("games that left the cart are named, with the reason", () => {
  rememberCart("mika", [entry(1), entry(2), entry(3)]);
  expect(departures(seenCart("mika"), [entry(3), entry(4)], new Set([1]))).toEqual([
    { storeId: 1, name: "Game 1", why: "bought" },
    { storeId: 2, name: "Game 2", why: "elsewhere" },
  ]);
});

test("what the player removes is not reported", () => {
  rememberCart("mika", [entry(1), entry(2)]);
  expectToLeave([2]);
  expect(departures(seenCart("mika"), [entry(1)], new Set())).toEqual([]);
});

test("another player's cart is ignored", () => {
  rememberCart("mika", [entry(1)]);
  expect(departures(seenCart("sora"), [], new Set())).toEqual([]);
});
