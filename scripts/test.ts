import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { findBrowser } from "./browser.ts";
import { changesSince } from "./changes.ts";
import { memoryFolder } from "./memory-folder.ts";
import { runBuffered, sideBySide } from "./run-buffered.ts";

/**
 * `pnpm test`: every check of the repository, then one line `N passed, N failed`. A check that is not a test
 * suite (types, lint, …) counts as one. `--only types,unit` runs some of them; `pnpm check` is the quick half.
 * `--changed` skips tests that the changes since the main branch cannot break; `--changed=REF` compares with
 * another commit.
 */
const root = path.resolve(import.meta.dirname, "..");
const scratch = mkdtempSync(path.join(tmpdir(), "catnip-test-results-"));
const env = {
  ...process.env,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  // Tests start the product and its commands some hundred times: the cache compiles each module once.
  NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
};

type Totals = {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test by name, with the first lines of its error. */
  readonly failures?: readonly string[];
};
/** Output is absent where a step has printed it already. */
type Outcome = Totals & { readonly output?: string };
const PASSED: Totals = { passed: 1, failed: 0 };
const FAILED: Totals = { passed: 0, failed: 1 };
type Step = { readonly name: string; readonly says: string; readonly run: () => Outcome | Promise<Outcome> };

/**
 * The steps of a stage run side by side, the longest first; one stage follows another. Generators rewrite files that
 * the checks before them read.
 */
const stages: readonly (readonly Step[])[] = [
  [
    { name: "types", says: "Types", run: () => check("tsc", ["-b"]) },
    { name: "lint", says: "Lint", run: () => check("oxlint", ["--type-aware", "--deny-warnings"]) },
    ...[".dependency-cruiser.cjs", ".dependency-cruiser.production.cjs"].map((config) => ({
      name: "boundaries",
      says: `Boundaries between packages (${config})`,
      run: () => boundaries(config),
    })),
    { name: "unused", says: "Files, dependencies and exports have users", run: () => knip([]) },
    {
      name: "unused",
      says: "What packages offer has users in the product",
      run: () =>
        knip([
          "--production",
          "--config=knip.production.jsonc",
          "--preprocessor=./scripts/unused/keep-exports.ts",
        ]),
    },
    { name: "format", says: "Format", run: () => check("oxfmt", ["--check", "."]) },
    { name: "rules", says: "Rules are stated and cited", run: () => check("node", ["scripts/rules.ts"]) },
    {
      name: "repository",
      says: "Repository speaks of the product alone",
      run: () => check("node", ["scripts/repository.ts"]),
    },
  ],
  [
    {
      name: "generated",
      says: "Generated files are up to date",
      run: () => check("node", ["scripts/generate.ts", "--check"]),
    },
    {
      name: "mutants",
      says: "Broken rules are noticed",
      run: () => check("node", ["packages/domain/mutants/mutants.ts"], inMemory()),
    },
  ],
  [{ name: "unit", says: "Rules, parts and API on PostgreSQL", run: vitest }],
  [
    {
      name: "build",
      says: "Build",
      run: () => check("turbo", ["run", "build", "--output-logs=errors-only", "--no-update-notifier"]),
    },
  ],
  [
    {
      name: "budgets",
      says: "Pages and popups load no more than their budgets",
      run: () => check("node", ["scripts/budgets.ts"]),
    },
    {
      name: "budgets",
      says: "Sites are built again for everything that is in them",
      run: () => check("node", ["scripts/build-inputs.ts"]),
    },
  ],
  [{ name: "browser", says: "Journeys in the browser", run: playwright }],
];

const { values: asked } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === "--changed" ? "--changed=main" : word)),
  options: { only: { type: "string" }, changed: { type: "string" } },
});
const only = asked.only?.split(",");
const changes = asked.changed === undefined ? undefined : changesSince(root, asked.changed);
if (changes) console.log(`${changes.files.length} files changed since ${changes.commit.slice(0, 12)}.`);
const totals = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const stage of stages) {
  const wanted = stage.filter(({ name }) => !only || only.includes(name));
  await sideBySide(
    wanted.map((step) => () => take(step, wanted.length > 1)),
    Math.max(2, availableParallelism()),
  );
}
rmSync(scratch, { recursive: true, force: true });
// Repeated at the end, where the tail of a log shows it.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && (totals.passed > 0 || changes) ? 0 : 1);

/** Runs a step and prints its result; beside others, everything in one piece when it has ended. */
async function take(step: Step, beside: boolean): Promise<void> {
  const heading = `\n── ${step.says}`;
  if (changes && !changes.touch(step.name)) {
    console.log(`${heading}: nothing of it changed`);
    return;
  }
  if (!beside) console.log(heading);
  const startedAt = performance.now();
  const { passed, failed, failures: named = [], output } = await step.run();
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push(step.says, ...named.map((name) => `  ${name}`));
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const result = `${failed === 0 ? "✓" : "✗"} ${step.says}: ${passed} passed, ${failed} failed (${seconds} s)`;
  console.log([...(beside ? [heading] : []), ...(output ? [output] : []), result].join("\n"));
}

function fileOf(command: string, cwd = root): string {
  return command === "node" ? process.execPath : path.join(cwd, "node_modules/.bin", command);
}

function knip(args: readonly string[]): Promise<Outcome> {
  return check("knip", ["--no-progress", "--no-config-hints", ...args]);
}

/** Runs a command whose output is worth watching. */
function run(command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}, cwd = root): boolean {
  return (
    spawnSync(fileOf(command, cwd), args, {
      cwd,
      env: { ...env, ...extra },
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    }).status === 0
  );
}

async function check(
  command: string,
  args: readonly string[],
  extra: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const { status, output } = await runBuffered(fileOf(command), args, {
    cwd: root,
    env: { ...env, ...extra },
  });
  return { ...(status === 0 ? PASSED : FAILED), output };
}

/**
 * A run that found no modules checked nothing: the tool cannot read TypeScript without the classic compiler.
 */
async function boundaries(config: string): Promise<Outcome> {
  const args = ["apps", "packages", "--config", config];
  const { status, output } = await runBuffered(fileOf("depcruise"), args, { cwd: root, env });
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return { ...(status === 0 && modules > 100 ? PASSED : FAILED), output };
}

/** For tests that create many files. Not for journeys: what browsers keep is better off on the disk. */
function inMemory(): NodeJS.ProcessEnv {
  return { TMPDIR: process.env["TMPDIR"] ?? memoryFolder() };
}

function vitest(): Totals {
  const report = path.join(scratch, "vitest.json");
  const green = run("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...(changes ? [`--changed=${changes.commit}`, "--passWithNoTests"] : []),
  ]);
  const result = readReport<VitestReport>(report);
  return honest(
    {
      passed: result?.numPassedTests ?? 0,
      failed: result?.numFailedTests ?? 0,
      failures: result ? vitestFailures(result) : [],
    },
    green,
  );
}

async function playwright(): Promise<Totals> {
  const browser = await findBrowser();
  if ("problem" in browser) {
    console.error(browser.problem);
    return { passed: 0, failed: 1 };
  }
  const report = path.join(scratch, "playwright.json");
  const green = run(
    "playwright",
    ["test", "--reporter=list,json", ...(changes?.journeys ?? [])],
    { CHROMIUM_PATH: browser.executable, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    path.join(root, "apps/e2e"),
  );
  const result = readReport<PlaywrightReport>(report);
  return honest(
    {
      passed: result?.stats.expected ?? 0,
      failed: (result?.stats.unexpected ?? 0) + (result?.stats.flaky ?? 0),
      failures: result ? result.suites.flatMap((suite) => playwrightFailures(suite)) : [],
    },
    green,
  );
}

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

function vitestFailures({ testResults }: VitestReport): readonly string[] {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === "failed");
      if (tests.length === 0) return [`${file}: ${beginning(message)}`];
      return tests.map(
        ({ fullName, failureMessages }) => `${file}: ${fullName}\n${beginning(failureMessages.join("\n"))}`,
      );
    });
}

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
};
type PlaywrightSuite = {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { message?: string } }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
};

function playwrightFailures({ file, specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ""));
      return `${file}: ${title}\n${beginning(errors.join("\n"))}`;
    }),
    ...suites.flatMap((suite) => playwrightFailures(suite)),
  ];
}

/** Enough of an error to see what it is about. */
function beginning(message: string): string {
  return stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => !line.includes("node_modules"))
    .slice(0, 12)
    .map((line) => `      ${line.slice(0, 300)}`)
    .join("\n");
}

/** A runner that fails without naming a failed test (a crash, a broken file) still counts as a failure. */
function honest(counted: Totals, green: boolean): Totals {
  return green || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    return undefined;
  }
}
