import type { Browser, Page } from "@playwright/test";
import { isHydrated } from "../hydrated.ts";
import { violationsOn, type Aspect, type Violation } from "../accessible.ts";
import { findOverflow } from "../overflow.ts";
import { READER } from "../games.ts";
import type { Player } from "../player.ts";
import { newVisitor } from "../visitors.ts";
import { inEnglish, inLanguage } from "../messages.ts";
import type { View, VisitorKind } from "./combinations.ts";

/**
 * A visitor who passed the age gate and answered the first-visit questions, so that pages are seen and not what comes
 * before them; unless it is a first visit.
 */
export async function newMatrixVisitor(
  browser: Browser,
  shop: string,
  visitor: VisitorKind,
  { isFirstVisit = false } = {},
): Promise<Player> {
  const say = shop === "international" ? inEnglish : inLanguage("zh-CN");
  const player = await newVisitor(browser, {}, { name: shop, say });
  if (!isFirstVisit)
    await player.page.context().addInitScript(() => {
      localStorage.setItem("r18", "1");
      localStorage.setItem("globalCategory", "none");
    });
  if (visitor === "player") await player.opensAs(READER, "/about-us");
  return player;
}

/** Opens a page, which may be a missing one, and waits until its scripts run and their requests are done. */
export async function opensFully(player: Player, address: string): Promise<void> {
  const { page } = player;
  await page.unrouteAll();
  const ledOn = isPassedThrough(new URL(address)) ? await staysOn(page) : null;
  await player.expecting({ status: [404] }, async () => {
    await page.goto(address);
    await isHydrated(page);
    await page.waitForLoadState("networkidle");
  });
  // Otherwise it would happen while the next page is being opened. Guests stay by themselves.
  if (ledOn && (await page.evaluate(() => document.documentElement.dataset["player"] === "yes")))
    await ledOn.attempt;
}

/**
 * Until the next page is opened: the browser gets an empty response where the page leads.
 *
 * @returns resolves once it has led there
 */
async function staysOn(page: Page): Promise<{ readonly attempt: Promise<void> }> {
  const { promise: attempt, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => !isPassedThrough(url),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      await route.fulfill({ status: 204 });
      return resolve();
    },
  );
  return { attempt };
}

/** A page that leads players on after a second. */
const isPassedThrough = ({ pathname }: URL): boolean => pathname.endsWith("/redirect");

const HEIGHTS = { 390: 844, 1440: 900 } as const;

/**
 * Looks at the open page as on another screen and in another theme, without loading it again.
 *
 * @param aspect "colors": its structure has been seen in the other theme, which is nothing but colors
 */
export async function violationsIn(
  page: Page,
  { width, theme }: View,
  aspect: Aspect = "everything",
): Promise<readonly Violation[]> {
  await page.evaluate(() => {
    const settled = new CSSStyleSheet();
    // Chromium keeps the old styles of what is far from the window, and with every element in transition inherited
    // colors change one level of elements after the other; axe would read colors of both themes.
    settled.replaceSync(`*, *::before, *::after {
      content-visibility: visible !important;
      transition: none !important;
    }`);
    document.adoptedStyleSheets.push(settled);
  });
  await page.emulateMedia({ colorScheme: theme });
  await resizes(page, { width, height: HEIGHTS[width] });
  return violationsOn(page, aspect);
}

/** What does not fit the open page at 400 % zoom in a window of 1280 × 1024: as many CSS pixels as a quarter of it. */
export async function unfitWhenZoomed(page: Page): Promise<readonly string[]> {
  await resizes(page, { width: 320, height: 256 });
  return findOverflow(page);
}

async function resizes(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Scripts hear of the new width with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
