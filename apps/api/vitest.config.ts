import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Vite would take graphql's ES modules for our files while libraries take its CommonJS ones: two realms, as nowhere else.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    name: "api",
    include: ["src/**/*.test.ts", "demo/**/*.test.ts"],
    // Loading the API takes longer than most files of tests; a worker loads it once. Tests keep no state in modules.
    isolate: false,
    // Of its own: a project does not take this over from the root, and by default one core would stay idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Vitest wants a group of its own for a project that shares its workers.
    sequence: { groupOrder: 1 },
    globalSetup: ["./src/platform/testing/start-postgres.ts"],
    // They say that a test hangs, not that it is slow: a busy machine takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
