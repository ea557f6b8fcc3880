import { ENGINE_BUILDS, THREADED_BUILD } from "../support/engine-builds.ts";
import { NEON_DRIFT } from "../support/games.ts";
import { insertTrial } from "../support/insert-build.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

// R-PLY-9, R-PLY-10, R-PLY-11, R-PLY-12
test("builds of every engine play in the shop's frame", async ({ player }) => {
  test.slow();
  const { page } = player;
  page.on("dialog", (dialog) => void dialog.accept());
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const matrix: Record<string, string> = {};
  for (const [engine, files] of Object.entries(ENGINE_BUILDS)) {
    await test.step(engine, async () => {
      const remove = await insertTrial(NEON_DRIFT.id, files);
      await player.expecting({ console: /404|service worker/i }, async () => {
        await page.getByRole("main").getByRole("button", { name: "Trial", exact: true }).click();
        const game = await player.gameIn(`${NEON_DRIFT.name}, trial`);
        await game.waitForFunction("window.R && R.done");
        const found = await game.evaluate<Record<string, string>>("R");
        const failed = Object.entries(found).filter(([, result]) => result.startsWith("FAIL"));
        matrix[engine] = failed.map(([name, result]) => `${name}: ${result}`).join("; ") || "plays";
      });
      await page.getByRole("main").getByRole("button", { name: "Back", exact: true }).click();
      await remove();
    });
  }
  const width = Math.max(...Object.keys(matrix).map((engine) => engine.length));
  for (const [engine, result] of Object.entries(matrix))
    process.stdout.write(`${engine.padEnd(width)}  ${result}\n`);
  expect(new Set(Object.values(matrix))).toEqual(new Set(["plays"]));
});

// R-PLY-13
test("a build with threads plays in a page of its own, which is isolated", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  expect(await page.evaluate(() => globalThis.crossOriginIsolated)).toBe(false);
  const remove = await insertTrial(NEON_DRIFT.id, THREADED_BUILD, true);
  await page.getByRole("main").getByRole("button", { name: "Trial", exact: true }).click();
  await page.waitForURL(`${site("international")}/store/${NEON_DRIFT.id}/fullscreen?trial`);
  const game = await player.gameIn("Game");
  await game.waitForFunction("window.R && R.done");
  expect(await game.evaluate("R")).toEqual({
    isolation: "isolated",
    "memory shared with a worker": "shared",
    sound: "added",
    done: "1",
  });
  await page.getByRole("link", { name: "Back to the game's page" }).click();
  await page.waitForURL(`${site("international")}/store/${NEON_DRIFT.id}`);
  expect(await page.evaluate(() => globalThis.crossOriginIsolated)).toBe(false);
  await remove();
});
