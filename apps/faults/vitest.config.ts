import { defineConfig } from "vitest/config";

const HOUR_MS = 3_600_000;

export default defineConfig({
  test: {
    name: "faults",
    include: ["src/**/*.test.ts"],
    // Loading the API takes seconds; a worker loads it once. Tests keep no state in modules.
    isolate: false,
    globalSetup: ["../api/src/platform/testing/start-postgres.ts"],
    // They say that a test hangs, not that it is slow; at night its size takes hours.
    testTimeout: process.env["FAULTS"] === "night" ? 12 * HOUR_MS : HOUR_MS / 4,
    hookTimeout: 120_000,
  },
});
