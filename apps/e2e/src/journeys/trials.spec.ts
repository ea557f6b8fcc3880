import { COLLECTOR, MIDNIGHT_FERRY, NEON_DRIFT } from "../support/games.ts";
import { expect, test } from "../support/test.ts";

test("on a phone Trial scrolls the game into view, and Back returns to the button", async ({ visitor }) => {
  const player = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const trial = page.getByRole("main").getByRole("button", { name: "Trial" });
  await trial.scrollIntoViewIfNeeded();
  await trial.click();
  const title = `${NEON_DRIFT.name}, trial`;
  await player.gameIn(title);
  await expect(page.locator("iframe")).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByRole("group", { name: title })).toBeFocused();
  await page.getByRole("main").getByRole("button", { name: "Back" }).click();
  await expect(trial).toBeInViewport();
  await expect(trial).toBeFocused();
});

// R-PLY-6
test("full screen of a game without a web build says so, and leads to its downloads", async ({ player }) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, `/store/${MIDNIGHT_FERRY.id}`);
  await player.comesToOwnIt();
  await player.opens(`/store/${MIDNIGHT_FERRY.id}/fullscreen`);
  await expect(
    page.getByText("This game does not play in the browser. You can download it instead."),
  ).toBeVisible();
  await expect(page.getByText("files")).toBeHidden();
  await player.findsItAccessible();
  await page.getByRole("link", { name: "To the downloads" }).click();
  await page.waitForURL(`**/store/${MIDNIGHT_FERRY.id}#downloads`);
  await expect(page.getByRole("heading", { name: "Downloads" })).toBeInViewport();
});
