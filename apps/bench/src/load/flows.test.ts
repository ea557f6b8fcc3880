import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { loadOfFlow } from "./flows.ts";

test("counts what was done in time", async () => {
  const { perSecond, total, p50, p99 } = await loadOfFlow(() => wait(5), 0.2);
  expect(total).toBeGreaterThanOrEqual(16);
  expect(perSecond).toBeCloseTo(total / 0.2);
  expect(p99).toBeGreaterThanOrEqual(p50);
});

test("a flow that takes longer than that is done twice by each buyer, and its speed is what it took", async () => {
  const { perSecond, total, p50 } = await loadOfFlow(() => wait(150), 0.1);
  expect(total).toBe(16);
  expect(p50).toBeGreaterThanOrEqual(149);
  // Eight at a time, and never faster than one of them.
  expect(perSecond).toBeLessThanOrEqual(8 / 0.149);
  expect(perSecond).toBeGreaterThan(0);
});

test("a flow that fails ends it", async () => {
  await expect(loadOfFlow(() => Promise.reject(new Error("sold out")), 0.1)).rejects.toThrow("sold out");
});
