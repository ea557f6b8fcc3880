import { expect, test } from "../support/test.ts";

// R-AGE-4
test("answering the age gate before the page's scripts load counts", async ({ player }) => {
  const { promise: arrived, resolve: letArrive } = Promise.withResolvers<void>();
  await player.page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await player.opens("/store", "commit");
  await player.passesAgeGate();
  letArrive();
  await expect(player.game("Neon Drift")).toBeVisible();
  await player.opens("/store");
  await expect(player.heading("Store")).toBeVisible();
  await expect(player.ageGate).toBeHidden();
});
