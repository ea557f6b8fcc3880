import { centreOf, drags } from "../support/drag.ts";
import type { Shop } from "../support/player.ts";
import { IS_NIGHT } from "../support/sample.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";
import { newVisitor } from "../support/visitors.ts";
import { inEnglish, inLanguage } from "../support/messages.ts";

/**
 * What floats over the demo's shops: the ball, the app's code and banner; and where else creators and the app are
 * found.
 */

const chinese = inLanguage("zh-CN");
const SHOPS: readonly (Shop & { readonly prefix: "" | "/zh-CN" })[] = [
  { name: "international", say: inEnglish, prefix: "" },
  { name: "china", say: chinese, prefix: "/zh-CN" },
  { name: "china-next", say: chinese, prefix: "/zh-CN" },
];

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const ANDROID = "Mozilla/5.0 (Linux; Android 15)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";

/** A demo game with a build for the shop's app. */
const IN_THE_APP = 110;
const CREATOR = { email: "creator@catnip.test", password: "Catnip2026" } as const;

// The two shops of China differ by their host alone.
for (const { prefix, ...shop } of SHOPS.slice(0, IS_NIGHT ? undefined : 2)) {
  // R-WEB-24
  test(`${shop.name}: the ball leads to where games are made, folds its words and can be dragged`, async ({
    browser,
  }) => {
    const player = await newVisitor(browser, {}, shop);
    const { page } = player;
    const make = player.say("Make your own game");
    const ball = page.getByRole("complementary", { name: make }).getByRole("link");
    await player.opensAsAdult(`${prefix}/terms`);
    const words = page.getByRole("complementary", { name: make }).getByText(make);
    await expect(words).toBeVisible();
    await player.findsItAccessible();
    await expect(words).toBeHidden();

    const before = await centreOf(ball);
    await drags(ball, { x: -200, y: -100 });
    await expect.poll(() => centreOf(ball)).toEqual({ x: before.x - 200, y: before.y - 100 });
    expect(new URL(page.url()).pathname).toBe(`${prefix}/terms`);
    // A press that wavers by up to 5 px is a press.
    await drags(ball, { x: -3, y: -3 });
    await page.waitForURL(`${player.home}${prefix}/partners`);
    await expect(player.heading(player.say("Partners"))).toBeVisible();
    expect(player.noise.taken(), "what went wrong unannounced").toEqual([]);
    await page.context().close();
  });

  // R-WEB-24, R-WEB-25
  test(`${shop.name}: pages of categories have the app's code instead of the ball`, async ({ browser }) => {
    const player = await newVisitor(browser, {}, shop);
    const { page } = player;
    await player.opensAsAdult(`${prefix}/boy-r18`);
    const prompt = page.getByRole("complementary", { name: player.say("Get the app") });
    const link = prompt.getByRole("link", { name: player.say("Scan it with your phone") });
    await expect(link).toHaveAttribute("href", `${prefix}/store?platform=platform+app`);
    // Computed, since room for a scrollbar is no part of what things are placed in.
    await expect(prompt).toHaveCSS("right", "16px");
    await expect(prompt).toHaveCSS("top", "400px");
    await expect(link).toBeHidden();
    await expect(page.getByRole("complementary", { name: player.say("Make your own game") })).toHaveCount(0);

    const grip = prompt.getByRole("button", { name: player.say("Get the app") });
    const before = await centreOf(grip);
    await drags(grip, { x: -60, y: 40 });
    await expect.poll(() => centreOf(grip)).toEqual({ x: before.x - 60, y: before.y + 40 });
    await expect(link).toBeHidden();
    await grip.press("Enter");
    await link.click();
    await page.waitForURL(`${player.home}${prefix}/store?platform=platform+app`);
    await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toBeVisible();
    expect(player.noise.taken(), "what went wrong unannounced").toEqual([]);
    await page.context().close();
  });
}

// R-WEB-25
test("on a phone a banner leads to the app, on systems that it runs on, until it is closed", async ({
  visitor,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const player = await visitor({ ...phone, userAgent: ANDROID });
  await player.opensAsAdult("/boy-r18");
  await player.consentQuestion.getByRole("button", { name: "Decline" }).click();
  const banner = player.page.getByRole("complementary", { name: "Get the app" });
  await expect(banner.getByRole("link", { name: "Get the app" })).toHaveAttribute(
    "href",
    "/store?platform=platform+app",
  );
  await expect(banner).toBeInViewport({ ratio: 1 });
  await player.findsItAccessible();
  await banner.getByRole("button", { name: "Close" }).click();
  await expect(banner).toBeHidden();
  await player.opens("/girl-gl");
  await player.page.waitForLoadState("networkidle");
  await expect(banner).toHaveCount(0);

  const other = await visitor({ ...phone, userAgent: IPHONE });
  await other.opensAsAdult("/boy-r18");
  await other.consentQuestion.getByRole("button", { name: "Decline" }).click();
  await other.page.waitForLoadState("networkidle");
  await expect(other.page.getByRole("complementary", { name: "Get the app" })).toHaveCount(0);
});

// R-CAT-20
test("the build for the app is offered on Windows and Android, and never by the partner", async ({
  browser,
}) => {
  for (const { name, userAgent, prefix, offered } of [
    { name: "international", userAgent: WINDOWS, prefix: "", offered: 1 },
    { name: "international", userAgent: ANDROID, prefix: "", offered: 1 },
    { name: "international", userAgent: MAC, prefix: "", offered: 0 },
    { name: "china", userAgent: WINDOWS, prefix: "/zh-CN", offered: 1 },
    { name: "partner", userAgent: WINDOWS, prefix: "/zh-CN", offered: 0 },
  ]) {
    const say = prefix ? chinese : inEnglish;
    const player = await newVisitor(browser, { userAgent }, { name, say });
    await player.opensAsAdult(`${prefix}/store/${IN_THE_APP}`);
    const downloads = player.page.getByRole("table").filter({ hasText: say("Full game") });
    await expect(downloads.getByText("Windows")).toBeVisible();
    await player.page.waitForLoadState("networkidle");
    const ofTheApp = new RegExp(say("{name} app").replace("{name}", ".+"));
    await expect(
      downloads.getByRole("row").filter({ hasText: ofTheApp }),
      `${name} ${userAgent}`,
    ).toHaveCount(offered);
    await player.page.context().close();
  }
});

// R-WEB-81
test("creators find Create in their menu; other players do not", async ({ player }) => {
  const { page } = player;
  await player.opensAs(CREATOR, "/terms");
  await player.opensMenu("Account");
  const create = page.getByRole("banner").getByRole("link", { name: "Create", exact: true });
  await player.findsItAccessible();
  await create.click();
  await page.waitForURL(`${site("international")}/partners`);
  await player.opensMenu("Account");
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(`${site("international")}/`);

  await player.opensAsNewPlayer("/terms");
  await player.opensMenu("Account");
  await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toBeVisible();
  await expect(create).toHaveCount(0);
});
