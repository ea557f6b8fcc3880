import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

/** Reports progress, a line at a time. */
export type Say = (line: string) => void;

/** The gallery of parts is for developers: no visitor sees it. */
const NOT_SERVED = ["@catnip/book"];
const TICK_MS = 10_000;

/**
 * Builds the sites that changed since their last build, and reports which ones and for how long.
 *
 * @throws Error with one sentence when one cannot be built, after printing its build's output
 */
export async function buildSites(root: string, say: Say = console.log): Promise<void> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1_000);
  const log = buildLog(say);
  const ticking = setInterval(() => log.isBuilding() && say(`    ${seconds()} s`), TICK_MS);
  try {
    const status = await runTurbo(root, log.read);
    if (status !== 0) throw new Error(log.failure());
  } finally {
    clearInterval(ticking);
  }
  say(`  ✓ Sites built (${seconds()} s)`);
}

/** What turbo writes with `--json`: a line of a task, or of its own. */
type Entry = { readonly source: string; readonly level: string; readonly text: string };

/** Reads turbo's log: names the sites being rebuilt and keeps their output in case one fails. */
export function buildLog(say: Say): {
  readonly read: (line: string) => void;
  readonly isBuilding: () => boolean;
  readonly failure: () => string;
} {
  const said = new Map<string, string[]>();
  const faults: string[] = [];
  return {
    read: (line) => {
      const entry = entryOf(line);
      if (!entry) return void faults.push(line);
      const { source, level, text } = entry;
      if (level === "error") faults.push(text);
      if (source === "turbo") return undefined;
      const known = said.get(source);
      if (known) return void known.push(text);
      if (text.startsWith("cache hit")) return undefined;
      if (said.size === 0) say("  … Building the sites; the first time this takes a minute or two");
      say(`    ${siteOf(source)}`);
      said.set(source, []);
      return undefined;
    },
    isBuilding: () => said.size > 0,
    failure: () => {
      // A task's fault names its folder.
      const broken = [...said].filter(([source]) =>
        faults.some((fault) => fault.includes(`/apps/${siteOf(source)})`)),
      );
      const report = [...broken.flatMap(([, lines]) => lines), ...faults].join("\n");
      say(report);
      return /ENOSPC|No space left/i.test(report)
        ? "The disk is full: free some space and start again."
        : "The sites could not be built; the reason stands above.";
    },
  };
}

function entryOf(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}

/** `@catnip/partner#build` is the site `partner`. */
const siteOf = (source: string) => source.replace(/^@catnip\/|#.*$/g, "");

function runTurbo(root: string, read: (line: string) => void): Promise<number | null> {
  const turbo = spawn(
    path.join(root, "node_modules/.bin/turbo"),
    [
      "run",
      "build",
      "--json",
      "--output-logs=new-only",
      "--no-update-notifier",
      // More at once would only share the processor and the memory.
      `--concurrency=${availableParallelism()}`,
      ...NOT_SERVED.map((name) => `--filter=!${name}`),
    ],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
      shell: process.platform === "win32",
    },
  );
  const stop = () => void turbo.kill();
  process.once("exit", stop);
  for (const input of [turbo.stdout, turbo.stderr]) createInterface({ input }).on("line", read);
  return new Promise((resolve, reject) => {
    turbo.once("error", reject);
    turbo.once("close", (status) => {
      process.off("exit", stop);
      resolve(status);
    });
  });
}
