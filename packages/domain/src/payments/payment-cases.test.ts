import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { caseDecisions, coinsPaidFor, type CaseReason } from "./index.ts";

const PLANS = [
  { coin: 2_000, silver: 150, pay_amount: 2_000 },
  { coin: 500, silver: 0, pay_amount: 500 },
  { coin: 1_200, silver: 50, pay_amount: 1_000 },
];

// R-CAS-4
describe("what an amount buys", () => {
  test.each([
    { says: "the plan with this price, including its silver", paid: 1_000, coin: 1_200, silver: 50 },
    { says: "one unit more: that plan's rate, without silver", paid: 1_001, coin: 1_201, silver: 0 },
    { says: "between two plans: the smaller plan's rate", paid: 1_500, coin: 1_800, silver: 0 },
    { says: "above all plans: the largest plan's rate", paid: 5_000, coin: 5_000, silver: 0 },
    { says: "below all plans: the smallest plan's rate", paid: 499, coin: 499, silver: 0 },
  ])("$says", ({ paid, coin, silver }) => {
    expect(coinsPaidFor(paid, PLANS)).toMatchObject({ coin, silver });
  });

  test("nothing without plans, or for less than a meowcent", () => {
    expect(coinsPaidFor(1_000, [])).toBeNull();
    expect(coinsPaidFor(1, [{ coin: 5, silver: 0, pay_amount: 1_000 }])).toBeNull();
  });

  test("never more coins for the money than the best plan gives", () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    const plan = fc.record({ coin: price, silver: fc.constant(0), pay_amount: price });
    fc.assert(
      fc.property(price, fc.array(plan, { minLength: 1 }), (paid, plans) => {
        const got = coinsPaidFor(paid, plans)?.coin ?? 0;
        const best = Math.max(...plans.map(({ coin, pay_amount }) => coin / pay_amount));
        expect(got).toBeLessThanOrEqual(Math.ceil(paid * best) + 1e-6 * paid * best);
      }),
    );
  });
});

// R-CAS-2
describe("the decisions open to staff", () => {
  const of = (reason: CaseReason) => caseDecisions({ reason, fact_kind: "succeeded" });
  test.each<[CaseReason, readonly string[]]>([
    ["amount-mismatch", ["credit-paid", "accept", "returned", "dismiss"]],
    ["currency-mismatch", ["credit-paid", "accept", "returned", "dismiss"]],
    ["contradiction", ["credit-paid", "accept", "returned", "dismiss"]],
    ["second-payment", ["credit-paid", "returned", "dismiss"]],
    ["unknown-order", ["credit-paid", "returned", "dismiss"]],
    ["provider-mismatch", ["credit-paid", "returned", "dismiss"]],
    ["merchant-mismatch", ["returned", "dismiss"]],
    ["order-mismatch", ["returned", "dismiss"]],
    ["money-back", ["returned", "dismiss"]],
    ["user-gone", ["returned", "dismiss"]],
  ])("about %s: %j", (reason, decisions) => {
    expect(of(reason)).toEqual(decisions);
  });

  test("a statement without money credits nothing", () => {
    expect(caseDecisions({ reason: "amount-mismatch", fact_kind: "pending" })).toEqual([
      "returned",
      "dismiss",
    ]);
  });
});
