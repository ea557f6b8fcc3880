import { Cashier } from "../support/cashier.ts";
import { sql } from "../support/database.ts";
import { coins, MIDNIGHT_FERRY, NEON_DRIFT, PLANS } from "../support/games.ts";
import { planTile, type Player } from "../support/player.ts";
import { booksBalance } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

/** Money of a top-up that goes back after its coins were spent, and the way back to buying. */

/** Adds coins by card at Stripe; returns the address of the payment there. */
async function topsUpAtStripe(player: Player): Promise<string> {
  const offer = await player.opensTopUp();
  await planTile(offer, PLANS.medium).locator("..").click();
  await offer
    .getByRole("group", { name: "Way to pay" })
    .getByRole("radio", { name: "Credit card" })
    .locator("..")
    .click();
  await offer.getByRole("button", { name: /^Pay .+ with Stripe$/ }).click();
  await player.page.getByRole("button", { name: "Pay now" }).click();
  const cashier = new Cashier(player.page);
  await cashier.isOpen();
  const address = player.page.url();
  await cashier.pays();
  await player.reads("Your payment is complete.");
  return address;
}

/** What came of the payment later, as the bank or the merchant decides it, until the shop has heard of it. */
async function becomes(bank: Player, address: string, button: string, state: string): Promise<void> {
  await bank.page.goto(address);
  await bank.page.getByRole("button", { name: button, exact: true }).click();
  const [order = ""] = /[0-9A-HJKMNP-TV-Z]{26}/.exec(await bank.page.locator("body").innerText()) ?? [];
  await expect
    .poll(
      async () =>
        (await sql<{ state: string }>("select state from payments where order_no = $1", [order]))[0],
    )
    .toEqual({ state });
}

// R-RFD-34, R-RFD-35
test("who owes coins is led from the wallet and from the bill to a top-up that covers both, and buys the game then", async ({
  player,
  visitor,
}) => {
  await player.opensAsNewPlayer(`/store/${MIDNIGHT_FERRY.id}`);
  const payment = await topsUpAtStripe(player);
  await player.wantsToBuy();
  await player.buysIt();
  await becomes(await visitor(), payment, "Refund", "refunded");

  // The silver of that top-up was spent as well, and counts in coins.
  const owed = MIDNIGHT_FERRY.list;
  const needed = owed + NEON_DRIFT.sale;
  await player.page.setViewportSize({ width: 390, height: 844 });
  for (const page of ["/account/statement", "/account/profile#wallet"]) {
    await player.opens(page);
    await expect(player.page.getByText(`You owe ${coins(owed)} coins`)).toBeVisible();
    await expect(
      player.page.getByText(`added at least ${coins(owed)} coins, you can buy again`),
    ).toBeVisible();
    await player.findsItAccessible();
  }
  await player.page.getByRole("button", { name: "Pay what you owe" }).click();
  await expect(player.popup("Add coins").getByText(`You owe ${coins(owed)} coins`)).toBeVisible();

  await player.opens(`/store/${NEON_DRIFT.id}`);
  await expect(player.balance).toHaveText("0.00");
  const bill = await player.wantsToBuy();
  await expect(bill.getByText(`You owe ${coins(owed)} coins`)).toBeVisible();
  await expect(bill.getByText(`For this purchase you need ${coins(needed)} coins.`)).toBeVisible();
  await expect(bill.getByRole("button", { name: "Confirm purchase" })).toBeHidden();
  await player.findsItAccessible();
  await bill.getByRole("button", { name: "Add coins" }).click();

  const offer = player.popup("Add coins");
  await expect(offer.getByText(`You owe ${coins(owed)} coins`)).toBeVisible();
  await expect(offer.getByText(`Including your purchase, you need ${coins(needed)} coins.`)).toBeVisible();
  await expect(offer.getByText("That covers your purchase.")).toBeVisible();
  await player.findsItAccessible();
  const afterwards = (await offer.getByText(/^Afterwards you have/).innerText()).match(/[\d,]+\.\d\d/)?.[0];
  await offer.getByRole("button", { name: /^Pay / }).first().click();
  await player.page.getByRole("button", { name: "Pay now" }).click();
  await new Cashier(player.page).pays();
  await player.reads("Your payment is complete.");

  await expect(bill.getByText("You owe")).toBeHidden();
  await expect(bill.getByText("Your balance covers this.")).toBeVisible();
  expect(afterwards).toBeDefined();
  const [wallet] = await sql<{ coin: number }>(
    `select balance::int as coin from ledger_accounts a join "user" u on u.id = a.owner_uuid
      where u.email = $1 and a.owner_kind = 'player' and a.currency = 'meowcent' and a.name = ''`,
    [player.email],
  );
  expect(coins(wallet?.coin ?? 0), "what the popup promised").toBe(afterwards);
  await player.buysIt();
  await player.opens("/account/statement");
  await expect(player.balance).not.toHaveText("0.00");
  await expect(player.page.getByRole("cell", { name: "Top-up", exact: true }).first()).toBeVisible();
  await expect(player.page.getByText("You owe")).toBeHidden();
  expect(await booksBalance()).toMatch(/The books balance/);
});

// R-RFD-34, R-DSP-1
test("while a payment is disputed the bill leads to customer service, and sells again once it is won", async ({
  player,
  visitor,
}) => {
  await player.opensAsNewPlayer(`/store/${NEON_DRIFT.id}`);
  const payment = await topsUpAtStripe(player);
  const bank = await visitor();
  await becomes(bank, payment, "Dispute", "disputed");
  const bill = await player.wantsToBuy();
  await expect(bill.getByText("One of your payments is disputed.")).toBeVisible();
  await expect(bill.getByRole("button", { name: "Confirm purchase" })).toBeHidden();
  await player.findsItAccessible();
  await bill.getByRole("link", { name: "Contact customer service" }).click();
  await player.page.waitForURL((url) => url.pathname === "/help/contact");

  await becomes(bank, payment, "Win the dispute", "succeeded");
  await player.opens(`/store/${NEON_DRIFT.id}`);
  await player.wantsToBuy();
  await player.buysIt();
});
