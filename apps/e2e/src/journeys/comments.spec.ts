import type { Locator } from "@playwright/test";
import { sql } from "../support/database.ts";
import { COLLECTOR, MIDNIGHT_FERRY, NEON_DRIFT } from "../support/games.ts";
import type { Player } from "../support/player.ts";
import { expect, test } from "../support/test.ts";

/** What players say about games. */

/** A free game without comments. */
const FREE = 110;

const commentsOf = (player: Player): Locator => player.page.locator("#comments");

// R-CMT-2, R-CMT-9, R-CMT-10, R-CMT-11, R-WEB-43
test("a buyer writes, edits and deletes a comment, and loses nothing on the way", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store");
  await player.hasLoggedIn(COLLECTOR.email, COLLECTOR.password);
  await player.opens(`/store/${MIDNIGHT_FERRY.id}`);
  await player.comesToOwnIt();
  await player.opens(`/store/${MIDNIGHT_FERRY.id}`);
  const section = commentsOf(player);
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: "Write a comment" }).click();
  const form = player.popup("Write a comment");
  const field = form.getByLabel("Your comment");
  const confirm = form.getByRole("button", { name: "Confirm" });
  await expect(confirm).toBeDisabled();
  for (const thumb of ["Good", "Bad"])
    await expect(form.getByRole("button", { name: thumb })).toHaveAttribute("aria-pressed", "false");
  await field.fill("   ");
  await expect(confirm).toBeDisabled();
  await field.fill("It purrs.");
  await form.getByRole("button", { name: "Good" }).click();
  await player.findsItAccessible();

  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: "Finish your comment" }).click();
  await expect(field).toHaveValue("It purrs.");
  await expect(form.getByRole("button", { name: "Good" })).toHaveAttribute("aria-pressed", "true");
  await confirm.click();
  await player.reads("Thanks for the review.");
  await expect(section.getByText("It purrs.")).toHaveCount(1);
  await player.keepsTheirPlace();

  await section.getByRole("button", { name: "Edit" }).click();
  const edit = player.popup("Edit your comment");
  await edit.getByLabel("Your comment").fill("It purrs, loudly.");
  await edit.getByRole("button", { name: "Confirm" }).click();
  await player.reads("Thanks for the review.");
  await expect(section.getByText("It purrs, loudly.")).toHaveCount(1);
  await expect(section.getByText("edited")).toBeVisible();
  await player.findsItAccessible();

  await section.getByRole("button", { name: "Delete" }).click();
  await expect(section.getByText("Your comment is deleted.")).toBeVisible();
  await expect(section.getByText("It purrs, loudly.")).toHaveCount(0);
  await section.getByRole("button", { name: "Undo" }).click();
  await expect(section.getByText("It purrs, loudly.")).toBeVisible();
  await section.getByRole("button", { name: "Delete" }).click();
  await expect(section.getByText("Your comment is deleted.")).toBeVisible();
});

// R-CMT-12
test("the first comment of a game is counted at once, and no longer once it is deleted", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsNewPlayer(`/store/${FREE}`);
  await page.getByRole("main").getByRole("button", { name: "Get it free" }).click();
  await player.reads(/in your library/);
  const section = commentsOf(player);
  await section.scrollIntoViewIfNeeded();
  const empty = section.getByText("No comments yet.");
  const heading = section.getByRole("heading", { name: /^Comments/ });
  await expect(empty).toBeVisible();
  const write = async () => {
    await section.getByRole("button", { name: "Write a comment" }).click();
    await player.popup("Write a comment").getByLabel("Your comment").fill("First!");
    await player.popup("Write a comment").getByRole("button", { name: "Confirm" }).click();
    await player.reads("Thanks for the review.");
  };
  await write();
  await expect(empty).toBeHidden();
  await expect(heading).toHaveText("Comments 1");
  // The page is rendered again with the comment, shown once, and removed along with its text.
  await page.reload();
  await player.isSignedIn();
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText("First!")).toHaveCount(1);
  await expect(heading).toHaveText("Comments 1");
  await section.getByRole("button", { name: "Delete" }).click();
  await expect(section.getByText("First!")).toHaveCount(0);
  await expect(empty).toBeVisible();
});

// R-CMT-1, R-CMT-7, R-CMT-8
test("readers see all comments in the order they like, and say which help and which do not belong", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const section = commentsOf(player);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText("Buy the game to comment.")).toBeVisible();
  const comments = section.getByRole("listitem");
  await expect(comments).toHaveCount(10);
  await section.getByRole("button", { name: "Show more comments" }).click();
  await expect(comments).toHaveCount(11);
  await section.getByLabel("Sort comments").selectOption({ label: "Oldest first" });
  await expect(comments.first()).toContainText("はなえ");

  await player.hasSignedUp();
  await player.livesIn("United States");
  await section.scrollIntoViewIfNeeded();
  const comment = section.getByRole("listitem").filter({ hasText: "Brass Owl" });
  const helpful = comment.getByRole("button", { name: /^Helpful/ });
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "false");

  await comment.getByRole("button", { name: "Report" }).click();
  const form = player.popup("Report a comment");
  await expect(form.getByRole("button", { name: "Report" })).toBeDisabled();
  await form.getByLabel("What is wrong with it?").selectOption({ label: "Contains spoilers" });
  await player.findsItAccessible();
  await form.getByRole("button", { name: "Report" }).click();
  await player.reads("Thank you. Our staff will read it.");
  await expect(comment.getByText("Reported")).toBeVisible();
  await page.reload();
  // Scrolling is restored when the scripts run.
  await player.isSignedIn();
  await section.scrollIntoViewIfNeeded();
  await expect(comment.getByText("Reported")).toBeVisible();
  await sql("delete from store_comment_reports");
});
