import type { Page } from "@playwright/test";

/** Counts what is tapped from now on, on whatever site: the host of each tap, in order. */
export async function countTaps(page: Page): Promise<string[]> {
  const taps: string[] = [];
  await page.exposeFunction("catnipTapped", (host: string) => void taps.push(host));
  await page.addInitScript(() => {
    const { catnipTapped } = globalThis as unknown as { catnipTapped: (host: string) => void };
    // Not clicks: a click on a label is also one on its field.
    addEventListener("pointerdown", ({ isTrusted }) => isTrusted && catnipTapped(location.host), true);
  });
  return taps;
}
