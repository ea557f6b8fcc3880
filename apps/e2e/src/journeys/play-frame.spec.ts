import { NEON_DRIFT } from "../support/games.ts";
import { expect, test } from "../support/test.ts";

// R-PLY-1
test("a game can neither save a file on its player's machine nor open a window", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  await page.getByRole("main").getByRole("button", { name: "Trial", exact: true }).click();
  const game = await player.gameIn(`${NEON_DRIFT.name}, trial`);
  await expect(page.locator("iframe")).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-forms allow-modals allow-orientation-lock allow-pointer-lock",
  );

  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  const save = (name: string) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(["a file"]));
    link.download = name;
    link.click();
  };
  await player.expecting({ console: /download is disallowed|Blocked opening 'about:blank'/i }, async () => {
    await game.evaluate(save, "surprise.txt");
    expect(await game.evaluate(() => globalThis.open("about:blank") === null)).toBe(true);
    // The shop's own page may; only the download it requested afterwards arrives.
    const wanted = page.waitForEvent("download");
    await page.evaluate(save, "wanted.txt");
    await wanted;
  });
  expect(downloads).toEqual(["wanted.txt"]);
});
