import { defineConfig } from "vitest/config";

export default defineConfig({
  // Vite would take graphql's ES modules for our files while libraries take its CommonJS ones: two realms, as nowhere
  // else.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    name: "api",
    include: ["src/**/*.test.ts"],
    // Loading the API takes longer than most files of tests; a worker loads it once. Tests keep no state in modules.
    isolate: false,
    globalSetup: ["./src/platform/testing/start-postgres.ts"],
    // They say that a test hangs, not that it is slow: a busy machine takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
