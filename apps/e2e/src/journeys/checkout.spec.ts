import { Cashier } from "../support/cashier.ts";
import { sql } from "../support/database.ts";
import { coins, MIDNIGHT_FERRY, NEON_DRIFT, PLANS } from "../support/games.ts";
import { planTile } from "../support/player.ts";
import { expect, test } from "../support/test.ts";

test.describe("the checkout", () => {
  // R-CHK-6, R-CHK-9, R-TOP-5
  test("an insufficient balance leads to a top-up and back to the same purchase", async ({ player }) => {
    await player.opensAsNewPlayer(`/store/${MIDNIGHT_FERRY.id}`);
    const bill = await player.wantsToBuy();
    await expect(bill.getByText(`You need ${coins(MIDNIGHT_FERRY.list)} more coins.`)).toBeVisible();
    await player.findsItAccessible();
    await bill.getByRole("button", { name: "Add coins" }).click();
    await expect(planTile(player.popup("Add coins to your wallet"), PLANS.medium)).toBeChecked();
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

  // R-CHK-2
  test("a price change since it was shown charges nothing, shows both prices, and can be confirmed", async ({
    player,
  }) => {
    await player.opensAsNewPlayer(`/store/${NEON_DRIFT.id}`);
    await player.topsUp(PLANS.medium);
    const bill = await player.wantsToBuy();
    await expect(bill.getByText(coins(NEON_DRIFT.sale), { exact: true })).toBeVisible();
    await sql("update store_prices set price = price + 100 where store_id = $1 and country = 'us'", [
      NEON_DRIFT.id,
    ]);
    try {
      await player.confirmsPurchase();
      await expect(bill.getByText(/The price changed from 3\.99 to 4\.79 coins/)).toBeVisible();
      await expect(bill.getByText("Afterwards it holds 16.71 coins")).toBeVisible();
      await player.findsItAccessible();
      await player.buysIt();
      await expect(player.balance).toHaveText(coins(PLANS.medium.coin + PLANS.medium.silver - 479));
    } finally {
      await sql("update store_prices set price = price - 100 where store_id = $1 and country = 'us'", [
        NEON_DRIFT.id,
      ]);
    }
  });
});
