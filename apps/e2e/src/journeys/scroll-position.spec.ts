import { isHydrated } from "../support/hydrated.ts";
import { holdRequests, SCRIPTS } from "../support/hold-requests.ts";
import { opensAsReturningVisitor } from "../support/open-as-returning-visitor.ts";
import { expect, test } from "../support/test.ts";

// R-WEB-75
test("a page that is loaded again is where it was left, before its scripts have arrived", async ({
  player,
}) => {
  const { page } = player;
  await opensAsReturningVisitor(player, "/store");
  await isHydrated(page);
  await page.evaluate(() => scrollTo(0, 500));
  const letArrive = await holdRequests(page, SCRIPTS);
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await page.evaluate(() => scrollY)).toBe(500);
  letArrive();
});

// R-WEB-75
test("the way back leads to where a page was left", async ({ player }) => {
  const { page } = player;
  await opensAsReturningVisitor(player, "/store");
  await isHydrated(page);
  await player.games.last().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await player.games.last().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/store\/\d+/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/store$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
