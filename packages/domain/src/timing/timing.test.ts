import { expect, test } from "vitest";
import { COUPON_REFETCH_MS, TRAFFIC_COOKIE_MAX_AGE_S, isDue } from "./index.ts";

const now = Date.UTC(2030, 0, 15, 12);

test("coupons are fetched at most once in ten minutes", () => {
  expect(isDue(null, COUPON_REFETCH_MS, now)).toBe(true);
  expect(isDue(now - 599_999, COUPON_REFETCH_MS, now)).toBe(false);
  expect(isDue(now - 600_000, COUPON_REFETCH_MS, now)).toBe(true);
});

test("the traffic cookies live for two years", () => {
  expect(TRAFFIC_COOKIE_MAX_AGE_S).toBe(63_072_000);
});
