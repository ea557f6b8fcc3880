import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { together } from "./together.ts";
import { createTurns, type Turns } from "./turns.ts";

/** After this, a hanging run is no longer waited for. */
const HOLDS_UP_MS = 50;

// The clock stands still: no run here counts as hanging because the machine is busy.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Runs that end when they are told to, each with what it was given. */
function held(turns: Turns = createTurns()) {
  const runs: { readonly items: readonly number[]; readonly end: () => void }[] = [];
  const ask = together<number, string>({
    run: (items) =>
      new Promise((resolve) =>
        runs.push({ items, end: () => resolve(items.map((item) => `answer ${item}`)) }),
      ),
    max: 4,
    turns,
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
  await turn();
  expect(given()).toEqual([[0], [1, 2, 3, 4]]);
  runs[1]?.end();
  await later[0];
  await turn();
  await turn();
  expect(given()).toEqual([[0], [1, 2, 3, 4], [5]]);
  runs[2]?.end();
  expect(await Promise.all(later)).toEqual([1, 2, 3, 4, 5].map((item) => `answer ${item}`));
});

/** Two queues that take turns; what is read is committed afterwards. */
function takingTurns() {
  const turns = createTurns();
  const [reads, commits] = [held(turns), held(turns)];
  const buy = (item: number) => reads.ask(item).then(() => commits.ask(item));
  const settled = async () => {
    for (let at = 0; at < 3; at += 1) await turn();
  };
  return { reads, commits, buy, settled };
}

// R-CHK-23
test("queues that take turns gather what arrives, and who has just been read is committed with the others", async () => {
  const { reads, commits, buy, settled } = takingTurns();
  const bought = [buy(1)];
  await settled();
  bought.push(buy(2), buy(3));
  await settled();
  expect(reads.given()).toEqual([[1]]);
  reads.runs[0]?.end();
  await settled();
  expect([reads.given(), commits.given()]).toEqual([[[1], [2, 3]], []]);
  reads.runs[1]?.end();
  await settled();
  expect(commits.given()).toEqual([[1, 2, 3]]);
  bought.push(buy(4));
  await settled();
  expect(reads.given()).toEqual([[1], [2, 3]]);
  commits.runs[0]?.end();
  await settled();
  expect(reads.given()).toEqual([[1], [2, 3], [4]]);
  reads.runs[2]?.end();
  await settled();
  commits.runs[1]?.end();
  expect(await Promise.all(bought)).toEqual([1, 2, 3, 4].map((item) => `answer ${item}`));
});

// R-CHK-23
test("a queue goes first twice, then another queue's waiters", async () => {
  const { reads, commits, settled } = takingTurns();
  void reads.ask(0);
  await settled();
  void commits.ask(100);
  for (let run = 0; run < 3; run += 1) {
    void reads.ask(run + 1);
    await settled();
    reads.runs.at(-1)?.end();
    await settled();
  }
  expect([reads.given(), commits.given()]).toEqual([[[0], [1], [2]], [[100]]]);
  commits.runs[0]?.end();
  await settled();
  expect(reads.given()).toEqual([[0], [1], [2], [3]]);
});

// R-CHK-23
test("a queue in which many wait runs beside the others", async () => {
  const { reads, commits, settled } = takingTurns();
  void reads.ask(0);
  await settled();
  for (let item = 1; item <= 7; item += 1) void commits.ask(item);
  await settled();
  expect(commits.given()).toEqual([]);
  void commits.ask(8);
  await settled();
  expect(commits.given()).toEqual([[1, 2, 3, 4]]);
});

// R-CHK-23
test("a run that hangs holds up the others for a moment only", async () => {
  const { reads, commits, settled } = takingTurns();
  void reads.ask(0);
  await settled();
  void commits.ask(1);
  await settled();
  expect(commits.given()).toEqual([]);
  vi.advanceTimersByTime(HOLDS_UP_MS);
  await settled();
  expect(commits.given()).toEqual([[1]]);
  // The run that hung ends after all, which makes no room a second time.
  reads.runs[0]?.end();
  void reads.ask(2);
  await settled();
  expect(reads.given()).toEqual([[0]]);
});
