import { NEON_DRIFT } from "../support/games.ts";
import { expect, test } from "../support/test.ts";

// R-WEB-73
test("an open dialog has the keyboard and the screen reader to itself, until it is closed", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const buy = page.getByRole("main").getByRole("button", { name: "Buy", exact: true });
  const question = player.popup("Please log in");
  const [no, yes] = ["Cancel", "Yes"].map((name) => question.getByRole("button", { name }));

  await buy.press("Enter");
  await expect(no!).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(yes!).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(no!).toBeFocused();
  // Found by its role, as assistive technology finds it.
  await expect(buy).toHaveCount(0);
  await page.mouse.move(700, 850);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => [scrollY, getComputedStyle(document.body).overflowY])).toEqual([
    0,
    "hidden",
  ]);

  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(buy).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

// R-WEB-73
test("a press beside a dialog closes it; one that begins within it does not", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const buy = page.getByRole("main").getByRole("button", { name: "Buy", exact: true });
  const question = player.popup("Please log in");
  await buy.click();

  await question.getByRole("heading", { name: "Please log in" }).hover();
  await page.mouse.down();
  await page.mouse.move(8, 450);
  await page.mouse.up();
  await expect(question).toBeVisible();

  await page.mouse.click(8, 450);
  await expect(question).toBeHidden();
  await expect(buy).toBeFocused();
});
