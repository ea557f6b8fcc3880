import { readFileSync } from "node:fs";
import { Cashier } from "../support/cashier.ts";
import { coins, PLANS } from "../support/games.ts";
import { payLinkOf } from "../support/pay-link.ts";
import { payButton, type Player } from "../support/player.ts";
import { booksBalance, LOG_FILE } from "../support/product.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** A page of the shop without pictures: these journeys are about the wallet above it. */
const SHOP_PAGE = "/terms";

const masked = ({ email }: Player) => `${email[0]}•••${email.slice(email.indexOf("@"))}`;
const payer = (player: Player) => player.page.getByTestId("payer");
/** HTTP status of a link that is rejected on opening. */
const REFUSED = [422];

async function isRefused(player: Player, link: string): Promise<void> {
  await player.expecting({ status: REFUSED }, async () => {
    await player.page.goto(link);
    await expect(player.heading("This payment could not be opened")).toBeVisible();
    await expect(
      player.page.getByText("This payment link was made in another browser or for another account"),
    ).toBeVisible();
  });
  expect(new URL(player.page.url()).searchParams.has("data"), "the ticket has left the address").toBe(false);
}

// R-TOP-8
test.describe("another player's pay link", () => {
  test("opens nothing for a player who is not paying, and nothing for a guest", async ({
    player: attacker,
    visitor,
  }) => {
    await attacker.opensAsNewPlayer(SHOP_PAGE);
    const guest = await visitor();
    await isRefused(guest, await payLinkOf(attacker));
    await expect(payer(guest)).toBeHidden();

    const victim = guest;
    await victim.opensAsNewPlayer(SHOP_PAGE);
    await attacker.opens(SHOP_PAGE);
    await isRefused(victim, await payLinkOf(attacker));
    await expect(payer(victim)).toBeHidden();
  });

  test("changes nothing for a player in the middle of paying, who still tops up their own wallet", async ({
    player: attacker,
    visitor,
  }) => {
    await attacker.opensAsNewPlayer(SHOP_PAGE);
    const victim = await visitor();
    await victim.opensAsNewPlayer(SHOP_PAGE);
    await victim.opensTopUp();
    await victim.choosesPlan(PLANS.small);
    await expect(payer(victim)).toContainText(masked(victim));
    const own = victim.page.url();
    await isRefused(victim, await payLinkOf(attacker));
    await expect(payer(victim)).toContainText(masked(victim));

    await victim.page.goto(own);
    await expect(payer(victim)).toContainText(masked(victim));
    await victim.page.getByRole("button", { name: "Pay now" }).click();
    await new Cashier(victim.page).pays();
    await victim.reads("Your payment is complete.");
    await expect(victim.balance).toHaveText(coins(PLANS.small.coin));
    await attacker.opens(SHOP_PAGE);
    await expect(attacker.balance).toHaveText("0.00");
  });
});

// R-TOP-11
test("paying for another account in the same browser needs confirmation, and declining changes nothing", async ({
  player: first,
}) => {
  await first.opensAsNewPlayer(SHOP_PAGE);
  await first.opensTopUp();
  await first.choosesPlan(PLANS.small);
  const before = masked(first);
  await expect(payer(first)).toContainText(before);

  // The shop and the account site forget the first account; the pay site does not.
  for (const name of ["international", "account"])
    await first.page.context().clearCookies({ domain: `${name}.localhost` });
  const second = first;
  await second.opensAsNewPlayer(SHOP_PAGE);
  const after = masked(second);
  await second.opensTopUp();
  const askForIt = async () => {
    const offer = second.popup("Add coins");
    await payButton(offer).click();
    await expect(second.heading("Pay for another account?")).toBeVisible();
  };
  await askForIt();
  await expect(payer(second).first()).toContainText(before);
  await expect(payer(second).last()).toContainText(after);
  await second.findsItAccessible();
  await second.page.getByRole("button", { name: "No, go back to the shop" }).click();
  await second.page.waitForURL(`${site("international")}/`);
  await second.page.goto(`${site("pay")}/log`);
  await expect(payer(second)).toContainText(before);

  await second.opens(SHOP_PAGE);
  await second.opensTopUp();
  await askForIt();
  await second.page.getByRole("button", { name: "Yes, pay for this account" }).click();
  await expect(second.page.getByRole("button", { name: "Pay now" })).toBeVisible();
  await expect(payer(second)).toContainText(after);
});

// R-CAS-6
test("a payment of another amount is reported as such at once, with what happens next", async ({
  player,
}) => {
  await player.opensAsNewPlayer(SHOP_PAGE);
  await player.opensTopUp();
  await player.choosesPlan(PLANS.small);
  await player.page.getByRole("button", { name: "Pay now" }).click();
  await new Cashier(player.page).paysAnotherAmount();
  await expect(player.page.getByText("Our staff is checking this payment")).toBeVisible();
  await expect(player.page.getByText("a payment of $6.00, but this top-up costs $5.00")).toBeVisible();
  await expect(player.page.getByText("a few seconds")).toBeHidden();
  await player.findsItAccessible();
  await player.page.goto(`${site("pay")}/log`);
  await expect(player.page.getByText("Being checked by our staff")).toBeVisible();
  await expect(payer(player)).toContainText(masked(player));
  await player.findsItAccessible();
  await player.opens(SHOP_PAGE);
  await expect(player.balance).toHaveText("0.00");
  expect(await booksBalance()).toMatch(/The books balance/);
});

test("the bank lists what it simulates and what was paid", async ({ player }) => {
  await player.page.goto(site("bank"));
  await expect(player.heading("What this bank simulates")).toBeVisible();
  await player.findsItAccessible();
});

// R-PRV-7
test("no ticket, proof or pay token leaks into the product's output", async ({ player }) => {
  const secrets: string[] = [];
  player.page.on("request", (request) => {
    const { searchParams } = new URL(request.url());
    for (const name of ["data", "proof"]) secrets.push(...searchParams.getAll(name));
  });
  await player.opensAsNewPlayer(SHOP_PAGE);
  await player.opensTopUp();
  await player.choosesPlan(PLANS.small);
  const cookies = await player.page.context().cookies(site("pay"));
  secrets.push(...cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value));
  expect(secrets.length).toBeGreaterThanOrEqual(3);
  const said = readFileSync(LOG_FILE, "utf8");
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
});
