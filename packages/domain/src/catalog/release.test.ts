import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/index.ts";
import { timeToRelease } from "./index.ts";

const now = Date.UTC(2030, 0, 15, 12);

// R-CAT-18
test.each([
  {
    says: "counts days, hours and minutes",
    leftMs: 2 * DAY_MS + 3 * HOUR_MS + 4 * MINUTE_MS,
    left: { days: 2, hours: 3, minutes: 4 },
  },
  { says: "a minute that has begun counts", leftMs: 1, left: { days: 0, hours: 0, minutes: 1 } },
  {
    says: "the last second of an hour is an hour",
    leftMs: HOUR_MS - 1,
    left: { days: 0, hours: 1, minutes: 0 },
  },
  { says: "is over at the release", leftMs: 0, left: null },
  { says: "stays over", leftMs: -DAY_MS, left: null },
])("the countdown $says", ({ leftMs, left }) => {
  expect(timeToRelease(now + leftMs, now)).toEqual(left);
});
