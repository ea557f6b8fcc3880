import { silenceDatabase, takeDatabaseAway } from "../support/database.ts";
import { NEON_DRIFT } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { booksBalance } from "../support/product.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

// R-WEB-10
test("while the database is down the shop shows a calm notice and recovers by itself", async ({ player }) => {
  await player.opensAsNewPlayer(`/store/${NEON_DRIFT.id}`);
  const bringBack = await takeDatabaseAway();
  try {
    await player.expecting({ status: [503] }, async () => {
      await player.opens(`/store?keyword=${crypto.randomUUID()}`);
      await expect(player.heading("One moment, please")).toBeVisible();
      await expect(player.page.getByText("We are offline for a moment.")).toBeVisible();
      await player.findsItAccessible();
      bringBack();
      // The page retries by itself every few seconds.
      await expect(player.page.getByText("No games found")).toBeVisible({ timeout: 30_000 });
    });
    await player.isSignedIn();
  } finally {
    bringBack();
  }
  expect(await booksBalance()).toMatch(/The books balance/);
});

// R-WEB-10
test("while the database hangs no request hangs: the shop shows a calm notice and recovers by itself", async ({
  player,
}) => {
  await player.opensAsNewPlayer(`/store/${NEON_DRIFT.id}`);
  const bringBack = await silenceDatabase();
  try {
    await player.expecting({ status: [503] }, async () => {
      await player.opens(`/store?keyword=${crypto.randomUUID()}`);
      await expect(player.heading("One moment, please")).toBeVisible();
      await expect(player.page.getByText("We are offline for a moment.")).toBeVisible();
      expect((await ask(`${site("api")}/health/ready`)).status).toBe(503);
      expect((await ask(`${site("api")}/health`)).status).toBe(200);
      bringBack();
      // The page retries by itself every few seconds.
      await expect(player.page.getByText("No games found")).toBeVisible({ timeout: 30_000 });
    });
    await player.isSignedIn();
  } finally {
    bringBack();
  }
});
