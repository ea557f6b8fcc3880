import { NEON_DRIFT, type Plan } from "../support/games.ts";
import { ask } from "../support/http.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { testSpending } from "../support/spending.ts";
import { expect, test } from "../support/test.ts";
import { newVisitor } from "../support/visitors.ts";
import { inLanguage } from "../support/messages.ts";

const say = inLanguage("zh-CN");
/** In yuan; only the international and Chinese shops add silver. */
const PLAN: Plan = { coin: 2_000, silver: 150, price: "¥135.00" };

/** The language is fixed by the host. */
const CHINESE = { say, prefix: "/zh-CN", game: NEON_DRIFT.chinese, china: "中国", plan: PLAN } as const;

const SHOPS = [
  {
    ...CHINESE,
    name: "partner",
    title: "Ruby Lantern",
    pay: "partner-pay",
    hasSilver: false,
    hasService: true,
    contact: "QQ：800012345",
  },
  {
    ...CHINESE,
    name: "china",
    title: "猫薄荷",
    pay: "china-pay",
    hasSilver: true,
    hasService: false,
    contact: "catnip-kefu",
  },
] as const;

for (const shop of SHOPS) {
  const { name, title, hasService, contact } = shop;
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
      const missing = await ask(`${site(name)}/xx/store`);
      expect(missing.body.toString(), "an unknown language is not found in this one").toContain(
        'lang="zh-CN"',
      );
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

    // R-BRD-2, R-BRD-6
    testSpending(shop, () => player);
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
