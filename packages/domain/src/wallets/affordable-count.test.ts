import { expect, test } from "vitest";
import { affordableCount } from "./index.ts";

// R-TOP-17
test.each([
  { says: "nothing to buy", prices: [], balance: 500, is: 0 },
  { says: "all of them, to the last meowcent", prices: [300, 200], balance: 500, is: 2 },
  { says: "one meowcent short of the last one", prices: [300, 200], balance: 499, is: 1 },
  { says: "the cheapest count first, wherever they stand", prices: [900, 100, 300], balance: 400, is: 2 },
  { says: "not even one", prices: [900], balance: 899, is: 0 },
  { says: "an empty wallet and a free game", prices: [0, 1], balance: 0, is: 1 },
])("$says: $is", ({ prices, balance, is }) => {
  expect(affordableCount(prices, balance)).toBe(is);
});
