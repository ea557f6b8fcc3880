import fc from "fast-check";
import { expect, test } from "vitest";
import { REFUND_WINDOW_MS } from "../orders/refund-window.ts";
import { instantMs } from "../time/index.ts";
import { ACCOUNT_WAIT_MS, accountEnding, payoutsFrom } from "./account-wait.ts";

// R-ERN-22
test("payouts to an account start seven days after it was changed", () => {
  expect(payoutsFrom("2026-03-01T12:00:00Z").toISOString()).toBe("2026-03-08T12:00:00.000Z");
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, max: new Date("9999-01-01") }), (changed) => {
      expect(instantMs(payoutsFrom(changed)) - instantMs(changed)).toBe(ACCOUNT_WAIT_MS);
    }),
  );
});

// R-ERN-22
test("an account entered before the first sale is ready when its earnings are", () => {
  expect(ACCOUNT_WAIT_MS).toBeLessThan(REFUND_WINDOW_MS);
});

// R-ERN-23
test("the end of a number identifies an account, and is never most of it", () => {
  expect(accountEnding("GB82WEST12345698765432")).toBe("5432");
  expect(accountEnding("1234")).toBe("34");
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{4,34}$/), (number) => {
      const ending = accountEnding(number);
      expect(number.endsWith(ending)).toBe(true);
      expect(ending.length).toBeGreaterThan(0);
      expect(ending.length).toBeLessThanOrEqual(Math.min(4, number.length / 2));
    }),
  );
});
