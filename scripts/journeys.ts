import { spawnSync } from "node:child_process";
import path from "node:path";
import { findBrowser } from "./browser.ts";

/**
 * `pnpm --filter @catnip/e2e journeys`: the journeys in the browser that this machine has, of products that are built.
 * Its arguments go to Playwright.
 */
const folder = path.resolve(import.meta.dirname, "../apps/e2e");
const found = await findBrowser();
if ("problem" in found) {
  console.error(found.problem);
  process.exit(1);
}
const { status } = spawnSync(
  path.join(folder, "node_modules/.bin/playwright"),
  ["test", "--reporter=list,json", ...process.argv.slice(2)],
  {
    cwd: folder,
    env: {
      ...process.env,
      CHROMIUM_PATH: found.executable,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(folder, "reports/journeys.json"),
    },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  },
);
process.exit(status ?? 1);
