import { execFileSync } from "node:child_process";
import path from "node:path";

/** What a site is built from, as turbo sees it. */
export type BuildInputs = {
  /** The app's folder, below the repository. */
  readonly app: string;
  /** Files below the repository: a change to any of them rebuilds it, and no other change does. */
  readonly files: ReadonlySet<string>;
};

/**
 * Asks turbo, in a dry run, what each site would be built from: its own inputs and those of its dependencies.
 */
export function readBuildInputs(root: string): readonly BuildInputs[] {
  const turbo = path.join(root, "node_modules/.bin/turbo");
  const args = ["run", "build", "--dry=json", "--no-update-notifier"];
  const plan = execFileSync(turbo, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 100_000_000,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const { tasks, globalCacheInputs } = JSON.parse(plan) as Plan;
  // Every task depends on these.
  const everywhere = Object.keys(globalCacheInputs.files);
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  return tasks
    .filter(({ command }) => command !== NOTHING_TO_RUN)
    .map((task) => ({ app: task.directory, files: new Set([...everywhere, ...filesOf(task, byId)]) }));
}

type Plan = {
  readonly tasks: readonly Task[];
  readonly globalCacheInputs: { readonly files: Readonly<Record<string, string>> };
};

type Task = {
  readonly taskId: string;
  readonly command: string;
  readonly directory: string;
  /** By their path from the directory. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
};

/** A package without a build of its own: its files count for the builds that depend on it. */
const NOTHING_TO_RUN = "<NONEXISTENT>";

function filesOf(task: Task, byId: ReadonlyMap<string, Task>, seen = new Set<string>()): readonly string[] {
  if (seen.has(task.taskId)) return [];
  seen.add(task.taskId);
  const own = Object.keys(task.inputs).map((file) => path.posix.join(task.directory, file));
  return [
    ...own,
    ...task.dependencies.flatMap((id) => {
      const dependency = byId.get(id);
      return dependency ? filesOf(dependency, byId, seen) : [];
    }),
  ];
}
