import { expect, test } from "../support/test.ts";

// R-WEB-32
test("buttons pressed before the page's scripts have arrived are not lost, and work once", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsNewPlayer("/terms");
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/entry.client-*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  const plus = page.getByRole("banner").getByRole("button", { name: "Add coins" });
  const dialogs = page.getByRole("dialog");

  await player.opens("/terms", "commit");
  await plus.press("Enter");
  await plus.click();
  await expect(dialogs).toHaveCount(0);
  arrive();
  await expect(player.popup("Add coins").getByRole("group", { name: "Plan" })).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialogs).toHaveCount(0);
});
