import type { BrowserContext, Page } from "@playwright/test";
import { ARTICLES } from "../support/articles.ts";
import { findOverflow } from "../support/overflow.ts";
import { AUTHOR, NEON_DRIFT } from "../support/games.ts";
import { IS_NIGHT } from "../support/sample.ts";
import { BROWSER_FLAGS, site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const ALL_PAGES = [
  { name: "the game's page", address: `${site("international")}/store/${NEON_DRIFT.id}` },
  { name: "the game's page in Chinese", address: `${site("international")}/zh-CN/store/${NEON_DRIFT.id}` },
  { name: "an author's page", address: `${site("international")}/user/${AUTHOR.uuid}` },
  { name: "the sign-in", address: `${site("account")}/sign-in` },
  { name: "the sign-in in Japanese", address: `${site("account")}/ja-JP/sign-in` },
  { name: "a long article", address: `${site("international")}/zh-CN/article/${ARTICLES.playInBrowser}` },
  {
    name: "the check of a browser",
    address: `${site("international")}/store/${NEON_DRIFT.id}/fullscreen-test`,
  },
  { name: "the help page in Chinese", address: `${site("international")}/zh-CN/help` },
  { name: "the contact form", address: `${site("international")}/help/contact` },
  { name: "the privacy page", address: `${site("international")}/privacy` },
] as const;
/** Half of them by day: a page each of the shop and of the account site, a form, a table, and Chinese text. */
const PAGES = ALL_PAGES.filter(
  ({ name }, index) => IS_NIGHT || index % 2 === 0 || name === "the privacy page",
);

for (const { name, address } of PAGES) {
  test(`${name} reflows in a 1280 px window at 400 % zoom`, async ({ visitor }) => {
    // Equivalent to that zoom: a quarter of the CSS pixels at a device pixel ratio of 4.
    const player = await visitor({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
    await fits(player.page, address);
  });
}

test.describe("in a browser with large text", () => {
  test.describe.configure({ mode: "default" });
  let context: BrowserContext;

  /** The browser's own font size cannot be set by script, so a separate browser is launched with it. */
  test.beforeAll(async ({ playwright }, { project }) => {
    const { launchOptions } = project.use;
    context = await playwright.chromium.launchPersistentContext("", {
      ...launchOptions,
      args: [...BROWSER_FLAGS, "--blink-settings=defaultFontSize=32"],
      viewport: { width: 1280, height: 900 },
    });
  });
  test.afterAll(() => context?.close());

  for (const { name, address } of PAGES) {
    test(`${name} reflows with 32 px text`, async () => {
      const page = await context.newPage();
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 900 });
        await fits(page, address);
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size, "the setting has arrived").toBe("32px");
        const body = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
        expect(body, "text follows the setting").toBeGreaterThanOrEqual(28);
      }
      // The next page starts with its age gate again.
      await page.evaluate(() => localStorage.clear());
      await page.close();
    });
  }
});

async function fits(page: Page, address: string): Promise<void> {
  await page.goto(address);
  expect(await findOverflow(page), "with the gate closed or none").toEqual([]);
  const gate = page.locator("[data-age-gate] [data-over-18]");
  if (await gate.isVisible()) await gate.click();
  await page.waitForLoadState("networkidle");
  expect(await findOverflow(page)).toEqual([]);
}
