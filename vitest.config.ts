import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { memoryFolder } from "./scripts/memory-folder.ts";

/** Says that a test hangs, not that it is slow: a busy machine takes several times as long, in ms. */
const PATIENT = { testTimeout: 30_000, hookTimeout: 60_000 };

// Tests wait for PostgreSQL and processes of their own: one worker, the default on a small machine, would leave half of
// it idle. In the environment, because projects with a configuration of their own do not take it over from here; with
// the same number everywhere all projects share one queue, and no worker waits for the end of another project.
process.env["VITEST_MAX_WORKERS"] ??= String(Math.max(2, availableParallelism() - 1));
process.env["TMPDIR"] ??= memoryFolder();

export default defineConfig({
  test: {
    // Turbo runs the tests of one package from its folder, and keeps their report: see `scripts/test.ts`.
    ...(process.env["TURBO_HASH"] && {
      reporters: ["dot", ["json", { outputFile: path.resolve("reports/unit.json") }]],
    }),
    // What tests depend on without importing it.
    forceRerunTriggers: ["**/package.json", "**/vitest.config.*", "**/*.sql", "**/schema.graphql"],
    projects: [
      ...["brands", "domain", "i18n", "sdk"].map((name) => unit(name, `packages/${name}`)),
      unit("demo", "packages/demo", "{src,games}"),
      ...["ui", "site", "storefront"].map((name) => `packages/${name}/vitest.config.ts`),
      ...["account", "pay"].map((name) => unit(name, `apps/${name}`, "app")),
      unit("bank", "apps/bank"),
      unit("bench", "apps/bench"),
      {
        test: {
          name: "server",
          root: "apps/server",
          include: ["src/**/*.test.ts"],
          globalSetup: [path.resolve(import.meta.dirname, "apps/server/src/testing/share-demo.ts")],
          ...PATIENT,
        },
      },
      // Sites made by `pnpm create-site` have one of their own.
      "apps/*/vitest.config.ts",
      { test: { name: "scripts", root: "scripts", include: ["**/*.test.ts"], ...PATIENT } },
    ],
  },
});

/** Many small files that keep no state in modules: a worker loads what they test once. */
function unit(name: string, root: string, folder = "src") {
  return { test: { name, root, include: [`${folder}/**/*.test.ts`], isolate: false, ...PATIENT } };
}
