import { sql } from "../support/database.ts";
import { Mailbox } from "../support/mailbox.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const NEW_PASSWORD = "Another77Tea";

/** Strangers have requested codes all day; the mailbox's owner still gets in. */
test("an owner whose codes were used up by strangers resets the password with the mailed link", async ({
  player,
  visitor,
}) => {
  await player.opensAsNewPlayer("/terms");
  await player.page.goto(site("account"));
  await expect(player.page.getByText(/^Player [1-9]\d{6}$/)).toBeVisible();

  const owner = await visitor();
  await asksForPassword(owner, player.email);
  await expect(owner.page.getByLabel("Verification code")).toBeVisible();
  await sql("update auth_limits set count = 1000000 where key like 'reset-codes/mail/%'");
  await asksForPassword(owner, player.email);
  await expect(owner.page.getByText(/we have sent it an email with a link/)).toBeVisible();
  await owner.findsItAccessible();

  const mail = await Mailbox.reads(player.email, "Choose a new password");
  const link = /http\S+\/reset\?link=\S+/.exec(mail)?.[0] ?? "";
  await owner.page.goto(link);
  await expect(owner.page.getByText("Use the link in our email")).toBeVisible();
  expect(owner.page.url()).toBe(`${site("account")}/reset`);
  await expect(owner.page.getByLabel("Verification code")).toHaveCount(0);
  await owner.findsItAccessible();
  await owner.page.getByLabel("New password").fill(NEW_PASSWORD);
  await owner.page.getByRole("button", { name: "Save and log in" }).click();
  await expect(owner.heading("Your account")).toBeVisible();

  const late = await visitor();
  await late.page.goto(link);
  await late.page.getByLabel("New password").fill("Later99Moon");
  await late.expecting({ status: [422] }, async () => {
    await late.page.getByRole("button", { name: "Save and log in" }).click();
    await expect(late.page.getByText("This link has been used or has expired.")).toBeVisible();
  });
  await late.page.getByRole("main").getByRole("link", { name: "Forgot your password?" }).click();
  await expect(late.page.getByRole("button", { name: "Send the code" })).toBeVisible();
});

async function asksForPassword(owner: Player, email: string): Promise<void> {
  await owner.page.goto(`${site("account")}/forgot`);
  await owner.page.getByLabel("Email address").fill(email);
  await owner.page.getByRole("button", { name: "Send the code" }).click();
}
