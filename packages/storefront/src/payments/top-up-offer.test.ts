import { expect, test } from "vitest";
import { priceAt } from "./top-up-offer.ts";

// R-TAX-10, R-TAX-11
test("a provider is paid price and tax, one with vouchers the price", () => {
  const plan = { pay_amount: 500, tax_amount: 75 };
  expect(priceAt(plan, { adds_tax: true })).toBe(575);
  expect(priceAt(plan, { adds_tax: false })).toBe(500);
});
