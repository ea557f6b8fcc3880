import { spawnSync } from "node:child_process";
import path from "node:path";

/**
 * `pnpm test:night`, which takes hours: faults, fuzz and mutants at their large size and with new seeds, every page in
 * every combination, and the crawls whole of which the test command takes a sample. Its arguments select by name:
 * `pnpm test:night faults`.
 */
const root = path.resolve(import.meta.dirname, "..");
const JOBS: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  faults: ["turbo", "run", "test", "--filter=@catnip/faults", "--force"],
  fuzz: ["turbo", "run", "test", "--filter=@catnip/api", "--force", "--", "fuzz"],
  mutants: ["node", "scripts/mutants.ts"],
  accessibility: ["node", "scripts/a11y.ts"],
  journeys: ["turbo", "run", "journeys", "--force", "--output-logs=new-only"],
};
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(JOBS);
for (const name of wanted) {
  const job = JOBS[name];
  if (!job) {
    console.error(`There is no ${name}. There are: ${Object.keys(JOBS).join(", ")}.`);
    process.exit(1);
  }
  const [command, ...args] = job;
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, FAULTS: "night", FUZZ_REQUESTS: "200000", JOURNEYS: "night" },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exitCode = 1;
}
