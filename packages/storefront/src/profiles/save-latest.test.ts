import { expect, test } from "vitest";
import { createSaver, shownOf } from "./save-latest.ts";

/** A slow API: each save waits until the test resolves it. */
function slowApi(isRefusing = false) {
  const saved: number[] = [];
  const doors: (() => void)[] = [];
  const faults: unknown[] = [];
  const send = createSaver<number>(
    async (value) => {
      await new Promise<void>((resolve) => doors.push(resolve));
      if (isRefusing) throw new Error("refused");
      saved.push(value);
    },
    (fault) => void faults.push(fault),
  );
  const letThrough = async () => {
    doors.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { saved, faults, send, letThrough };
}

// R-PRF-9
test("while one change is being saved the latest is queued, and nothing is lost", async () => {
  const { saved, faults, send, letThrough } = slowApi();
  for (const value of [1, 2, 3]) void send(value);
  await letThrough();
  expect(faults).toEqual([]);
  await letThrough();
  expect(saved).toEqual([1, 3]);
  expect(faults).toEqual([null]);
  void send(4);
  await letThrough();
  expect(saved).toEqual([1, 3, 4]);
});

test("a failure is reported once, and drops the queued value", async () => {
  const { saved, faults, send, letThrough } = slowApi(true);
  for (const value of [1, 2]) void send(value);
  await letThrough();
  expect(saved).toEqual([]);
  expect(faults).toEqual([new Error("refused")]);
});

test("a saved value is shown until the store has it", () => {
  const [old, saved, newer] = [["a", "b"], ["a"], ["a", "c"]];
  expect(shownOf(null, old)).toBe(old);
  expect(shownOf({ value: saved }, old)).toBe(saved);
  // Saved, while the store still has the old list.
  expect(shownOf({ value: saved, savedOver: { stored: old } }, old)).toBe(saved);
  expect(shownOf({ value: saved, savedOver: { stored: old } }, newer)).toBe(newer);
});
