import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Says that a test hangs, not that it is slow: a busy machine takes several times as long, in ms. */
const PATIENT = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Tests wait for PostgreSQL and processes of their own: one worker would leave half of a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What tests depend on without importing it.
    forceRerunTriggers: ["**/package.json", "**/vitest.config.*", "**/*.sql", "**/schema.graphql"],
    projects: [
      ...["brands", "domain", "i18n", "sdk"].map((name) => unit(name, `packages/${name}`)),
      ...["ui", "site", "storefront"].map((name) => `packages/${name}/vitest.config.ts`),
      ...["server", "bank"].map((name) => unit(name, `apps/${name}`)),
      ...["account", "pay"].map((name) => unit(name, `apps/${name}`, "app")),
      // Sites made by `pnpm create-site` have one of their own.
      "apps/*/vitest.config.ts",
      { test: { name: "scripts", root: "scripts", include: ["**/*.test.ts"], ...PATIENT } },
    ],
  },
});

function unit(name: string, root: string, folder = "src") {
  return { test: { name, root, include: [`${folder}/**/*.test.ts`], ...PATIENT } };
}
