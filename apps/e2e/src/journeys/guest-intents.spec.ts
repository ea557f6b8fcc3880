import { COLLECTOR, MIDNIGHT_FERRY, NEON_DRIFT } from "../support/games.ts";
import { holdRequests, SCRIPTS } from "../support/hold-requests.ts";
import { Mailbox } from "../support/mailbox.ts";
import { newAddress, type Player } from "../support/player.ts";
import { newAccount } from "../support/new-account.ts";
import { setCountry } from "../support/set-country.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** A guest's intent for a game is resumed once they are logged in. */

/** From the login prompt in the shop to the account site's form. */
async function agreesToLogIn(player: Player): Promise<void> {
  await player.popup("Please log in").getByRole("button", { name: "Yes" }).click();
  await expect(player.page.getByLabel("Email address")).toBeVisible();
}

// R-CHK-16
test("a guest who wanted to buy gets the checkout after signing up, and has bought nothing yet", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  await page.getByRole("main").getByRole("button", { name: "Buy", exact: true }).click();
  await agreesToLogIn(player);
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(player.heading("Create an account")).toBeVisible();
  const email = newAddress();
  await player.fillsSignUp(email);
  await player.entersCode(await Mailbox.code(email));
  await page.waitForURL(`${site("international")}/store/${NEON_DRIFT.id}`);
  // A new player picks their country first: it decides the price.
  await player.livesIn("United States");
  await expect(player.bill).toBeVisible();
  await expect(player.bill.getByText(NEON_DRIFT.name)).toBeVisible();
  await expect(page.getByText("Purchase complete")).toBeHidden();

  // Only once: a reload does not repeat it.
  await page.reload();
  await expect(player.balance).toHaveText(/\d/);
  await expect(page.getByRole("main").getByRole("button", { name: "Buy", exact: true })).toBeVisible();
  await expect(player.bill).toBeHidden();
});

test("a game that a guest added to the cart is in it after logging in", async ({ player }) => {
  const { page } = player;
  // Not the shared demo player, whose cart other journeys count.
  const account = await newAccount(player.home);
  await setCountry(account.email, "us");
  await player.opensAsAdult("/store/105");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await agreesToLogIn(player);
  await page.getByLabel("Email address").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await player.reads("The game is in your cart now.");
  await expect(page.getByRole("main").getByRole("link", { name: "In cart" })).toBeVisible();
});

// R-CHK-16, R-WEB-55
test("a guest who cancelled is not asked again on a later login, however late scripts come", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${MIDNIGHT_FERRY.id}`);
  await page.getByRole("main").getByRole("button", { name: "Buy", exact: true }).click();
  await agreesToLogIn(player);
  // The shop works as a page of links meanwhile.
  const release = await holdRequests(page, SCRIPTS);
  await player.opens("/store", "commit");
  await expect(player.games.first()).toBeVisible();
  await player.opens(`/store/${MIDNIGHT_FERRY.id}`, "commit");
  await expect(player.heading(MIDNIGHT_FERRY.name)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("catnip.intent"))).toBeNull();
  await player.opensMenu("Account");
  await page.getByRole("listitem").getByRole("link", { name: "Log in" }).click();
  await expect(page.getByLabel("Email address")).toBeVisible();
  release();
  await page.getByLabel("Email address").fill(COLLECTOR.email);
  await page.getByLabel("Password", { exact: true }).fill(COLLECTOR.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await player.isSignedIn();
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: "Buy", exact: true })
      .or(page.getByText("You own this game.")),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
