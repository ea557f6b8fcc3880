import type { Page } from "@playwright/test";

/**
 * Waits until the page's scripts, which start when they are needed or by themselves after a while, run the page. For
 * what only a journey does, such as navigating without a link; what a visitor presses before is kept by the page
 * itself.
 */
export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const router = Reflect.get(globalThis, "__reactRouterDataRouter") as
      | { state: { initialized: boolean } }
      | undefined;
    return router?.state.initialized === true && !("earlyInput" in globalThis);
  });
}
