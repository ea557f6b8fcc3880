import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outcomesOf } from "./outcomes.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "outcomes-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ran = (task: string, directory: string, exitCode?: number, command = "does it") => ({
  taskId: `${directory}#${task}`,
  task,
  directory,
  command,
  ...(exitCode !== undefined && { execution: { exitCode } }),
});

function report(directory: string, name: string, content: object): void {
  mkdirSync(path.join(root, directory, "reports"), { recursive: true });
  writeFileSync(path.join(root, directory, "reports", name), JSON.stringify(content));
}

test("a task counts as one, a package without the script as nothing", () => {
  const tasks = [ran("types", "a", 0), ran("types", "b", 1), ran("types", "c", undefined, "<NONEXISTENT>")];
  expect(outcomesOf(root, { tasks })).toEqual([
    { task: "a#types", passed: 1, failed: 0, named: [] },
    { task: "b#types", passed: 0, failed: 1, named: [] },
  ]);
});

test("a task that was not run, because one before it failed, counts as failed", () => {
  expect(outcomesOf(root, { tasks: [ran("types", "a")] })).toEqual([
    { task: "a#types", passed: 0, failed: 1, named: [] },
  ]);
});

test("a report counts its tests, and names those that failed", () => {
  report("unit", "unit.json", {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      {
        name: path.join(root, "unit/src/a.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "adds up", status: "passed", failureMessages: [] },
          { fullName: "subtracts", status: "failed", failureMessages: ["expected 1"] },
        ],
      },
    ],
  });
  expect(outcomesOf(root, { tasks: [ran("test", "unit", 1)] })).toEqual([
    {
      task: "unit#test",
      passed: 7,
      failed: 1,
      named: ["  unit/src/a.test.ts: subtracts\n      expected 1"],
    },
  ]);
});

test("a runner that fails without a failed test counts as a failure", () => {
  report("crashed", "unit.json", { numPassedTests: 7, numFailedTests: 0, testResults: [] });
  expect(outcomesOf(root, { tasks: [ran("test", "crashed", 1)] })).toMatchObject([{ passed: 7, failed: 1 }]);
});

test("journeys count as expected, unexpected and flaky", () => {
  report("e2e", "journeys.json", {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    suites: [
      {
        file: "cart.spec.ts",
        specs: [
          { title: "buys", ok: false, tests: [{ results: [{ error: { message: "no button" } }] }] },
          { title: "looks", ok: true, tests: [] },
        ],
      },
    ],
  });
  expect(outcomesOf(root, { tasks: [ran("journeys", "e2e", 1)] })).toEqual([
    { task: "e2e#journeys", passed: 5, failed: 2, named: ["  cart.spec.ts: buys\n      no button"] },
  ]);
});
