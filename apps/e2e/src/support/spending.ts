import { Cashier } from "./cashier.ts";
import { coins, NEON_DRIFT, type Plan } from "./games.ts";
import { planTile, type Player, type Shop } from "./player.ts";
import { site } from "./settings.ts";
import { expect, test } from "./test.ts";

/** What a player meets in a shop of one brand. */
export type BrandShop = Shop & {
  /** The brand's name on every page. */
  readonly title: string;
  /** Its pay site. */
  readonly pay: string;
  readonly hasSilver: boolean;
  readonly hasService: boolean;
  /** Prefix of its addresses: the language, where the host decides it. */
  readonly prefix: "" | "/zh-CN";
  /** Neon Drift and China, in the shop's language. */
  readonly game: string;
  readonly china: string;
  /** A plan with the brand's price. */
  readonly plan: Plan;
};

/** What Neon Drift costs a player in China, in meowcent: 70 % of 499 by country, then 20 % off. */
const SALE_IN_CHINA = 279;

/**
 * Declares the tests in which a visitor of a brand's shop becomes a player, tops up, buys a game and runs it. Each
 * continues where the one before it ended.
 */
export function testSpending(shop: BrandShop, visitor: () => Player): void {
  const { name, say, title, pay, hasSilver, hasService, prefix, game, china, plan } = shop;

  test("signs a player up on an account site in its own branding", async () => {
    const player = visitor();
    await player.opens(`${prefix}/store/${NEON_DRIFT.id}`);
    await player.opensSignUp();
    await expect(player.page).toHaveTitle(new RegExp(title));
    await expect(player.page.locator("header img")).toHaveAttribute("src", `/brands/${name}/logo.svg`);
    await player.page.goBack();
    await player.signsUp();
    await player.livesIn(china);
  });

  test("takes its own currency on its own pay site", async () => {
    const player = visitor();
    const offer = await player.opensTopUp();
    await expect(planTile(offer, plan, say)).toBeVisible();
    await expect(offer.getByText(plan.price)).toBeVisible();
    await expect(
      offer.getByRole("button", { name: say("Add coins with the help of customer service") }),
    ).toHaveCount(hasService ? 1 : 0);
    await player.choosesPlan(plan);
    expect(new URL(player.page.url()).origin).toBe(site(pay));
    await expect(player.page).toHaveTitle(new RegExp(`${title} Pay`));
    await expect(player.page.getByTestId("pay-amount")).toHaveText(plan.price);
    await player.page.getByRole("button", { name: say("Pay now") }).click();
    await new Cashier(player.page).pays();
    await player.page.waitForURL((url) => url.origin === site(name));
    await player.reads(say("Your payment is complete. The coins are in your wallet."));
    await expect(player.balance).toHaveText(coins(plan.coin));
  });

  test("sells a game, with silver only where the brand has silver, and runs it", async () => {
    const player = visitor();
    const bill = await player.wantsToBuy();
    await expect(bill.getByText(say("Use silver first"))).toHaveCount(hasSilver ? 1 : 0);
    await player.confirmsPurchase();
    const thanks = player.popup(say("Purchase complete"));
    await thanks.getByRole("button", { name: say("OK") }).click();
    await expect(player.page.getByText(say("You own this game."))).toBeVisible();
    const paidInCoins = SALE_IN_CHINA - (hasSilver ? plan.silver : 0);
    await expect(player.balance).toHaveText(coins(plan.coin - paidInCoins));
    await player.opensMenu("Account");
    const balances = player.page.getByRole("banner").locator("[data-wallet]");
    await expect(balances).toBeVisible();
    const silver = new RegExp(`^${say("{silver} silver").replace("{silver}", String.raw`[\d.,]+`)}$`);
    await expect(balances.getByText(silver)).toHaveCount(hasSilver ? 1 : 0);
    await player.page.keyboard.press("Escape");
    await player.page.getByRole("button", { name: say("Play now") }).click();
    const running = await player.gameIn(game);
    await expect(running.getByRole("main")).not.toBeEmpty();
  });
}
