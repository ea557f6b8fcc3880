import { expect, test } from "vitest";
import { batchWorth, mayApprove } from "./approval.ts";

const goods = {
  priceOf: (id: number) => (id === 7 ? 1_500 : 0),
  rateOf: (uuid: string) => (uuid === "half" ? 50 : 0),
  dearest: 3_001,
};

test("a batch is worth its coins, games and maximum coupon discounts, times its codes", () => {
  expect(
    batchWorth(
      [
        { key: "account.meowcent", amount: 500 },
        { key: "account.silver", amount: 300, expires_in_days: 3 },
        { key: "store", store_id: 7 },
        { key: "coupon", coupon_uuid: "half" },
      ],
      10,
      goods,
    ),
  ).toBe(10 * (500 + 300 + 1_500 + 1_501));
});

// R-RDM-8
test("no one approves their own batch", () => {
  expect(mayApprove("a", { created_by: "a" })).toBe(false);
  expect(mayApprove("b", { created_by: "a" })).toBe(true);
});
