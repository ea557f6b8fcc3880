import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPlayClock } from "./play-clock.ts";

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a visible game is reported every five minutes until it is closed", async () => {
  const report = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error("away"));
  let seen = true;
  const stop = startPlayClock(report, () => seen);
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  expect(report).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  expect(report).toHaveBeenCalledTimes(2);
  seen = false;
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect(report).toHaveBeenCalledTimes(2);
  seen = true;
  stop();
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect(report).toHaveBeenCalledTimes(2);
});
