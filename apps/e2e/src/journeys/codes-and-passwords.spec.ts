import { Mailbox } from "../support/mailbox.ts";
import { newAddress } from "../support/player.ts";
import { expect, test } from "../support/test.ts";

/** HTTP statuses of refusals. */
const REFUSED = [400, 401, 403, 409, 410, 422, 429];

test.describe("verification codes", () => {
  // R-ACC-3
  test("a wrong code is rejected with the attempts left, and the right one still works", async ({
    player,
  }) => {
    await player.opensAsAdult("/store");
    const email = newAddress();
    await player.opensSignUp();
    await player.fillsSignUp(email);
    const code = await Mailbox.code(email);
    const wrong = code === "00000000" ? "00000001" : "00000000";
    await player.expecting({ status: REFUSED }, async () => {
      await player.entersCode(wrong);
      await expect(player.page.getByText(/This code is not correct\. \d tries left\./)).toBeVisible();
      await player.findsItAccessible();
      await player.entersCode("123");
      await expect(player.page.getByText("Please enter all 8 digits.")).toBeVisible();
    });
    await player.entersCode(code);
    await player.isSignedIn();
  });

  test("too many wrong attempts invalidate a code", async ({ player }) => {
    await player.opensAsAdult("/store");
    const email = newAddress();
    await player.opensSignUp();
    await player.fillsSignUp(email);
    const code = await Mailbox.code(email);
    await player.expecting({ status: REFUSED }, async () => {
      const answers = [/4 tries left/, /3 tries left/, /2 tries left/, /1 try left/, /request a new one/];
      for (const [index, answer] of answers.entries()) {
        const wrong = String(index).repeat(8);
        await player.entersCode(wrong === code ? "99999999" : wrong);
        await expect(player.page.getByText(answer)).toBeVisible();
      }
      await player.entersCode(code);
      await expect(player.page.getByText(/request a new one/)).toBeVisible();
    });
  });

  // R-PRF-11
  test("a nickname like that of the shop's staff is refused at its field", async ({ player }) => {
    const { page } = player;
    await player.opensAsAdult("/store");
    await player.opensSignUp();
    await page.getByLabel("Email address").fill(newAddress());
    await page.getByLabel("Password", { exact: true }).fill("Chamomile42");
    await page.getByLabel("Nickname (optional)").fill("Cаtnip Staff");
    await page.getByRole("checkbox", { name: /18/ }).check();
    await player.expecting({ status: REFUSED }, async () => {
      await page.getByRole("button", { name: "Go on" }).click();
      await expect(page.getByText("A word of this name mixes alphabets")).toBeVisible();
      await expect(page.getByLabel("Nickname (optional)")).toHaveAttribute("aria-invalid", "true");
    });
  });

  // R-ACC-6
  test("a wrong password and an unknown address get the same message", async ({ player }) => {
    await player.opensAsAdult("/store");
    await player.opensMenu("Account");
    await player.page.getByRole("link", { name: "Log in" }).click();
    for (const email of ["collector@catnip.test", newAddress()]) {
      await player.page.getByLabel("Email address").fill(email);
      await player.page.getByLabel("Password", { exact: true }).fill("Wrong1234");
      await player.expecting({ status: REFUSED }, async () => {
        await player.page.getByRole("button", { name: "Log in" }).click();
        await expect(player.page.getByText("The email address or the password is incorrect.")).toBeVisible();
      });
    }
  });
});
