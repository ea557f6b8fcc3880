import { expect, test } from "vitest";
import { isCredited, PAYMENT_STATES, purchaseMoneyBack, topUpMoneyBack } from "./index.ts";

// R-RFD-36
test("every state of a credited top-up but success says what went back, and no other state does", () => {
  for (const state of PAYMENT_STATES)
    expect([state, topUpMoneyBack(state) !== null]).toEqual([
      state,
      isCredited(state) && state !== "succeeded",
    ]);
});

// R-RFD-36
test.each([
  [1, 0, null],
  [1, 1, "wholly"],
  [3, 1, "partly"],
  [3, 3, "wholly"],
])("of %i games %i given back is %s", (games, back, says) => {
  expect(purchaseMoneyBack(games, back)).toBe(says);
});
