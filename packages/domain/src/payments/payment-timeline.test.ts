import { describe, expect, test } from "vitest";
import { paymentOutlook, paymentTimeline } from "./index.ts";
import type { PaymentHistory } from "./payment-timeline.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

const history = (change: Partial<PaymentHistory> = {}): PaymentHistory => ({
  order_no: "A",
  created_at: at(0),
  handed_over_at: at(1),
  changes: [],
  credited_at: null,
  reviews: [],
  ...change,
});
const change = (from_state: string, to_state: string, minute = 2, source = "push", reason = source) => ({
  from_state,
  to_state,
  reason,
  source,
  created_at: at(minute),
});
const told = (given: Partial<PaymentHistory>) =>
  paymentTimeline(history(given)).map(({ kind, source }) => (source ? `${kind} by ${source}` : kind));

// R-PAY-46
describe("the timeline", () => {
  test.each<[string, Partial<PaymentHistory>, readonly string[]]>([
    ["not begun", { handed_over_at: null }, ["started"]],
    ["open", {}, ["started", "handed_over"]],
    [
      "paid",
      { changes: [change("pending", "succeeded")], credited_at: at(2) },
      ["started", "handed_over", "paid by message", "credited"],
    ],
    [
      "failed, as we found out",
      { changes: [change("pending", "failed", 2, "query")] },
      ["failed by question"],
    ],
    [
      "late",
      {
        changes: [change("pending", "expired", 2, "clock"), change("expired", "succeeded", 3, "staff")],
        credited_at: at(3),
      },
      ["expired by clock", "paid by staff", "credited"],
    ],
    ["by a code", { changes: [change("pending", "succeeded", 2, "voucher")] }, ["paid by voucher"]],
    [
      "stated by an unknown source",
      { changes: [change("pending", "cancelled", 2, "oracle")] },
      ["cancelled"],
    ],
    [
      "given back in two parts",
      {
        changes: [
          change("succeeded", "partially_refunded"),
          change("partially_refunded", "partially_refunded", 3),
        ],
      },
      ["refunded by message", "refunded by message"],
    ],
    [
      "disputed and won",
      {
        changes: [change("succeeded", "disputed"), change("disputed", "succeeded", 3)],
      },
      ["disputed by message", "dispute_won by message"],
    ],
    ["taken back", { changes: [change("disputed", "reversed")] }, ["reversed by message"]],
    ["of a state to come", { changes: [change("succeeded", "frozen")] }, ["changed by message"]],
  ])("%s", (_says, given, expected) => {
    expect(told(given)).toEqual(expect.arrayContaining([...expected]));
    expect(told(given).slice(-expected.length)).toEqual(expected);
  });

  test("reviews appear once, with their outcome", () => {
    const mirrored = [
      change("pending", "pending", 2, "push", "review: amount-mismatch"),
      change("pending", "review", 2),
      change("review", "failed", 5, "", "staff: returned"),
      change("failed", "failed", 6, "push", "parked: refunded"),
    ];
    const review = { opened_at: at(2), decision: null, decided_at: null, credited_order_no: null };
    expect(told({ changes: mirrored.slice(0, 2), reviews: [review] })).toEqual([
      "started",
      "handed_over",
      "review",
    ]);
    expect(
      told({ changes: mirrored, reviews: [{ ...review, decision: "returned", decided_at: at(5) }] }),
    ).toEqual(["started", "handed_over", "review", "review_returned by staff"]);
    const credited = { ...review, decision: "credit-paid", decided_at: at(5) } as const;
    expect(told({ reviews: [{ ...credited, credited_order_no: "B" }] }).at(-1)).toBe(
      "review_credited by staff",
    );
    expect(
      told({
        changes: [change("review", "succeeded", 5, "staff")],
        credited_at: at(5),
        reviews: [{ ...credited, decision: "accept", credited_order_no: "A" }],
      }),
    ).toEqual(["started", "handed_over", "review", "paid by staff", "credited"]);
  });
});

// R-PAY-47
test.each([
  ["created", false, "asks", 10, "unpaid"],
  ["created", false, "asks", 0, "closing"],
  ["pending", true, "asks", 10, "asking"],
  ["pending", true, "transfer", 10, "transfer"],
  ["pending", true, "code", 10, "unpaid"],
  ["pending", true, "asks", -1, "closing"],
  ["expired", true, "asks", -1, "late"],
  ["failed", true, "asks", 10, "closed"],
  ["cancelled", true, "asks", 10, "closed"],
  ["review", true, "asks", -1, "review"],
  ["succeeded", true, "asks", -1, "credited"],
  ["refunded", true, "asks", -1, "credited"],
] as const)("%s, handed over %s, by %s, %i minutes left: %s", (state, handedOver, by, minutes, outlook) => {
  expect(paymentOutlook({ state, handedOver, expiresAt: at(10 + minutes), by }, at(10))).toBe(outlook);
});
