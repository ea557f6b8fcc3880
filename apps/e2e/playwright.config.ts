import { defineConfig, devices } from "@playwright/test";
import { IS_NIGHT } from "./src/support/sample.ts";
import { BROWSER_FLAGS } from "./src/support/settings.ts";

/**
 * Journeys from a player's point of view, against production builds of the whole product with a fresh database.
 * Each worker has its own product, because some journeys kill it on purpose, and runs one test at a time. Which
 * tests share a product, and in which order, varies: a worker takes the next one when it has finished.
 */
export default defineConfig({
  testDir: "./src/journeys",
  outputDir: "./test-results",
  globalSetup: "./src/support/seed-demo.ts",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    // Journeys that are about motion turn it on again: see WITH_MOTION.
    reducedMotion: "reduce",
    // Requests of a service worker are invisible to a journey; offline-page.spec is about it, and turns it on.
    serviceWorkers: "block",
    locale: "en-US",
    timezoneId: "UTC",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Opt-in with --trace=retain-on-failure: it costs a small machine a tenth of each journey.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [...BROWSER_FLAGS],
    },
  },
  projects: [
    {
      // First, because its journeys are long: at the end one worker would wait for them.
      name: "phone",
      // Run once where the viewport makes no difference.
      testMatch: /first-visit-to-download|without-scripts/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    {
      name: "desktop",
      // The whole way through the shop is walked on a phone; other journeys walk its parts on a desk.
      ...(!IS_NIGHT && { testIgnore: /first-visit-to-download/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
