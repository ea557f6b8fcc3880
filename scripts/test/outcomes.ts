import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What a task of turbo came to. */
export interface Outcome {
  readonly task: string;
  readonly passed: number;
  readonly failed: number;
  /** Each failed test by name, with the first lines of its error. */
  readonly named: readonly string[];
}

/** Of what `turbo run --summarize` writes. */
export interface Summary {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly task: string;
    readonly directory: string;
    /** Absent: a package without this script. */
    readonly command: string;
    /** Absent: it was not run, because a task it depends on failed. */
    readonly execution?: { readonly exitCode?: number };
  }[];
}

export const readSummary = (file: string): Summary => JSON.parse(readFileSync(file, "utf8")) as Summary;

/**
 * The outcomes of a run's tasks. Packages without the script count as nothing, tasks that were not run as failed.
 *
 * @param root the repository, below which tasks have their reports
 */
export function outcomesOf(root: string, { tasks }: Summary): readonly Outcome[] {
  return tasks
    .filter(({ command }) => command !== NO_SCRIPT)
    .map(({ taskId, task, directory, execution }) => {
      const isGreen = execution?.exitCode === 0;
      const counted = countReport(root, path.join(root, directory, "reports"), task);
      const one = { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, named: [] };
      if (!counted) return { task: taskId, ...one };
      // A runner that fails without naming a failed test (a crash, a broken file) still counts as a failure.
      return { task: taskId, ...counted, failed: isGreen ? counted.failed : Math.max(counted.failed, 1) };
    });
}

const NO_SCRIPT = "<NONEXISTENT>";

type Counted = Omit<Outcome, "task">;

function countReport(root: string, folder: string, task: string): Counted | null {
  const read = <Report>(name: string): Report | null => {
    const file = path.join(folder, name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
  };
  if (task === "test") {
    const report = read<VitestReport>("unit.json");
    return report && countVitest(root, report);
  }
  const report = task === "journeys" ? read<PlaywrightReport>("journeys.json") : null;
  return report && countPlaywright(report);
}

interface VitestReport {
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
}

function countVitest(root: string, { numPassedTests, numFailedTests, testResults }: VitestReport): Counted {
  const named = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === "failed");
      if (tests.length === 0) return [`  ${file}: ${beginning(message)}`];
      return tests.map(
        ({ fullName, failureMessages }) => `  ${file}: ${fullName}\n${beginning(failureMessages.join("\n"))}`,
      );
    });
  return { passed: numPassedTests, failed: numFailedTests, named };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}
interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { message?: string } }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const countPlaywright = ({ stats, suites }: PlaywrightReport): Counted => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  named: suites.flatMap(failuresIn),
});

function failuresIn({ file, specs, suites = [] }: PlaywrightSuite): readonly string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ""));
      return `  ${file}: ${title}\n${beginning(errors.join("\n"))}`;
    }),
    ...suites.flatMap(failuresIn),
  ];
}

/** Enough of an error to see what it is about. */
const beginning = (message: string): string =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => !line.includes("node_modules"))
    .slice(0, 12)
    .map((line) => `      ${line.slice(0, 300)}`)
    .join("\n");
