import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  FACT_KINDS,
  PAYMENT_STATES,
  factMismatch,
  isCredited,
  nextPaymentState,
  paymentFlag,
  paymentLogState,
  type PaymentState,
} from "./index.ts";
import { type StateFact } from "./payment-machine.ts";

// R-PAY-5
describe("payment transitions", () => {
  test.each([
    { says: "the provider is processing it", from: "created", kind: "pending", to: "pending" },
    { says: "paid immediately", from: "created", kind: "succeeded", to: "succeeded", credit: true },
    { says: "paid", from: "pending", kind: "succeeded", to: "succeeded", credit: true },
    { says: "refused", from: "pending", kind: "failed", to: "failed" },
    { says: "expired", from: "pending", kind: "expired", to: "expired" },
    { says: "cancelled by the buyer", from: "created", kind: "cancelled", to: "cancelled" },
    {
      says: "late money credits a failed payment",
      from: "failed",
      kind: "succeeded",
      to: "succeeded",
      credit: true,
    },
    {
      says: "late money credits an expired payment",
      from: "expired",
      kind: "succeeded",
      to: "succeeded",
      credit: true,
    },
    {
      says: "late money credits a cancelled payment",
      from: "cancelled",
      kind: "succeeded",
      to: "succeeded",
      credit: true,
    },
    { says: "the first final state is kept", from: "failed", kind: "expired", to: "failed" },
    { says: "pending after a final state is stale", from: "expired", kind: "pending", to: "expired" },
    { says: "pending again changes nothing", from: "pending", kind: "pending", to: "pending" },
    {
      says: "a refund before its payment is parked",
      from: "pending",
      kind: "refunded",
      to: "pending",
      parked: true,
    },
    {
      says: "a dispute before its payment is parked",
      from: "created",
      kind: "disputed",
      to: "created",
      parked: true,
    },
    {
      says: "a reversal before its payment is parked",
      from: "failed",
      kind: "reversed",
      to: "failed",
      parked: true,
    },
    {
      says: "a dispute won before its payment is parked",
      from: "created",
      kind: "dispute_won",
      to: "created",
      parked: true,
    },
    {
      says: "the same payment reported twice is credited once",
      from: "succeeded",
      kind: "succeeded",
      sameTransaction: true,
      to: "succeeded",
    },
    {
      says: "a second real payment goes to review",
      from: "succeeded",
      kind: "succeeded",
      to: "succeeded",
      review: "second-payment",
    },
    { says: "a failure reported after success is stale", from: "succeeded", kind: "failed", to: "succeeded" },
    {
      says: "an expiry reported after success is stale",
      from: "succeeded",
      kind: "expired",
      to: "succeeded",
    },
    { says: "partly refunded", from: "succeeded", kind: "refunded", to: "partially_refunded" },
    { says: "fully refunded", from: "succeeded", kind: "refunded", fullRefund: true, to: "refunded" },
    {
      says: "the rest refunded",
      from: "partially_refunded",
      kind: "refunded",
      fullRefund: true,
      to: "refunded",
    },
    {
      says: "another part refunded",
      from: "partially_refunded",
      kind: "refunded",
      to: "partially_refunded",
    },
    { says: "a refund reported again changes nothing", from: "refunded", kind: "refunded", to: "refunded" },
    { says: "the cardholder opens a dispute", from: "succeeded", kind: "disputed", to: "disputed" },
    { says: "the dispute is reported again", from: "disputed", kind: "disputed", to: "disputed" },
    { says: "the dispute is won", from: "disputed", kind: "dispute_won", to: "succeeded" },
    {
      says: "the dispute about what was left is won",
      from: "disputed",
      kind: "dispute_won",
      partlyRefunded: true,
      to: "partially_refunded",
    },
    { says: "the dispute is lost", from: "disputed", kind: "reversed", to: "reversed" },
    { says: "reversed without a dispute", from: "succeeded", kind: "reversed", to: "reversed" },
    {
      says: "won without a dispute changes nothing",
      from: "succeeded",
      kind: "dispute_won",
      to: "succeeded",
    },
    {
      says: "won after it was lost goes to review",
      from: "reversed",
      kind: "dispute_won",
      to: "reversed",
      review: "contradiction",
    },
    {
      says: "a refund reported during a dispute leaves it open",
      from: "disputed",
      kind: "refunded",
      to: "disputed",
    },
    {
      says: "the dispute about what was refunded meanwhile is won",
      from: "disputed",
      kind: "dispute_won",
      fullRefund: true,
      partlyRefunded: true,
      to: "refunded",
    },
    {
      says: "a refund after all was taken goes to review",
      from: "reversed",
      kind: "refunded",
      to: "reversed",
      review: "contradiction",
    },
    {
      says: "a dispute about a refund goes to review",
      from: "refunded",
      kind: "disputed",
      to: "refunded",
      review: "contradiction",
    },
    {
      says: "a reversal of a refund goes to review",
      from: "refunded",
      kind: "reversed",
      to: "refunded",
      review: "contradiction",
    },
    {
      says: "another transaction that pays the order is credited, whatever was odd about the first",
      from: "review",
      kind: "succeeded",
      to: "succeeded",
      credit: true,
    },
    {
      says: "a contradicting statement about the same transaction goes to review",
      from: "review",
      kind: "succeeded",
      contradicted: true,
      to: "review",
      review: "contradiction",
    },
    {
      says: "even when the payment has meanwhile reached a final state",
      from: "failed",
      kind: "succeeded",
      contradicted: true,
      to: "review",
      review: "contradiction",
    },
    { says: "no message ends a review", from: "review", kind: "failed", to: "review" },
    {
      says: "staff may accept it",
      from: "review",
      kind: "succeeded",
      contradicted: true,
      byStaff: true,
      to: "succeeded",
      credit: true,
    },
    { says: "staff may refuse it", from: "review", kind: "failed", byStaff: true, to: "failed" },
  ] as const)("$from → $to: $says", ({ from, to, ...row }) => {
    const { says: _, credit, review, parked, ...fact } = { ...unremarkable, ...row };
    expect(nextPaymentState(from, fact)).toEqual({ state: to, credit, review, parked });
  });

  // R-PAY-4
  test("a mismatch is never credited: before success it goes to review", () => {
    const wrongAmount = { kind: "succeeded", mismatch: "amount-mismatch" } as const;
    const decision = { credit: false, review: "amount-mismatch", parked: false };
    expect(nextPaymentState("pending", wrongAmount)).toEqual({ state: "review", ...decision });
    expect(nextPaymentState("failed", wrongAmount)).toEqual({ state: "review", ...decision });
    expect(nextPaymentState("succeeded", wrongAmount)).toEqual({ state: "succeeded", ...decision });
  });
});

describe("invariants for any facts in any order", () => {
  // R-PAY-2
  test("a payment is credited at most once, exactly when it first succeeds", () => {
    fc.assert(
      fc.property(anyFacts(), (list) => {
        const { path, credits } = follow(list);
        expect(credits).toBeLessThanOrEqual(1);
        expect(credits === 1).toBe(path.some(isCredited));
      }),
    );
  });

  // R-PAY-19
  test("a log line that is done stays done", () => {
    fc.assert(
      fc.property(anyFacts(), (list) => {
        const log = follow(list).path.map(paymentLogState);
        const done = log.indexOf(1);
        const afterwards = done === -1 ? [] : log.slice(done);
        expect(afterwards.every((state) => state === 1)).toBe(true);
      }),
    );
  });

  test("repeated facts are idempotent", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAYMENT_STATES), anyFact(), (from, what) => {
        const once = nextPaymentState(from, what).state;
        const twice = nextPaymentState(once, what);
        expect(twice.state).toBe(once);
        expect(twice.credit).toBe(false);
      }),
    );
  });
});

test.each([
  { log: 0, states: ["created", "pending", "review"] },
  { log: 1, states: ["succeeded", "partially_refunded", "refunded", "disputed", "reversed"] },
  { log: 2, states: ["failed", "expired", "cancelled"] },
])("the log shows $log for $states", ({ log, states }) => {
  expect(PAYMENT_STATES.filter((state) => paymentLogState(state) === log).toSorted()).toEqual(
    states.toSorted(),
  );
});

test.each([
  { state: "succeeded", flag: "success" },
  { state: "refunded", flag: "success" },
  { state: "cancelled", flag: "cancel" },
  { state: "expired", flag: "timeout" },
  { state: "failed", flag: "failed" },
  { state: "pending", flag: null },
  { state: "review", flag: null },
] as const)("a buyer whose payment is $state comes back with $flag", ({ state, flag }) => {
  expect(paymentFlag(state)).toBe(flag);
});

// R-PAY-4
describe("a provider's statement must match our order", () => {
  const order = {
    provider_key: "sugoi",
    merchant_account: "m1",
    order_no: "01J",
    currency_id: "CNY",
    pay_amount: 7_200,
  };
  test.each([
    { says: "everything agrees", odd: {}, is: null },
    { says: "another order", odd: { order_no: "01K" }, is: "order-mismatch" },
    { says: "another provider", odd: { provider_key: "stripe" }, is: "provider-mismatch" },
    { says: "another merchant", odd: { merchant_account: "m2" }, is: "merchant-mismatch" },
    { says: "the same amount in another currency", odd: { currency_id: "TWD" }, is: "currency-mismatch" },
    { says: "one unit too little", odd: { pay_amount: 7_199 }, is: "amount-mismatch" },
    { says: "one unit too much", odd: { pay_amount: 7_201 }, is: "amount-mismatch" },
  ])("$says", ({ odd, is }) => {
    expect(factMismatch(order, { ...order, ...odd })).toBe(is);
  });
});

/** Defaults for fields that a table row leaves out. */
const unremarkable = { credit: false, review: null, parked: false };

function follow(list: readonly StateFact[]): { path: PaymentState[]; credits: number } {
  const path: PaymentState[] = ["created"];
  let credits = 0;
  for (const next of list) {
    const decision = nextPaymentState(path.at(-1) ?? "created", next);
    path.push(decision.state);
    credits += Number(decision.credit);
  }
  return { path, credits };
}

function anyFacts() {
  return fc.array(anyFact(), { maxLength: 12 });
}

function anyFact(): fc.Arbitrary<StateFact> {
  return fc.record({
    kind: fc.constantFrom(...FACT_KINDS),
    mismatch: fc.constantFrom(null, null, null, "amount-mismatch" as const),
    sameTransaction: fc.boolean(),
    contradicted: fc.boolean(),
    fullRefund: fc.boolean(),
    partlyRefunded: fc.boolean(),
    byStaff: fc.boolean(),
  });
}
