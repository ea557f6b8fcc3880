import { Cashier } from "../support/cashier.ts";
import { sql } from "../support/database.ts";
import { coins, MIDNIGHT_FERRY, PLANS, PRICE_CHANGES } from "../support/games.ts";
import { payButton, planTile } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { countTaps } from "../support/taps.ts";
import { expect, test } from "../support/test.ts";

test.describe("the checkout", () => {
  // R-CHK-6, R-CHK-9, R-TOP-5, R-WEB-43
  test("an insufficient balance leads to a top-up and back to the same purchase", async ({ player }) => {
    await player.opensAsNewPlayer(`/store/${MIDNIGHT_FERRY.id}`);
    const bill = await player.wantsToBuy();
    await expect(bill.getByText(`You need ${coins(MIDNIGHT_FERRY.list)} more coins.`)).toBeVisible();
    await player.findsItAccessible();
    await bill.getByRole("button", { name: "Add coins" }).click();
    await expect(planTile(player.popup("Add coins"), PLANS.medium)).toBeChecked();
    await player.choosesPlan(PLANS.medium);
    await player.page.getByRole("button", { name: "Pay now" }).click();
    await new Cashier(player.page).pays();
    await player.reads("Your payment is complete.");
    await expect(bill).toBeVisible();
    expect(new URL(player.page.url()).search, "the address is clean again").toBe("");
    await player.buysIt();
    await expect(player.balance).toHaveText(
      coins(PLANS.medium.coin + PLANS.medium.silver - MIDNIGHT_FERRY.list),
    );
  });

  // R-CHK-19
  test("on a phone six taps lead from too few coins to the game", async ({ player }) => {
    const { page } = player;
    await page.setViewportSize({ width: 390, height: 844 });
    const taps = await countTaps(page);
    await player.opensAsNewPlayer(`/store/${MIDNIGHT_FERRY.id}`);
    const bill = await player.wantsToBuy();
    await expect(bill.getByText(`You need ${coins(MIDNIGHT_FERRY.list)} more coins.`)).toBeVisible();
    taps.length = 0;
    await bill.getByRole("button", { name: "Add coins" }).click();
    const offer = player.popup("Add coins");
    const { coin, silver } = PLANS.medium;
    // R-TOP-16, R-TOP-17, R-TOP-18
    await expect(
      offer.getByText(`Afterwards you have ${coins(coin)} coins and ${coins(silver)} silver.`),
    ).toBeVisible();
    await expect(offer.getByText("That covers your purchase.")).toBeVisible();
    await expect(offer.getByText("Coins you buy never expire.")).toBeVisible();
    await expect(offer.locator("[data-method-picture]").first()).toBeVisible();
    await player.findsItAccessible();
    await payButton(offer).click();
    await page.getByRole("button", { name: "Pay now" }).click();
    await new Cashier(page).pays();
    await player.reads("Your payment is complete.");
    await player.confirmsPurchase();
    await expect(player.popup("Purchase complete")).toBeVisible();
    expect(taps.filter((host) => host !== new URL(site("bank")).host).length).toBeLessThanOrEqual(6);
  });

  // R-CHK-2
  test("a price change since it was shown charges nothing, shows both prices, and can be confirmed", async ({
    player,
  }) => {
    await player.opensAsNewPlayer(`/store/${PRICE_CHANGES.id}`);
    await player.topsUp(PLANS.medium);
    const bill = await player.wantsToBuy();
    await expect(bill.getByText(`${coins(PRICE_CHANGES.sale)} coins`, { exact: true })).toBeVisible();
    await sql("update store_prices set price = price + 100 where store_id = $1 and country = 'us'", [
      PRICE_CHANGES.id,
    ]);
    try {
      await player.confirmsPurchase();
      await expect(bill.getByText(/The price has changed from 11\.99 to 12\.74 coins/)).toBeVisible();
      await expect(bill.getByText("Afterwards you have 8.76 coins")).toBeVisible();
      await player.findsItAccessible();
      await player.buysIt();
      await expect(player.balance).toHaveText(
        coins(PLANS.medium.coin + PLANS.medium.silver - PRICE_CHANGES.saleAfterwards),
      );
    } finally {
      await sql("update store_prices set price = price - 100 where store_id = $1 and country = 'us'", [
        PRICE_CHANGES.id,
      ]);
    }
  });
});
