/**
 * Mutation tests for the rules: breaks them one at a time and fails if no test notices.
 *
 * Each mutant is a copy of `src/` with one change; a single test run covers all copies. An untouched copy runs as the
 * control: its tests must pass, otherwise a failing test would prove nothing. Files that a change cannot reach are
 * links to that copy, so that they are loaded once rather than once per mutant.
 *
 * Run with `pnpm --filter @catnip/domain mutants`.
 */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { startVitest, type TestModule } from "vitest/node";
import { readImporters, type Importers } from "./importers.ts";
import { WEAKENINGS, type Weakening } from "./weakenings.ts";

const PACKAGE = path.resolve(import.meta.dirname, "..");
const SOURCE = path.join(PACKAGE, "src");
const UNTOUCHED = "untouched";
const SETUP = "setup.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mutants-"));
try {
  await prepare();
  const survivors = report(await runTests());
  process.exitCode = survivors === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function prepare(): Promise<void> {
  await symlink(path.join(PACKAGE, "node_modules"), path.join(folder, "node_modules"));
  await writeFile(path.join(folder, "package.json"), '{ "type": "module" }\n');
  // A failed property is all we want to know; its smallest counterexample would be thrown away.
  await writeFile(
    path.join(folder, SETUP),
    'import fc from "fast-check";\nfc.configureGlobal({ endOnFailure: true });\n',
  );
  await copyAll(UNTOUCHED, new Set(WEAKENINGS.map(({ killedBy }) => killedBy)));
  const importers = await readImporters(SOURCE);
  // All of them, before one that failed is reported: the folder is not removed under those that still write.
  const prepared = await Promise.allSettled(
    WEAKENINGS.map(async (weakening, index) => {
      await copyReached(nameOf(index), weakening, importers);
      await weaken(path.join(folder, nameOf(index), weakening.file), weakening);
    }),
  );
  const problems = prepared.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (problems.length > 0) throw new AggregateError(problems, problems.map(String).join("\n"));
}

/** Copies the sources, but only the tests that are named. */
async function copyAll(name: string, tests: ReadonlySet<string>): Promise<void> {
  await cp(SOURCE, path.join(folder, name), {
    recursive: true,
    filter: (file) => !file.endsWith(".test.ts") || tests.has(path.relative(SOURCE, file)),
  });
}

/** Copies the test and all files that the change can reach; links the others. */
async function copyReached(name: string, { file, killedBy }: Weakening, importers: Importers): Promise<void> {
  const reached = importers.of(file);
  const wanted = [killedBy, ...importers.files.filter((each) => !each.endsWith(".test.ts"))];
  const to = (each: string) => path.join(folder, name, each);
  for (const at of new Set(wanted.map((each) => path.dirname(to(each)))))
    await mkdir(at, { recursive: true });
  for (const each of wanted) {
    if (each === killedBy || reached.has(each)) await cp(path.join(SOURCE, each), to(each));
    else await symlink(path.join(folder, UNTOUCHED, each), to(each));
  }
}

/** Applies the change. It must match exactly once, so that a stale entry in the list fails loudly. */
async function weaken(file: string, { says, from, to }: Weakening): Promise<void> {
  const parts = (await readFile(file, "utf8")).split(from);
  if (parts.length !== 2) {
    throw new Error(
      `"${says}": its text stands ${parts.length - 1} times in ${path.basename(file)}, not once`,
    );
  }
  await writeFile(file, parts.join(to));
}

/** Runs the tests of every copy in one process. */
async function runTests(): Promise<readonly TestModule[]> {
  const vitest = await startVitest("test", [], {
    root: folder,
    config: false,
    watch: false,
    silent: true,
    isolate: false,
    setupFiles: [path.join(folder, SETUP)],
    // By default one core would stay idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: [{}],
  });
  const modules = vitest.state.getTestModules();
  await vitest.close();
  return modules;
}

/** Prints which mutants were caught and which survived. @returns how many survived */
function report(modules: readonly TestModule[]): number {
  const failures = (name: string) => {
    const own = modules.filter(({ moduleId }) => path.relative(folder, moduleId).split(path.sep)[0] === name);
    // A copy that does not even load proves nothing about its tests.
    if (own.length === 0 || own.some((one) => [...one.children.allTests()].length === 0)) return null;
    return own.flatMap((one) => [...one.children.allTests("failed")]);
  };
  const control = failures(UNTOUCHED);
  if (control?.length !== 0) {
    console.error("The tests fail without any weakening; mend them first.");
    return WEAKENINGS.length;
  }
  const survivors = WEAKENINGS.filter((weakening, index) => {
    const failed = failures(nameOf(index));
    const verdict = failed === null ? "BROKEN  " : failed.length === 0 ? "SURVIVED" : "noticed ";
    console.log(`${verdict} ${weakening.file}: ${weakening.says}`);
    return verdict !== "noticed ";
  });
  console.log(`${WEAKENINGS.length - survivors.length} of ${WEAKENINGS.length} weakenings noticed`);
  return survivors.length;
}

function nameOf(index: number): string {
  return `weakening-${index}`;
}
