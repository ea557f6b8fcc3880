import { spawnSync } from "node:child_process";
import path from "node:path";

/**
 * Who may import what (`.dependency-cruiser.cjs`), with and without tests. A run that found no modules checked nothing:
 * the tool cannot read TypeScript without a compiler that it knows.
 */
const root = path.resolve(import.meta.dirname, "..");
const MODULES_MIN = 100;

for (const config of [".dependency-cruiser.cjs", ".dependency-cruiser.production.cjs"]) {
  const { status, stdout, stderr } = spawnSync(
    path.join(root, "node_modules/.bin/depcruise"),
    ["apps", "packages", "--config", config],
    { cwd: root, encoding: "utf8", shell: process.platform === "win32" },
  );
  console.log(stdout + stderr);
  const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0);
  if (status !== 0 || modules < MODULES_MIN) process.exitCode = 1;
}
