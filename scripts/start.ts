import { spawnSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import path from "node:path";

/** `pnpm start`: builds what changed, then serves everything from this same process, so Ctrl-C reaches it. */
const root = path.resolve(import.meta.dirname, "..");

console.log("\nCatnip is getting ready.\n");
const startedAt = performance.now();
const built = spawnSync(
  path.join(root, "node_modules/.bin/turbo"),
  ["run", "build", "--output-logs=errors-only", "--log-order=grouped", "--no-update-notifier"],
  {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
    shell: process.platform === "win32",
  },
);
if (built.status !== 0) {
  console.error(built.stdout, built.stderr);
  console.error(
    /ENOSPC|No space left/i.test(`${built.stdout}${built.stderr}`)
      ? "The disk is full: free some space and start again."
      : "The sites could not be built; the reason stands above.",
  );
  process.exit(1);
}
console.log(`  ✓ Sites built (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`);

// Each start loads some 1,700 TypeScript modules; the compile cache makes later starts faster.
process.env["NODE_COMPILE_CACHE"] ??= path.join(root, "node_modules/.cache/compiled"); // For the workers.
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
const { serve } = await import("../apps/server/src/main.ts");
await serve();
