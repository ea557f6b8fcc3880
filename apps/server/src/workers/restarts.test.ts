import { expect, test } from "vitest";
import { restPeriod } from "./restarts.ts";

// R-OPS-13
test("a worker that ends is replaced at once; one that keeps ending soon after its start, ever later, and at last every ten seconds", () => {
  let restarts = { quickEnds: 0, restMs: 0 };
  const rests = Array.from({ length: 9 }, () => (restarts = restPeriod(restarts, 1_000)).restMs);
  expect(rests).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(restPeriod(restarts, 30_000).restMs).toBe(0);
});
