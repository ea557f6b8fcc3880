import { expect, test } from "vitest";
import { runBuffered, sideBySide } from "./run-buffered.ts";

test("a command's output and complaints come back whole, with its status", async () => {
  const program = "console.log('said'); console.error('complained'); process.exitCode = 3";
  const { status, output } = await runBuffered(process.execPath, ["-e", program], {
    cwd: import.meta.dirname,
    env: process.env,
  });
  expect(status).toBe(3);
  expect(output.split("\n").toSorted()).toEqual(["complained", "said"]);
});

test("work is begun in order, never more of it at once than allowed, and all of it is done", async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = [30, 5, 5, 5].map((ms, index) => async () => {
    begun.push(index);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
  });
  await sideBySide(work, 2);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect([most, running]).toEqual([2, 0]);
});
