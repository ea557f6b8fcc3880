import type { Page } from "@playwright/test";

/**
 * Waits until the page's scripts, which start when they are needed or by themselves after a while, have hydrated the page. For
 * what only a journey does, such as navigating without a link; what a visitor presses before is kept by the page
 * itself.
 */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== "loading" && !("earlyInput" in globalThis));
}
