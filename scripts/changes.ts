import { spawnSync } from "node:child_process";

/** What changed since a commit, and which checks that can break. */
export type Changes = {
  /** The commit to compare against. */
  readonly commit: string;
  readonly files: readonly string[];
  /** Whether a step of the test command can be affected. */
  readonly touch: (step: string) => boolean;
  /** Spec files to run; undefined: all. */
  readonly journeys: readonly string[];
};

/**
 * @param ref a branch or commit; changes are counted from the merge base
 * @throws Error when there is no such commit
 */
export function changesSince(root: string, ref: string): Changes {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.trim()}`);
    return stdout.trim();
  };
  const commit = git("merge-base", ref, "HEAD");
  const tracked = git("diff", "--name-only", commit);
  const added = git("ls-files", "--others", "--exclude-standard");
  return changesIn(commit, `${tracked}\n${added}`.split("\n").filter(Boolean));
}

/** The same for a given list of files. */
export function changesIn(commit: string, files: readonly string[]): Changes {
  const isIn = (pattern: RegExp) => files.some((file) => pattern.test(file));
  const builds = isIn(PRODUCT);
  const changed = files.filter((file) => JOURNEY.test(file));
  const journeys = isIn(CREATES_APPS) ? [...new Set([...changed, ADDITIONS])] : changed;
  // Shared code of the journeys can break any of them.
  const all = builds || isIn(/^apps\/e2e\/(?!src\/journeys\/)/);
  const breaks: Readonly<Record<string, boolean>> = {
    mutants: isIn(/^packages\/domain\//),
    build: builds || journeys.length > 0 || all,
    budgets: builds,
    browser: all || journeys.length > 0,
  };
  return {
    commit,
    files,
    touch: (step) => files.length > 0 && (breaks[step] ?? true),
    journeys: all ? [] : journeys.map((file) => file.replace("apps/e2e/", "")),
  };
}

const JOURNEY = /^apps\/e2e\/src\/journeys\/.*\.spec\.ts$/;
/** Commands that write an app, and the journey through what they wrote. */
const CREATES_APPS = /^scripts\/(?:brand\/|create-site\/|create-brand\.ts$)(?!.*\.test\.ts$)/;
const ADDITIONS = "apps/e2e/src/journeys/additions.spec.ts";
/** Files that end up in the product or its build: not tests, documents or other tools. */
const PRODUCT =
  /^(?:apps\/(?!e2e\/|bench\/|faults\/)|packages\/)(?!.*(?:\.test\.tsx?|\.md|\/(?:testing|mutants)\/.*)$)|^(?:package\.json|pnpm-lock\.yaml|turbo\.json)$/;
