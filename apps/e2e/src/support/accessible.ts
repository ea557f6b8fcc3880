import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails on any accessibility violation of the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  // A target half under the sticky header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // Waits for animations: axe reads the colours of the moment. Infinite ones are ignored.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, resultTypes: ["violations"] })
    .exclude("iframe")
    // Collects results in the page itself. Without frames they are identical, in a quarter of the time.
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((node) => node.html.slice(0, 160)).join("\n    ")}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
