import type { Page } from "@playwright/test";

/** The scripts of every site. */
export const SCRIPTS = "**/assets/**/*.js";

/**
 * Holds requests back, as a slow network does.
 *
 * @param what their addresses, as `page.route` takes them
 * @returns lets them through, and all that follow
 */
export async function holdRequests(page: Page, what: string): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}
