import type { Locator } from "@playwright/test";
import { Cashier } from "../support/cashier.ts";
import { sql } from "../support/database.ts";
import { coins, PLANS } from "../support/games.ts";
import { payButton, picksPlan, type Player } from "../support/player.ts";
import { booksBalance } from "../support/product.ts";
import { setCountry } from "../support/set-country.ts";
import { expect, test } from "../support/test.ts";

/** A page of the shop without pictures. */
const SHOP_PAGE = "/terms";

/** From now on top-ups from a country no other account lives in are taxed at 15 %, without staff's usual notice. */
async function ruleBegins(country: string): Promise<void> {
  await sql(
    `insert into tax_rules (uuid, country, rate_bp, mode, valid_from, created_by, created_at)
      select gen_random_uuid(), $1, 1500, 'exclusive', now() - interval '1 minute', gen_random_uuid(), now()
      where not exists (select from tax_rules where country = $1)`,
    [country],
  );
}

async function opensAsNewPlayerIn(player: Player, country: string): Promise<void> {
  await player.opensAsNewPlayer(SHOP_PAGE);
  await setCountry(player.email, country);
  await player.opens(SHOP_PAGE);
}

const factOf = (place: Locator, term: string) =>
  place.locator("dl > div").filter({ has: place.page().getByText(term, { exact: true }) });

// R-TAX-10
test("a tax that is added to a top-up is shown before, paid, and on the receipt", async ({ player }) => {
  await ruleBegins("ng");
  await opensAsNewPlayerIn(player, "ng");
  const offer = await player.opensTopUp();
  await expect(offer.getByText("$5.75 with tax")).toBeVisible();
  await picksPlan(offer, PLANS.small);
  await expect(offer.getByText("Prices are final. They include the tax where you live, 15%.")).toBeVisible();
  await expect(factOf(offer, "Price without tax")).toContainText("$5.00");
  await expect(factOf(offer, "Tax (15%)")).toContainText("$0.75");
  await expect(offer.getByTestId("plan-total")).toHaveText("$5.75");
  await player.findsItAccessible();
  await expect(payButton(offer)).toHaveText(/Pay \$5\.75/);
  await payButton(offer).click();

  await expect(player.page.getByTestId("pay-amount")).toHaveText("$5.75");
  const paySite = player.page.getByRole("main");
  await expect(factOf(paySite, "Price without tax")).toContainText("$5.00");
  await expect(factOf(paySite, "Tax (15%)")).toContainText("$0.75");
  await player.findsItAccessible();
  await player.page.getByRole("button", { name: "Pay now" }).click();
  const cashier = new Cashier(player.page);
  await cashier.isOpen();
  await expect(player.page.getByRole("button", { name: "Pay USD 5.75" })).toBeVisible();
  await cashier.pays();
  await player.reads("Your payment is complete.");
  // The coins of the plan, whatever the tax.
  await expect(player.balance).toHaveText(coins(PLANS.small.coin));

  await player.opens("/account/log?show=recharge");
  await expect(player.page.getByText("$5.75 including $0.75 tax")).toBeVisible();
  await player.page.getByRole("button", { name: "Receipt" }).click();
  const receipt = player.popup("Receipt");
  await expect(factOf(receipt, "Price without tax")).toContainText("$5.00");
  await expect(factOf(receipt, "Tax")).toContainText("$0.75");
  await expect(receipt.getByText("$5.75")).toBeVisible();
  expect(await booksBalance()).toMatch(/The books balance/);
});

// R-TAX-10
test("a tax that began after the price was shown is not charged", async ({ player }) => {
  await opensAsNewPlayerIn(player, "is");
  const offer = await player.opensTopUp();
  await picksPlan(offer, PLANS.small);
  await expect(payButton(offer)).toHaveText(/Pay \$5\.00/);
  await ruleBegins("is");
  await player.expecting({ status: [422] }, async () => {
    await payButton(offer).click();
    await expect(player.heading("This payment could not be opened")).toBeVisible();
  });
  await expect(
    player.page.getByText(
      "This offer has changed since you saw it. Please choose again; nothing was charged.",
    ),
  ).toBeVisible();
  await player.opens(SHOP_PAGE);
  await expect((await player.opensTopUp()).getByText("$5.75 with tax")).toBeVisible();
});
