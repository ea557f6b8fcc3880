import type { Page } from "@playwright/test";
import { isHydrated } from "../support/hydrated.ts";
import { NEON_DRIFT, PLANS } from "../support/games.ts";
import { withTranslator } from "../support/page-translator.ts";
import { countRequests, isQuiet, pressEverything } from "../support/press-everything.ts";
import { IS_NIGHT, sampled } from "../support/sample.ts";
import { site } from "../support/settings.ts";
import { ACCOUNT_PATHS, PAY_PATHS, SHOP_PATHS } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";

/*
 * Visitors who read none of our languages let their browser translate. It replaces the page's texts, and whatever is
 * pressed then has to work as before.
 */

/** What all pages share is pressed on the first; these have the most of their own. */
const PAGES = ["/", "/store", `/store/${NEON_DRIFT.id}`, "/my-store", "/account/profile"];

for (const part of IS_NIGHT ? [0, 1, 2] : [0]) {
  const paths = sampled(SHOP_PATHS, PAGES).filter((_, index) => !IS_NIGHT || index % 3 === part);
  // R-WEB-82
  test(`everything on the shop's translated pages can be pressed, part ${part + 1}`, async ({ player }) => {
    test.slow();
    const pressAll = await readies(player.page);
    await player.opensAsNewPlayer("/terms");
    await player.expecting(REFUSALS, () => pressAll(paths.map((path) => site("international") + path)));
  });
}

// R-WEB-82
test("everything on the translated pages of the account site can be pressed", async ({ player }) => {
  const pressAll = await readies(player.page);
  // As a guest: who is logged in is led away from the forms.
  await player.expecting(REFUSALS, () => pressAll(ACCOUNT_PATHS.map((path) => site("account") + path)));
});

// R-WEB-82
test("everything on the translated pages of the pay site can be pressed", async ({ player }) => {
  const pressAll = await readies(player.page);
  await player.opensAsNewPlayer("/terms");
  await player.opensTopUp();
  await player.choosesPlan(PLANS.small);
  const number = new URL(player.page.url()).pathname.split("/").at(-1);
  const own = [`/payment/${number}`, `/log/${number}`, "/log"];
  await player.expecting(REFUSALS, () => pressAll([...own, ...PAY_PATHS].map((path) => site("pay") + path)));
});

// R-WEB-82
test("a translated page shows what a press has changed", async ({ player }) => {
  const { page } = player;
  await countRequests(page);
  const translate = await withTranslator(page);
  await player.opensAsNewPlayer(`/store/${NEON_DRIFT.id}`);
  await page.getByRole("button", { name: "Add to wishlist" }).waitFor();
  await isHydrated(page);
  await translate();
  await page.getByRole("button", { name: "«Add to wishlist»" }).click();
  await isQuiet(page);
  await page.getByRole("button", { name: "«Remove from wishlist»" }).click();
  await expect(page.getByRole("button", { name: "«Add to wishlist»" })).toBeVisible();
});

/** What is pressed without being filled in is refused. */
const REFUSALS = { status: [400, 401, 403, 404, 422, 429, 503] };

/** @returns opens pages, lets each be translated, and presses everything on it */
async function readies(page: Page): Promise<(addresses: readonly string[]) => Promise<void>> {
  await countRequests(page);
  const translate = await withTranslator(page);
  const framed = new Set<string>();
  return async (addresses) => {
    let pressed = 0;
    for (const address of addresses) {
      const opens = async () => {
        // What was pressed may lead away only now, which ends this navigation: then from where that led to.
        await page.goto(address).catch(async (error: Error) => {
          if (!error.message.includes("ERR_ABORTED")) throw error;
          await page.waitForLoadState();
          await page.goto(address);
        });
        await isHydrated(page);
        await isQuiet(page);
        await translate();
      };
      await opens();
      await expect(page.locator("font").first(), address).toBeAttached();
      pressed += (await pressEverything(page, opens, framed)).length;
    }
    expect(pressed).toBeGreaterThan(0);
  };
}
