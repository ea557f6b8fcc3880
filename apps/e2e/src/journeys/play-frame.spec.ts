import { NEON_DRIFT } from "../support/games.ts";
import { expect, test } from "../support/test.ts";

test("a game can put no file on its player's machine and open no window", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  await page.getByRole("main").getByRole("button", { name: "Trial", exact: true }).click();
  const game = await player.gameIn(`${NEON_DRIFT.name}, trial`);
  await expect(page.locator("iframe")).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-pointer-lock",
  );

  const blocked = /download is disallowed|Blocked opening 'about:blank'/i;
  await player.expecting({ console: blocked }, async () => {
    // Chromium says so, which is sooner and surer than waiting for no download.
    const refused = page.waitForEvent("console", (message) => /download is disallowed/i.test(message.text()));
    await game.evaluate(() => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob(["a file nobody asked for"]));
      link.download = "surprise.txt";
      link.click();
    });
    await refused;
    expect(await game.evaluate(() => globalThis.open("about:blank") === null)).toBe(true);
  });
});
