import type { JSHandle, Page } from "@playwright/test";
import { ARTICLES } from "../support/articles.ts";
import type { Player } from "../support/player.ts";
import { expect, test } from "../support/test.ts";

// R-WEB-64
test("a font that comes late moves nothing, and is used from the next page on", async ({ player }) => {
  const { page } = player;
  const send = await holdsTheFont(page);
  const first = await opensAnArticle(player);
  await movesNothing(page, send);
  await player.goesTo("Store");
  await expect(player.heading("Store")).toBeVisible();
  expect(await usesInter(page)).toBe(true);
  expect(await first.evaluate((it) => it === document), "no page is loaded anew").toBe(true);
});

// R-WEB-64
test("a font that is still on its way at the next page moves nothing there either", async ({ player }) => {
  const { page } = player;
  const send = await holdsTheFont(page);
  const first = await opensAnArticle(player);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms", exact: true }).click();
  await expect(player.heading(/^Terms/)).toBeVisible();
  await movesNothing(page, send);
  await player.goesTo("Store");
  await expect(player.heading("Store")).toBeVisible();
  expect(await usesInter(page)).toBe(true);
  expect(await first.evaluate((it) => it === document), "no page is loaded anew").toBe(true);
});

/** @returns the document */
async function opensAnArticle(player: Player): Promise<JSHandle<Document>> {
  // Its load event waits for the font.
  await player.opens(`/article/${ARTICLES.playInBrowser}`, "commit");
  await player.passesAgeGate();
  await expect(player.consentQuestion).toBeVisible();
  return player.page.evaluateHandle(() => document);
}

/** The page is in the fallback, and stays in it when the font is there. */
async function movesNothing(page: Page, sendFont: () => void): Promise<void> {
  expect(await usesInter(page), "on its way").toBe(false);
  const before = await textPlaces(page);
  expect(before.length).toBeGreaterThan(10);
  sendFont();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
  expect(await statusOfInter(page)).toContain("loaded");
  expect(await usesInter(page), "too late").toBe(false);
  expect(await textPlaces(page)).toEqual(before);
}

const statusOfInter = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes("Inter Variable")).map(({ status }) => status),
  );

/** @returns lets the font come */
async function holdsTheFont(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/inter-latin-*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Whether the main heading is drawn in Inter. */
async function usesInter(page: Page): Promise<boolean> {
  const device = await page.context().newCDPSession(page);
  await device.send("DOM.enable");
  await device.send("CSS.enable");
  const { root } = await device.send("DOM.getDocument");
  const { nodeId } = await device.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await device.send("CSS.getPlatformFontsForNode", { nodeId });
  await device.detach();
  return fonts.some(({ familyName, isCustomFont }) => isCustomFont && familyName.startsWith("Inter"));
}

/** Where the page's text is, element by element. */
const textPlaces = (page: Page) =>
  page
    .getByRole("main")
    .locator("h1, h2, h3, p, li, a")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { text: element.textContent, x, y, width, height };
      }),
    );
