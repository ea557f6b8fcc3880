import { expect, test } from "vitest";
import { billItem, billOf, ownCoupon } from "./testing.ts";
import { priceChanges, refusedCoupon } from "./what-changed.ts";

const { facts: shown } = billOf([billItem(1, 1_000), billItem(2, 500)], [ownCoupon("ten")]);

// R-CHK-2
test("each game whose price changed is named with both prices", () => {
  const differences = [
    { store_id: 2, field: "list", shown: 500, actual: 600 },
    { store_id: 2, field: "final", shown: 500, actual: 600 },
    { store_id: null, field: "total", shown: 1_500, actual: 1_600 },
  ] as const;
  expect(priceChanges(differences, shown)).toEqual([{ storeId: 2, name: "Game 2", from: 500, to: 600 }]);
});

// R-CHK-2
test.each([
  {
    says: "a rejected coupon is named with its game",
    answer: { code: "coupon/unavailable", facts: { store_id: 1, user_coupon_uuid: "ten" } },
    is: { coupon: "Coupon ten", game: "Game 1" },
  },
  {
    says: "one that was never shown is not",
    answer: { code: "coupon/unavailable", facts: { store_id: 1, user_coupon_uuid: "x" } },
    is: null,
  },
  { says: "nor is any other error", answer: { code: "store/not-found", facts: { store_id: 1 } }, is: null },
  { says: "nor one without facts", answer: { code: "coupon/unavailable" }, is: null },
])("$says", ({ answer, is }) => {
  expect(refusedCoupon(answer, shown)).toEqual(is);
});
