import { COLLECTOR, MIDNIGHT_FERRY, NEON_DRIFT } from "../support/games.ts";
import { Mailbox } from "../support/mailbox.ts";
import { newAddress, type Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** What a guest wanted to do with a game is taken up once they are logged in. */

/** From the question in the shop to the form of the account site. */
async function agreesToLogIn(player: Player): Promise<void> {
  await player.popup("Please log in").getByRole("button", { name: "Yes" }).click();
  await expect(player.page.getByLabel("Mail address")).toBeVisible();
}

// R-CHK-16
test("a guest who wanted to buy finds the checkout open after signing up with a code, and has bought nothing", async ({
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
  await player.entersCode(await new Mailbox(page).codeFor(email));
  await page.waitForURL(`${site("international")}/store/${NEON_DRIFT.id}`);
  // Who is new says first where they live: it decides the price.
  await player.livesIn("United States");
  await expect(player.bill).toBeVisible();
  await expect(player.bill.getByText(NEON_DRIFT.name)).toBeVisible();
  await expect(page.getByText("Purchase complete")).toBeHidden();

  // Once: a reload asks for nothing again.
  await page.reload();
  await expect(player.balance).toHaveText(/\d/);
  await expect(page.getByRole("main").getByRole("button", { name: "Buy", exact: true })).toBeVisible();
  await expect(player.bill).toBeHidden();
});

test("a guest who wanted a game in the cart has it there after logging in", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store/105");
  await page.getByRole("main").getByRole("button", { name: "Add to cart" }).click();
  await agreesToLogIn(player);
  await page.getByLabel("Mail address").fill(COLLECTOR.email);
  await page.getByLabel("Password", { exact: true }).fill(COLLECTOR.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await player.reads("The game is in your cart now.");
  await expect(page.getByRole("main").getByRole("link", { name: "In cart" })).toBeVisible();
});

// R-CHK-16
test("a guest who turned back is asked nothing when they log in later", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${MIDNIGHT_FERRY.id}`);
  await page.getByRole("main").getByRole("button", { name: "Buy", exact: true }).click();
  await agreesToLogIn(player);
  await player.opensAsAdult("/store");
  await expect(player.games.first()).toBeVisible();
  await player.opens(`/store/${MIDNIGHT_FERRY.id}`);
  await player.signsIn(COLLECTOR.email, COLLECTOR.password);
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: "Buy", exact: true })
      .or(page.getByText("You own this game.")),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
