import { expect, test } from "vitest";
import { PAYMENT_STATES, paymentProofsEndedFor, takesProofs } from "./index.ts";

// R-PAY-52
test("a proof may be attached and removed until the payment is decided", () => {
  expect(PAYMENT_STATES.filter(takesProofs)).toEqual(["created", "pending", "expired", "review"]);
});

// R-PAY-53
test("proofs are kept for 180 days", () => {
  expect(paymentProofsEndedFor(new Date("2026-07-01T00:00:00Z"))).toEqual(new Date("2026-01-02T00:00:00Z"));
});
