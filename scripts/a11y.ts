import { spawnSync } from "node:child_process";
import path from "node:path";
import { findBrowser } from "./browser.ts";

/**
 * `pnpm a11y`: walks every page in every combination of shop, screen, visitor and theme with axe. Its arguments go to
 * Playwright: `pnpm a11y --grep partner`.
 */
const root = path.resolve(import.meta.dirname, "..");
const found = await findBrowser();
if ("problem" in found) {
  console.error(found.problem);
  process.exit(1);
}
const { executable } = found;
const built = run("turbo", ["run", "build", "--output-logs=errors-only", "--no-update-notifier"], root);
const status =
  built ||
  run(
    "playwright",
    ["test", "--config=matrix.config.ts", ...process.argv.slice(2)],
    path.join(root, "apps/e2e"),
  );
process.exit(status);

function run(command: string, args: readonly string[], cwd: string): number {
  const { status: code } = spawnSync(path.join(cwd, "node_modules/.bin", command), args, {
    cwd,
    env: { ...process.env, CHROMIUM_PATH: executable, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  return code ?? 1;
}
