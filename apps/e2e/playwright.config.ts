import { defineConfig, devices } from "@playwright/test";
import { BROWSER_FLAGS, PORT } from "./src/support/settings.ts";

/**
 * Journeys in a player's words, against the whole product in production builds with a fresh database. One worker: the
 * machine also runs the product, and one journey kills it on purpose.
 */
export default defineConfig({
  testDir: "./src/journeys",
  outputDir: "./test-results",
  globalSetup: "./src/support/start-product.ts",
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://international.localhost:${PORT}`,
    locale: "en-US",
    timezoneId: "UTC",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: "retain-on-failure",
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
