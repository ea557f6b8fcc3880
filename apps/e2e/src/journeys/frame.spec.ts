import type { Page } from "@playwright/test";
import { centreOf, drags } from "../support/drag.ts";
import { NEON_DRIFT } from "../support/games.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";
import { newVisitor } from "../support/visitors.ts";
import { inLanguage } from "../support/messages.ts";

/** What is around every page of the shop. */

// R-WEB-22
test("a visitor finds a game by typing and the arrow keys, and the search is remembered until cleared", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult("/terms");
  const field = page.getByLabel("Search games", { exact: true }).locator("visible=true");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  const game = list.getByRole("option", { name: NEON_DRIFT.name });

  await field.focus();
  await field.pressSequentially("neon dr");
  await expect(game).toBeVisible();
  await expect(game.getByRole("presentation")).toHaveAttribute("src", /80\.webp$/);
  await field.press("ArrowDown");
  await expect(game).toHaveAttribute("aria-selected", "true");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-activedescendant", (await game.getAttribute("id")) ?? "");
  await player.findsItAccessible();
  await field.press("Escape");
  await expect(list).toBeHidden();
  await field.press("ArrowDown");
  await field.press("Enter");
  await page.waitForURL(`${site("international")}/store/${NEON_DRIFT.id}`);

  await player.searches("ferry");
  await page.reload();
  await field.fill("");
  await field.focus();
  await expect(list.getByRole("option")).toHaveText([/ferry/, /Neon Drift/]);
  await page.getByRole("button", { name: "Clear search history" }).click();
  await expect(list).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("searchHistory"))).toBeNull();
});

const headerHeight = async (page: Page) => (await page.getByRole("banner").boundingBox())?.height ?? 0;

// R-WEB-21, R-WEB-23
test("on a phone of 320 px the header is one row and everything is in the dock", async ({ visitor }) => {
  const player = await visitor({ viewport: { width: 320, height: 640 }, colorScheme: "dark" });
  const { page } = player;
  const dock = page.getByRole("navigation", { name: "Shortcuts" });
  await player.opensAsAdult("/girl-gl");
  expect(await headerHeight(page)).toBeLessThan(72);
  await expect(dock).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "Female-oriented · GL" })).toBeInViewport({ ratio: 1 });
  await expect(dock.getByRole("link", { name: "Log in" })).toBeVisible();
  await player.findsItAccessible();

  await player.opensMenu("Search");
  await expect(page.getByLabel("Search games", { exact: true }).locator("visible=true")).toBeFocused();
  await page.keyboard.press("Escape");
  await player.opensMenu("Account");
  await player.findsItAccessible();
  await dock.getByRole("button", { name: "Language", exact: true }).click();
  await player.popup("Language").getByRole("link", { name: "简体中文" }).click();
  await page.waitForURL(`${site("international")}/zh-CN/girl-gl`);
});

// R-WEB-21
test("a player's header is one row at 320 px, and at 1024 px it leaves the search its room", async ({
  player,
}) => {
  const { page } = player;
  await page.setViewportSize({ width: 320, height: 640 });
  await player.opensAsNewPlayer("/terms");
  await expect(player.balance).not.toHaveAttribute("aria-busy", "true");
  expect(await headerHeight(page)).toBeLessThan(72);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(
    page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link", { name: "My Store" }),
  ).toBeInViewport();

  await page.setViewportSize({ width: 1_024, height: 768 });
  const field = await page.getByRole("banner").getByRole("search").boundingBox();
  expect(field?.width).toBeGreaterThanOrEqual(190);
  expect(await headerHeight(page)).toBeLessThan(72);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1_024);
});

// R-WEB-20
test("pages follow the system's theme until the visitor chooses one", async ({ visitor }) => {
  const player = await visitor({ colorScheme: "dark" });
  const { page } = player;
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await player.opensAsAdult("/store");
  expect(await scheme()).toBe("dark");
  await player.findsItAccessible();
  const choice = page.getByRole("contentinfo").getByRole("group", { name: "Theme" });
  // A press before the page's scripts have arrived is played back once they have (R-WEB-32).
  await choice.getByRole("button", { name: "Light" }).click();
  await expect.poll(scheme).toBe("light");
  await page.reload({ waitUntil: "commit" });
  await expect.poll(scheme).toBe("light");
  await expect(choice.getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "true");
  await player.findsItAccessible();
  await choice.getByRole("button", { name: "System" }).click();
  await expect.poll(scheme).toBe("dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

// R-LNG-5
test("on a phone the language hint is a card above the dock, and hides nothing", async ({ visitor }) => {
  const player = await visitor({ viewport: { width: 390, height: 844 }, locale: "ja-JP" });
  const { page } = player;
  await player.opensAsAdult("/terms");
  const hint = page.getByRole("region", { name: "Language", exact: true });
  const dock = page.getByRole("navigation", { name: "Shortcuts" });
  await expect(hint).toBeInViewport({ ratio: 1 });
  const card = await hint.boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual((await dock.boundingBox())?.y ?? 0);
  expect(card?.height).toBeLessThan(120);
  await player.findsItAccessible();

  const last = page.getByRole("contentinfo").getByRole("link").last();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const end = await last.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  await hint.getByRole("button", { name: "Close" }).click();
  await expect(hint).toBeHidden();
});

// R-WEB-24, R-BRD-5
test("the partner's ball opens customer service, and stays where it is put", async ({ browser }) => {
  const say = inLanguage("zh-CN");
  const player = await newVisitor(browser, {}, { name: "partner", say });
  const { page } = player;
  await player.opensAsAdult("/zh-CN/terms");
  const service = say("Customer service");
  const ball = page.getByRole("complementary", { name: service }).getByRole("button");
  const words = page.getByText(say("Questions? Write to us."));
  await expect(words).toBeVisible();
  await player.findsItAccessible();
  await expect(words).toBeHidden();

  await drags(ball, { x: -3, y: -3 });
  await expect(player.popup(service)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(player.popup(service)).toBeHidden();

  const before = await centreOf(ball);
  await drags(ball, { x: -300, y: -200 });
  await expect.poll(() => centreOf(ball)).toEqual({ x: before.x - 300, y: before.y - 200 });
  await expect(player.popup(service)).toBeHidden();
  await ball.focus();
  await page.keyboard.press("ArrowUp");
  const moved = { x: before.x - 300, y: before.y - 216 };
  await expect.poll(() => centreOf(ball)).toEqual(moved);
  await page.reload();
  await expect.poll(() => centreOf(ball)).toEqual(moved);
  await ball.focus();
  await page.keyboard.press("Enter");
  await expect(player.popup(service)).toBeVisible();
  await page.keyboard.press("Escape");

  await player.opens("/zh-CN/boy-r18");
  await expect(player.heading(say("Male-oriented"))).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(ball).toHaveCount(0);
  expect(player.noise.taken(), "what went wrong unannounced").toEqual([]);
  await page.context().close();
});
