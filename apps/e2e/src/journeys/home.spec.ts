import { READER } from "../support/games.ts";
import type { Player } from "../support/player.ts";
import { expect, test } from "../support/test.ts";

/** Home, for a newcomer and for a returning visitor. */

const looksAroundFirst = async (player: Player) => {
  const question = player.popup("What do you like to play?");
  await question.getByRole("button", { name: "Look around first" }).click();
  await expect(question).toBeHidden();
};
/** Shown by scripts, once they know that the row is wider than the window. */
const turn = (player: Player, row: string) =>
  player.page.getByRole("button", { name: `Next games in “${row}”` });

// R-CAT-41, R-CAT-43
test("a newcomer learns what the categories are, looks around first, and scrolls the rows", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult("/");
  const question = player.popup("What do you like to play?");
  await expect(question.getByText("Girls’ love: stories of love between women.")).toBeVisible();
  await expect(
    question.getByRole("button", { name: "Male-oriented", exact: true }),
  ).toHaveAccessibleDescription(/Made for men/);
  await player.findsItAccessible();
  await looksAroundFirst(player);

  await page.reload();
  const row = page.getByRole("region", { name: "New games" });
  if (!player.isOnPhone) {
    await expect(turn(player, "New games")).toBeVisible();
    await turn(player, "New games").click();
    await expect(row.getByRole("button", { name: "Previous games in “New games”" })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
  }
  await expect(question).toBeHidden();
  const cards = row.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await cards.nth(1).getByRole("link").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(cards.nth(2).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(cards.nth(1).getByRole("link").first()).toBeFocused();
  for (const name of ["On sale", "Best sellers", "Coming soon", "Free to play"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(page.getByRole("region", { name: "For you" })).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: "Getting started" })).toHaveAttribute(
    "href",
    "/partners#begin",
  );
});

// R-CAT-42
test("a player's Home starts with what is theirs", async ({ player }) => {
  const { page } = player;
  // Home asks what a new visitor likes, and hides the wallet meanwhile.
  await player.opensAs(READER, "/terms");
  await player.opens("/");
  await looksAroundFirst(player);
  const own = page.getByRole("region", { name: "For you" });
  const played = own.getByRole("region", { name: "Continue playing" });
  await expect(played.getByRole("link", { name: "Tea House Letters" })).toHaveAttribute(
    "href",
    "/store/161/fullscreen",
  );
  await expect(own.getByRole("region", { name: "You waited for this" })).toContainText("Neon Drift");
  const alike = own.getByRole("region", { name: "Because you played Tea House Letters" });
  await expect(alike.getByRole("link", { name: "See all" })).toBeVisible();
  await expect(alike.getByRole("listitem")).not.toHaveCount(0);
  await expect(alike.getByRole("link", { name: "Lantern Lines" })).toHaveCount(0);
  await player.findsItAccessible();
});
