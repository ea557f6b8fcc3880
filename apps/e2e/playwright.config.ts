import { defineConfig, devices } from "@playwright/test";
import { BROWSER_FLAGS } from "./src/support/settings.ts";

/**
 * Journeys in a player's words, against the whole product in production builds with a fresh database. Every worker has
 * a product of its own, since some journeys kill theirs on purpose; the files of a worker run one after the other.
 */
export default defineConfig({
  testDir: "./src/journeys",
  outputDir: "./test-results",
  globalSetup: "./src/support/plant.ts",
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    locale: "en-US",
    timezoneId: "UTC",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recorded when asked for, with --trace=retain-on-failure: it costs a small machine a tenth of each journey.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [...BROWSER_FLAGS],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      // Once is enough where the size of the screen makes no difference.
      testMatch: /walking-shop|without-scripts/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
});
