import { expect, test } from "vitest";
import { refundWindowEndedFor } from "./index.ts";
import { REFUND_WINDOW_MS } from "./refund-window.ts";

// R-ERN-2
test("a game can be refunded for fourteen days", () => {
  expect(REFUND_WINDOW_MS).toBe(1_209_600_000);
  expect(refundWindowEndedFor("2026-03-15T12:00:00Z")).toEqual(new Date("2026-03-01T12:00:00Z"));
});
