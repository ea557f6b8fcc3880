import { Mailbox } from "../support/mailbox.ts";
import { sql } from "../support/database.ts";
import { expect, test } from "../support/test.ts";

/** The demo game that is released in a few weeks. */
const TO_COME = 116;

test("a player who wishlisted a game is notified of its release in the shop and by mail, and can unsubscribe", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsNewPlayer(`/store/${TO_COME}`);
  await page.getByRole("button", { name: "Add to wishlist" }).click();
  await expect(page.getByRole("button", { name: "Remove from wishlist" })).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Notifications" }).click();
  const inbox = player.popup("Notifications");
  await expect(inbox).toContainText("Nothing new.");
  await page.keyboard.press("Escape");
  await expect(inbox).toBeHidden();

  const released = await sql<{ released_at: Date }>("select released_at from stores where id = $1", [
    TO_COME,
  ]);
  try {
    await sql("update stores set released_at = now() where id = $1", [TO_COME]);
    await sql("select graphile_worker.add_job('notification-events')");
    const told =
      "select from notifications n join \"user\" u on u.id = n.user_uuid where u.email = $1 and kind = 'wishlist_release'";
    await expect.poll(async () => (await sql(told, [player.email])).length).toBe(1);

    await page.reload();
    const bell = page.getByRole("banner").getByRole("button", { name: "1 unread notification" });
    await expect(bell).toBeVisible();
    await bell.focus();
    await page.keyboard.press("Enter");
    await expect(inbox.getByRole("link", { name: /from your wishlist is out now/ })).toBeVisible();
    await player.findsItAccessible();
    await expect(
      page.getByRole("banner").getByRole("button", { name: "Notifications", exact: true }),
    ).toBeVisible();
    await inbox.getByRole("link", { name: /from your wishlist is out now/ }).click();
    await page.waitForURL(new RegExp(`/store/${TO_COME}$`));
    await expect(inbox).toBeHidden();

    await sql("select graphile_worker.add_job('notification-mails')");
    const mail = await Mailbox.reads(player.email, "An update for you");
    expect(mail).toContain("Something on your wishlist is out now.");
    await page.goto(/http\S+\/mails\/off\S+/.exec(mail)?.[0] ?? "about:blank");
    await expect(page.getByRole("listitem")).toHaveText(["Wishlist: something is out"]);
    await page.getByRole("button", { name: "Stop these emails" }).click();
    await expect(page.getByRole("status")).toHaveText("Done. You will no longer get these emails.");
  } finally {
    await sql("update stores set released_at = $2 where id = $1", [TO_COME, released[0]?.released_at]);
  }
});
