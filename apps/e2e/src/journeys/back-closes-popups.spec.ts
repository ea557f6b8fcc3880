import { COLLECTOR, NEON_DRIFT } from "../support/games.ts";
import { site, WITH_MOTION } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** Popups open and close with an animation. */
test.use(WITH_MOTION);

const GAME = `${site("international")}/store/${NEON_DRIFT.id}`;

// R-WEB-3
test("Back closes a popup and stays on the page; the next Back leaves it", async ({ player }) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, "/store");
  await player.searches(NEON_DRIFT.name);
  const list = page.url();
  await player.looksAt(NEON_DRIFT.name);
  await player.opensTopUp();
  const offer = player.popup("Add coins");
  await page.goBack();
  await expect(offer).toBeHidden();
  await expect(page).toHaveURL(GAME);

  // Forward does not reopen the popup, and leaves no extra history entry.
  await page.goForward();
  await expect(offer).toBeHidden();
  await expect(page).toHaveURL(GAME);

  // A popup closed by its own button leaves nothing in Back's way either.
  await player.opensTopUp();
  await offer.getByRole("button", { name: "Close" }).click();
  await expect(offer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(player.game(NEON_DRIFT.name)).toBeVisible();
});

test("Back closes stacked popups one by one, including the inbox", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  await page.getByRole("main").getByRole("button", { name: "Buy", exact: true }).click();
  await expect(player.popup("Please log in")).toBeVisible();
  await page.goBack();
  await expect(player.popup("Please log in")).toBeHidden();
  await expect(page).toHaveURL(GAME);

  await player.hasLoggedIn(COLLECTOR.email, COLLECTOR.password);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /otification/ })
    .click();
  const inbox = player.popup("Notifications");
  await expect(inbox).toBeVisible();
  await page.goBack();
  await expect(inbox).toBeHidden();
  await expect(page).toHaveURL(GAME);
});

test("reloading with a popup open closes it, and Back leaves the page at once", async ({ player }) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, "/store");
  await player.goesTo("My Store");
  await page.waitForURL("**/my-store");
  await player.opensTopUp();
  // Back works even before the popup's code has loaded.
  const { promise: left, resolve: leaves } = Promise.withResolvers<void>();
  await page.route(/\/popup-stack-[^/]*\.js$/, async (route) => {
    await left;
    await route.abort();
  });
  await page.reload();
  await expect(player.balance).toHaveText(/\d/);
  await expect(player.popup("Add coins")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${site("international")}/store`);
  leaves();
});
