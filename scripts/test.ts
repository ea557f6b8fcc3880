import { readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { outcomesOf, readSummary, type Outcome } from "./test/outcomes.ts";

/**
 * `pnpm test`: every check of the repository, run by turbo, then one line `N passed, N failed`. A task with a report
 * counts as its tests, any other task (types, lint, …) as one. Tasks whose inputs have not changed since they passed
 * are not run again; their reports are counted.
 *
 * `--only types,test` runs some tasks; `--only check` (`pnpm check`) all but the tests.
 */
const root = path.resolve(import.meta.dirname, "..");
const RUNS = path.join(root, ".turbo/runs");

/** Tasks of a stage run side by side, and one stage after another: generators rewrite what the checks read. */
const CHECKS: readonly (readonly string[])[] = [
  [
    "types",
    "lint",
    "check:format",
    "check:boundaries",
    "check:unused",
    "check:unused-in-production",
    "check:rules",
    "check:repository",
  ],
  ["check:generated"],
];
const TESTS: readonly (readonly string[])[] = [
  ["mutants"],
  ["test"],
  ["build"],
  ["check:budgets", "check:build-inputs"],
  ["journeys"],
];
/** These take all cores by themselves. */
const ONE_AT_A_TIME: ReadonlySet<string> = new Set(["test", "journeys", "mutants"]);

const { values } = parseArgs({ options: { only: { type: "string" } } });
const only = values.only?.split(",").flatMap((name) => (name === "check" ? CHECKS.flat() : [name]));
const known = [...CHECKS, ...TESTS].flat();
const unknown = only?.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no task ${unknown}. There are: ${known.join(", ")}; check for all but the tests.`);
  process.exit(1);
}

const outcomes: Outcome[] = [];
for (const stage of [...CHECKS, ...TESTS]) {
  const tasks = stage.filter((task) => only?.includes(task) ?? true);
  if (tasks.length > 0) outcomes.push(...run(tasks));
}
const failures = outcomes.filter(({ failed }) => failed > 0);
// Repeated at the end for readers of a log's tail.
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.flatMap(({ task, named }) => [task, ...named]).join("\n")}`);
const sum = (kind: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[kind], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(failures.length === 0 && outcomes.length > 0 ? 0 : 1);

function run(tasks: readonly string[]): readonly Outcome[] {
  console.log(`\n── ${tasks.join(", ")}`);
  const startedAt = performance.now();
  rmSync(RUNS, { recursive: true, force: true });
  const cores = Math.max(2, availableParallelism());
  const { status } = spawnSync(
    path.join(root, "node_modules/.bin/turbo"),
    [
      "run",
      ...tasks,
      "--continue=dependencies-successful",
      "--summarize",
      `--output-logs=${tasks.some((task) => ONE_AT_A_TIME.has(task)) ? "new-only" : "errors-only"}`,
      "--no-update-notifier",
      `--concurrency=${tasks.some((task) => ONE_AT_A_TIME.has(task)) ? 1 : cores}`,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: "1",
        DO_NOT_TRACK: "1",
        // Tests start the product and its commands some hundred times: the cache compiles each module once.
        NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
        ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
      },
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  );
  const [file] = readdirSync(RUNS);
  const found = file === undefined ? [] : outcomesOf(root, readSummary(path.join(RUNS, file)));
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const passed = found.reduce((total, outcome) => total + outcome.passed, 0);
  const failed = found.reduce((total, outcome) => total + outcome.failed, 0);
  console.log(
    `${failed === 0 ? "✓" : "✗"} ${tasks.join(", ")}: ${passed} passed, ${failed} failed (${seconds} s)`,
  );
  // A run that fails without a failed task, such as one that could not start.
  return status === 0 || failed > 0
    ? found
    : [...found, { task: tasks.join(), passed: 0, failed: 1, named: [] }];
}
