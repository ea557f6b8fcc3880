import { spawnSync } from "node:child_process";
import path from "node:path";

/** `pnpm test:night`: the suite of faults at its large size and with new seeds, which takes hours. */
const root = path.resolve(import.meta.dirname, "..");
const { status } = spawnSync(
  path.join(root, "node_modules/.bin/vitest"),
  ["run", "--project", "faults", ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...process.env, FAULTS: "night" },
    stdio: "inherit",
    shell: process.platform === "win32",
  },
);
process.exit(status ?? 1);
