import { NEON_DRIFT } from "../support/games.ts";
import { expect, test } from "../support/test.ts";

/** The shop where others may look over one's shoulder. */

const PATHS = ["/", "/store", `/store/${NEON_DRIFT.id}`, "/privacy", "/zh-CN/store"];

// R-BND-6, R-BND-7, R-BND-8
test("discreet mode: neutral tab, blurred covers, and a page that is gone at once and comes back", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult("/privacy");
  await page.getByRole("button", { name: "What you see" }).press("Enter");
  const popup = player.popup("What you see");
  await popup.getByRole("switch", { name: "Discreet mode" }).press("Space");
  await expect(popup.getByRole("button", { name: "Hide now" })).toBeVisible();
  await expect(page).toHaveTitle("Notes");
  await player.findsItAccessible();

  // F2 works in a dialog, which is still open afterwards.
  const paper = page.getByRole("textbox", { name: "Notes" });
  await page.keyboard.press("F2");
  await expect(paper).toBeFocused();
  await player.findsItAccessible();
  await page.keyboard.press("Escape");
  await expect(paper).toBeVisible();
  await page.keyboard.press("F2");
  await expect(paper).toBeHidden();
  await expect(popup).toBeVisible();
  await popup.getByRole("button", { name: "OK", exact: true }).press("Enter");
  await expect(popup).toBeHidden();

  for (const path of PATHS) {
    await player.opens(path);
    await expect(page, path).toHaveTitle("Notes");
    const icons = await page
      .locator('link[rel*="icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(0, 18)));
    expect(new Set(icons), path).toEqual(new Set(["data:image/svg+xml"]));
  }

  await player.opens("/store");
  const cover = player.games.first().getByRole("link").first().locator("img");
  const filter = () => cover.evaluate((image) => getComputedStyle(image).filter);
  expect(await filter()).toContain("blur");
  await player.games.first().getByRole("link").first().focus();
  await expect.poll(filter).toBe("none");

  // The page is as it was: what was typed, and where the keyboard was.
  await player.opens(`/store?keyword=${encodeURIComponent("neon")}`);
  const typed = page.getByRole("banner").getByRole("searchbox").first();
  await expect(typed).toHaveValue("neon");
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(paper).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(paper).toBeHidden();
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();

  await page.getByRole("button", { name: "What you see" }).click();
  await popup.getByRole("switch", { name: "Discreet mode" }).press("Space");
  await expect(page).not.toHaveTitle("Notes");
  await player.opens("/store");
  await expect(page).toHaveTitle(/Store/);
});

// R-BND-6, R-BND-9
test("a player's discreet mode goes with their account", async ({ player, visitor }) => {
  const { page } = player;
  await player.opensAsNewPlayer("/account/profile");
  const mode = page.getByRole("switch", { name: "Discreet mode" });
  await mode.press("Space");
  await expect(page).toHaveTitle("Notes");
  const other = await visitor();
  await other.opensAs({ email: player.email, password: "Moonlit42Tea" }, "/privacy");
  await expect(other.page).toHaveTitle("Notes");
});
