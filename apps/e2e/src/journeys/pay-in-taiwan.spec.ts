import { coins } from "../support/games.ts";
import type { Player } from "../support/player.ts";
import { booksBalance } from "../support/product.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** The smallest plan in TWD grants these coins: readers in Taiwan are offered their own money. */
const COINS = 500;

/** Reads Chinese as in Taiwan, and pays by card with this provider. */
async function choosesProvider(player: Player, provider: string): Promise<void> {
  await player.opens("/zh-TW/store");
  await player.page.getByRole("banner").getByRole("button", { name: "儲值" }).click();
  await player
    .popup("儲值")
    .getByRole("button", { name: new RegExp(provider) })
    .click();
  await player.page.getByRole("button", { name: "立即付款" }).click();
}

async function has(player: Player, amount: number): Promise<void> {
  await player.page.waitForURL((url) => url.origin === site("international"));
  await player.page.getByRole("dialog").getByRole("button", { name: "確定" }).click();
  await expect(player.page.getByRole("status", { name: "錢包餘額" })).toHaveText(coins(amount));
}

// R-PAY-1, R-PAY-15
test("cards are paid at a provider's own page, and in a provider's own fields on ours", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsNewPlayer("/terms");
  await choosesProvider(player, "NewebPay");
  await page.getByRole("button", { name: /^Pay TWD/ }).click();
  await page.getByRole("button", { name: "Back to the shop" }).click();
  await has(player, COINS);

  await choosesProvider(player, "TapPay");
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole("textbox");
  await field("Card number").fill("4242 4242 4242 4242");
  await field("Expiry date").fill("12 / 30");
  await page.getByRole("textbox", { name: "卡片上的姓名" }).fill("王小明");
  await page.getByRole("textbox", { name: "電子郵件地址" }).fill("payer@example.test");
  const pay = page.getByRole("button", { name: "立即付款" });
  await expect(pay).toBeDisabled();
  await field("Security code").fill("123");
  await expect(pay).toBeEnabled();
  await player.findsItAccessible();
  await pay.click();
  await page.getByRole("button", { name: /^Pay TWD/ }).click();
  await has(player, COINS * 2);
  expect(await booksBalance()).toMatch(/The books balance/);
});
