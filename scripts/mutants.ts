/**
 * `pnpm test:mutants`: breaks the rules and the API, one line at a time, and fails if no test notices. Ends with one
 * line `N of N weakenings noticed`.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { memoryFolder } from "./memory-folder.ts";

const root = path.resolve(import.meta.dirname, "..");
const RUNNERS = ["packages/domain/mutants/mutants.ts", "apps/api/mutants/mutants.ts"] as const;

const totals = { noticed: 0, all: 0 };
const startedAt = performance.now();
let isGreen = true;
for (const runner of RUNNERS) {
  const { status, output } = await run(runner);
  const [, noticed, all] = /(\d+) of (\d+) weakenings noticed\s*$/.exec(output) ?? [];
  totals.noticed += Number(noticed ?? 0);
  totals.all += Number(all ?? 0);
  isGreen &&= status === 0 && all !== undefined;
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n${minutes} minutes\n${totals.noticed} of ${totals.all} weakenings noticed`);
process.exit(isGreen ? 0 : 1);

/** Streams the runner's output, and keeps it. */
function run(runner: string): Promise<{ readonly status: number | null; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [runner], {
      cwd: root,
      env: { ...process.env, TMPDIR: process.env["TMPDIR"] ?? memoryFolder() },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, output }));
  });
}
