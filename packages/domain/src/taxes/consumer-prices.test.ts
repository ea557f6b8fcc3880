import { expect, test } from "vitest";
import { showsPricesWithoutTax } from "./index.ts";

// R-TAX-15
test.each([
  ["us", true],
  ["ca", true],
  ["de", false],
  ["fr", false],
  ["gb", false],
  ["jp", false],
  ["tw", false],
  ["ng", false],
  [null, false],
])("a player in %s may see prices without tax: %s", (country, may) => {
  expect(showsPricesWithoutTax(country)).toBe(may);
});
