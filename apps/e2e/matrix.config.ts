import journeys from "./playwright.config.ts";
import { defineConfig } from "@playwright/test";

/** `pnpm a11y`: every page in every combination, in the same product and browser as the journeys. */
export default defineConfig({
  ...journeys,
  testDir: "./src/matrix",
  timeout: 1_800_000,
  reporter: [["./src/matrix/table-reporter.ts"]],
  projects: [{ name: "matrix" }],
});
