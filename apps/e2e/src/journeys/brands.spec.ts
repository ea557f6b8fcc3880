import { Cashier } from "../support/cashier.ts";
import { coins, NEON_DRIFT, type Plan } from "../support/games.ts";
import { planTile, type Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";
import { newVisitor } from "../support/visitors.ts";
import { inLanguage } from "../support/words.ts";

const say = inLanguage("zh-CN");
/** In yuan; only the international and Chinese shops add silver. */
const PLAN: Plan = { coin: 2_000, silver: 150, price: "¥135.00" };

const SHOPS = [
  {
    name: "partner",
    title: "Ruby Lantern",
    pay: "partner-pay",
    hasSilver: false,
    hasService: true,
    contact: "QQ：800012345",
  },
  {
    name: "china",
    title: "猫薄荷",
    pay: "china-pay",
    hasSilver: true,
    hasService: false,
    contact: "catnip-kefu",
  },
] as const;

/** What Neon Drift costs a player in China, in meowcent: 70 % of 499 by country, then 20 % off. */
const SALE_IN_CHINA = 279;

for (const { name, title, pay, hasSilver, hasService, contact } of SHOPS) {
  test.describe(`the shop "${name}"`, () => {
    test.describe.configure({ mode: "serial" });
    let player: Player;

    test.beforeAll(async ({ browser }) => {
      player = await newVisitor(browser, { locale: "ja-JP" }, { name, say });
    });
    test.afterEach(() => expect(player.noise.taken(), "what went wrong unannounced").toEqual([]));
    test.afterAll(() => player.page.context().close());

    // R-LNG-8
    test("is in Chinese for everybody, with its own name and theme", async () => {
      await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
      await expect(player.page).toHaveURL(`${site(name)}/zh-CN/store/${NEON_DRIFT.id}`);
      await expect(player.page).toHaveTitle(new RegExp(title));
      await expect(player.heading(NEON_DRIFT.chinese)).toBeVisible();
      const header = player.page.getByRole("banner");
      await expect(header.locator("summary", { hasText: say("Language") })).toBeHidden();
      await expect(player.page.getByRole("region", { name: say("Language") })).toBeHidden();
      await expect(player.page.locator("[data-flag]")).toHaveCount(name === "china" ? 1 : 0);
      await expect(header.getByRole("button", { name: say("Customer service") })).toHaveCount(
        hasService ? 1 : 0,
      );
      await player.findsItAccessible();
    });

    // R-BRD-5
    test("shows its own customer service contact", async () => {
      if (hasService) {
        await player.page
          .getByRole("banner")
          .getByRole("button", { name: say("Customer service") })
          .click();
        await expect(player.popup(say("Customer service")).getByText(contact)).toBeVisible();
        await player.findsItAccessible();
        await player.page.keyboard.press("Escape");
      } else {
        await player.opens("/zh-CN/about-us");
        await expect(player.page.getByRole("main").getByText(contact)).toBeVisible();
      }
    });

    // R-BRD-6
    test("signs a player up on an account site in its own branding", async () => {
      await player.opens(`/zh-CN/store/${NEON_DRIFT.id}`);
      await player.opensSignUp();
      await expect(player.page).toHaveTitle(new RegExp(title));
      await expect(player.page.locator("header img")).toHaveAttribute("src", `/brands/${name}/logo.svg`);
      await player.page.goBack();
      await player.signsUp();
      await player.livesIn("中国");
    });

    test("takes yuan on its own pay site", async () => {
      const offer = await player.opensTopUp();
      await expect(planTile(offer, PLAN, say)).toBeVisible();
      await expect(offer.getByText(PLAN.price)).toBeVisible();
      await expect(
        offer.getByRole("button", { name: say("Add coins with the help of customer service") }),
      ).toHaveCount(hasService ? 1 : 0);
      await player.choosesPlan(PLAN);
      expect(new URL(player.page.url()).origin).toBe(site(pay));
      await expect(player.page).toHaveTitle(new RegExp(`${title} Pay`));
      await expect(player.page.getByTestId("pay-amount")).toHaveText(PLAN.price);
      await player.page.getByRole("button", { name: say("Pay now") }).click();
      await new Cashier(player.page).pays();
      await player.page.waitForURL((url) => url.origin === site(name));
      await player.reads(say("Your payment is complete. The coins are in your wallet."));
      await expect(player.balance).toHaveText(coins(PLAN.coin));
    });

    // R-BRD-2
    test("sells a game, with silver only where the brand has silver, and runs it", async () => {
      const bill = await player.wantsToBuy();
      await expect(bill.getByText(say("Use silver first"))).toHaveCount(hasSilver ? 1 : 0);
      await player.confirmsPurchase();
      const thanks = player.popup(say("Purchase complete"));
      await thanks.getByRole("button", { name: say("OK") }).click();
      await expect(player.page.getByText(say("You own this game."))).toBeVisible();
      const paidInCoins = SALE_IN_CHINA - (hasSilver ? PLAN.silver : 0);
      await expect(player.balance).toHaveText(coins(PLAN.coin - paidInCoins));
      await expect(player.page.getByRole("status", { name: say("Silver balance") })).toHaveCount(
        hasSilver ? 1 : 0,
      );
      await player.page.getByRole("button", { name: say("Play now") }).click();
      const game = await player.gameIn(NEON_DRIFT.chinese);
      await expect(game.getByRole("main")).not.toBeEmpty();
    });
  });
}

// R-TOP-10
test("another brand's link is rejected on a pay site with a clear message", async ({ player }) => {
  const link = (platform_key: string) => {
    const data = {
      credential: { token: "A".repeat(43) },
      action: "payment",
      payload: {
        platform_key,
        provider_key: "sugoi",
        payment_provider_id: "0190b2c8-0000-7000-8000-000000000000",
        method: "credit-card",
        plan_id: "0190b2c8-0000-7000-8000-000000000000",
        currency_id: "CNY",
        pay_amount: 13_500,
        amount: 2_000,
        balance: 0,
      },
    };
    return `${site("partner-pay")}/zh-CN?data=${encodeURIComponent(Buffer.from(JSON.stringify(data)).toString("base64"))}`;
  };
  await player.expecting({ status: [422] }, async () => {
    await player.page.goto(link("international"));
    await expect(player.heading(say("This payment could not be opened"))).toBeVisible();
    await expect(
      player.page.getByText(
        say(
          "This payment link belongs to another shop, so it was not opened. Start the top-up again in the shop where your wallet is.",
        ),
      ),
    ).toBeVisible();
  });
});

test("the newer Chinese shop has its own API host and CDN base", async ({ browser }) => {
  const player = await newVisitor(browser, {}, { name: "china-next", say });
  const hosts = new Set<string>();
  player.page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await player.opensAsAdult("/zh-CN/store");
  await expect(player.page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect.poll(() => hosts.has(site("china-next-cdn"))).toBe(true);
  expect(hosts.has(site("cdn"))).toBe(false);
  await player.signsUp();
  expect(hosts.has(site("china-next-api"))).toBe(true);
  expect(hosts.has(site("api"))).toBe(false);
  expect(player.noise.taken(), "what went wrong unannounced").toEqual([]);
  await player.page.context().close();
});
