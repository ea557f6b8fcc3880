import type { Page } from "@playwright/test";
import { NEON_DRIFT } from "../support/games.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

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
  await choice.getByRole("button", { name: "Light" }).click();
  expect(await scheme()).toBe("light");
  await page.reload({ waitUntil: "commit" });
  await expect.poll(scheme).toBe("light");
  await expect(choice.getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "true");
  await player.findsItAccessible();
  await choice.getByRole("button", { name: "System" }).click();
  expect(await scheme()).toBe("dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});
