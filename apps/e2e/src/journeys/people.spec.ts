import { AUTHOR, COLLECTOR, COMMENTER, NEON_DRIFT } from "../support/games.ts";
import { expect, test } from "../support/test.ts";

/** The pages of people, and following them. */

// R-ACT-4
test("from a game to its author, to a commenter, and back to a game, by keyboard where it matters", async ({
  player,
}) => {
  const { page } = player;
  const main = page.getByRole("main");
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  await expect(page.getByRole("heading", { name: "More by this author" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
  await main.getByRole("link", { name: AUTHOR.name, exact: true }).click();
  await expect(player.heading(AUTHOR.name)).toBeVisible();
  const games = page.getByRole("region", { name: `Games by ${AUTHOR.name}` });
  await expect(games.getByRole("heading", { level: 3, name: NEON_DRIFT.name })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  await player.opens(`/store/${NEON_DRIFT.id}`);
  const about = main.getByRole("button", { name: `About ${COMMENTER.name}` });
  await about.focus();
  await page.keyboard.press("Enter");
  const card = player.popup(COMMENTER.name);
  await expect(card.getByText(/Slow player, fast fan/)).toBeVisible();
  await player.findsItAccessible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(about).toBeFocused();
  await page.keyboard.press("Enter");
  await card.getByRole("link", { name: "See their page" }).press("Enter");

  await expect(player.heading(COMMENTER.name)).toBeVisible();
  await expect(page.getByRole("region", { name: "Introduction" })).toContainText("Slow player, fast fan");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  const activities = page.getByRole("region", { name: "Activities" });
  await expect(activities.getByText(/^Played for/).first()).toBeVisible();
  await expect(activities.getByText("Commented", { exact: true }).first()).toBeVisible();
  await expect(activities.getByText("Likes", { exact: true }).first()).toBeVisible();
  await expect(activities.getByText("Follows", { exact: true }).first()).toBeVisible();
  await player.findsItAccessible();
  const liked = activities
    .getByRole("listitem")
    .filter({ has: page.getByText("Likes", { exact: true }) })
    .filter({ hasText: NEON_DRIFT.name });
  await liked.getByRole("button", { name: "Quick view" }).press("Enter");
  const view = player.popup(NEON_DRIFT.name);
  await expect(view).toContainText("Rating");
  await player.findsItAccessible();
  await view.getByRole("link", { name: "To the game" }).press("Enter");
  await expect(player.heading(NEON_DRIFT.name)).toBeVisible();
});

// R-FLW-1, R-FLW-4
test("a guest who follows an author does so after logging in, and can end it", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult(`/user/${AUTHOR.uuid}`);
  const follow = page.getByRole("main").getByRole("button", { name: "Follow", exact: true });
  const following = page.getByRole("main").getByRole("button", { name: "Following", exact: true });
  const header = page
    .getByRole("main")
    .locator("header")
    .filter({ has: player.heading(AUTHOR.name) });
  await follow.click();
  await player.popup("Please log in").getByRole("button", { name: "Yes" }).click();
  await page.getByLabel("Email address").fill(COLLECTOR.email);
  await page.getByLabel("Password", { exact: true }).fill(COLLECTOR.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await player.reads("You are following them now.");
  await expect(following).toBeVisible();
  const followers = Number.parseInt((await header.getByText(/followers?$/).textContent()) ?? "", 10);

  await following.click();
  await expect(follow).toBeVisible();
  await expect(header.getByText(new RegExp(String.raw`^${followers - 1} followers?$`))).toBeVisible();
  await page.reload();
  await expect(player.balance).toHaveText(/\d/);
  await expect(follow).toBeVisible();
});

// R-ACT-5
test("/user leads to one's own page, which has no Follow button", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/user");
  await expect(player.heading("Please log in")).toBeVisible();
  await player.findsItAccessible();
  await player.hasLoggedIn(COLLECTOR.email, COLLECTOR.password);
  await page.waitForURL(/\/user\/[\da-f-]{36}$/);
  await expect(page.getByText("This is how others see you.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: /^Follow/ })).toHaveCount(0);
});

// R-ACT-4
test("an unknown person's page is not found", async ({ player }) => {
  for (const uuid of ["0199a000-0000-7000-8000-000000000000", "x"])
    await player.expecting({ status: [404] }, async () => {
      await player.opensAsAdult(`/user/${uuid}`);
      await expect(player.heading("This page could not be found")).toBeVisible();
    });
});
