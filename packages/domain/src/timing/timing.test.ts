import { expect, test } from "vitest";
import { MINUTE_MS } from "../time/index.ts";
import {
  CHUNK_RELOAD_MS,
  CLIENT_SOURCE_COOKIE_MAX_AGE_S,
  CONFIRM_DEBOUNCE_MS,
  FLOATING_FOLD_MS,
  LOADING_BAR_DURATION_MS,
  LOADING_BAR_THROTTLE_MS,
  PAYMENT_CAROUSEL_MS,
  PROVIDER_CLICK_DELAY_MS,
  STARTUP_DELAY_MS,
  TRAFFIC_COOKIE_MAX_AGE_S,
  USER_POLL_MS,
  stillPageTimeMs,
} from "./index.ts";

const now = Date.UTC(2030, 0, 15, 12);

test("the traffic cookies live for two years", () => {
  expect(TRAFFIC_COOKIE_MAX_AGE_S).toBe(63_072_000);
});

test("what is promised elsewhere as a number stays that number", () => {
  expect({
    CHUNK_RELOAD_MS,
    CLIENT_SOURCE_COOKIE_MAX_AGE_S,
    CONFIRM_DEBOUNCE_MS,
    FLOATING_FOLD_MS,
    LOADING_BAR_DURATION_MS,
    LOADING_BAR_THROTTLE_MS,
    PAYMENT_CAROUSEL_MS,
    PROVIDER_CLICK_DELAY_MS,
    STARTUP_DELAY_MS,
    USER_POLL_MS,
  }).toEqual({
    CHUNK_RELOAD_MS: 60_000,
    CLIENT_SOURCE_COOKIE_MAX_AGE_S: 315_360_000,
    CONFIRM_DEBOUNCE_MS: 500,
    FLOATING_FOLD_MS: 5_000,
    LOADING_BAR_DURATION_MS: 5_000,
    LOADING_BAR_THROTTLE_MS: 200,
    PAYMENT_CAROUSEL_MS: 3_000,
    PROVIDER_CLICK_DELAY_MS: 300,
    STARTUP_DELAY_MS: 100,
    USER_POLL_MS: 600_000,
  });
});

// R-WEB-72
test.each([
  { says: "a full hour", at: now + 59 * MINUTE_MS, moments: [], time: now },
  {
    says: "the last moment that has passed, if later",
    at: now + 50 * MINUTE_MS,
    moments: [5, 20, 51],
    time: now + 20 * MINUTE_MS,
  },
  { says: "a moment as it comes", at: now + 20 * MINUTE_MS, moments: [20], time: now + 20 * MINUTE_MS },
  { says: "nothing of what passed earlier", at: now + MINUTE_MS, moments: [-5], time: now },
])("a page on which nothing counts down states $says", ({ at, moments, time }) => {
  const shown = [null, undefined, ...moments.map((minutes) => new Date(now + minutes * MINUTE_MS))];
  expect(stillPageTimeMs(at, shown)).toBe(time);
});
