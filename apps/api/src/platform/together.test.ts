import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { together } from "./together.ts";

/** Runs that end when they are told to, each with what it was given. */
function held() {
  const runs: { readonly items: readonly number[]; readonly end: () => void }[] = [];
  const ask = together<number, string>({
    run: (items) =>
      new Promise((resolve) =>
        runs.push({ items, end: () => resolve(items.map((item) => `answer ${item}`)) }),
      ),
    max: 4,
  });
  return { ask, runs, given: () => runs.map(({ items }) => items) };
}

// R-CHK-20
test("what arrives in one turn of the event loop shares a run, and waits for nothing else", async () => {
  const { ask, given } = held();
  const microtasks = async (item: number) => {
    for (let at = 0; at < item; at += 1) await Promise.resolve();
    return ask(item);
  };
  void microtasks(1);
  void microtasks(2);
  void microtasks(3);
  await Promise.resolve();
  expect(given()).toEqual([]);
  // Of these, the first began before the items had arrived.
  await turn();
  await turn();
  expect(given()).toEqual([[1, 2, 3]]);
});

// R-CHK-20
test("what arrives during a run shares the next one, as many as may, and each gets its own answer", async () => {
  const { ask, runs, given } = held();
  const first = ask(0);
  await turn();
  const later = [1, 2, 3, 4, 5].map(ask);
  await turn();
  expect(given()).toEqual([[0]]);
  runs[0]?.end();
  expect(await first).toBe("answer 0");
  await turn();
  expect(given()).toEqual([[0], [1, 2, 3, 4]]);
  runs[1]?.end();
  await later[0];
  await turn();
  expect(given()).toEqual([[0], [1, 2, 3, 4], [5]]);
  runs[2]?.end();
  expect(await Promise.all(later)).toEqual([1, 2, 3, 4, 5].map((item) => `answer ${item}`));
});
