import { COLLECTOR, NEON_DRIFT } from "../support/games.ts";
import { ask } from "../support/http.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { testSpending, type BrandShop } from "../support/spending.ts";
import { expect, test } from "../support/test.ts";
import { newVisitor } from "../support/visitors.ts";
import { inEnglish } from "../support/messages.ts";

const MINT = {
  key: "mint",
  name: "Mint & Co",
  accent: "#88ccff",
  currency: "TWD",
  app: "https://mint.example.org/app",
};

const SHOP: BrandShop = {
  name: MINT.key,
  say: inEnglish,
  title: MINT.name,
  pay: "mint-pay",
  hasSilver: true,
  hasService: false,
  prefix: "",
  game: NEON_DRIFT.name,
  china: "China",
  plan: { coin: 2_000, silver: 150, price: "NT$630" },
};

const STUDIO = "studio";

test.use({ additions: { brand: MINT, site: STUDIO } });

/** A shop made by one command and one edited line: nothing else in the repository names it. */
// R-BRD-1
test.describe("a brand made by `pnpm create-brand`", () => {
  test.describe.configure({ mode: "serial" });
  let player: Player;

  test.beforeAll(async ({ browser }) => {
    player = await newVisitor(browser, {}, SHOP);
  });
  test.afterEach(() => expect(player.noise.taken(), "what went wrong unannounced").toEqual([]));
  test.afterAll(() => player.page.context().close());

  test("has a home page and text pages in its own name and theme", async () => {
    await player.opens("/");
    await player.passesAgeGate();
    await player.choosesCategory("Male-oriented");
    await player.opens("/");
    await expect(player.page).toHaveTitle(new RegExp(MINT.name));
    await expect(player.page.getByRole("heading", { level: 2, name: "New games" })).toBeVisible();
    const about = (await ask(`${site(MINT.key)}/about-us`)).body.toString();
    expect(about).toContain("About us · Mint &amp; Co");
    const [, styles = ""] = /<link rel="stylesheet" href="([^"]*)"/.exec(about) ?? [];
    expect((await ask(site(MINT.key) + styles)).body.toString()).toContain(MINT.accent);
    expect((await ask(`${site(MINT.key)}/robots.txt`)).status).toBe(200);
  });

  test("lists games, and prices them in its own currency", async () => {
    await player.goesTo("Store");
    await expect(player.games.first()).toBeVisible();
    await player.searches(NEON_DRIFT.name);
    await player.looksAt(NEON_DRIFT.name);
    await expect(player.page).toHaveTitle(new RegExp(MINT.name));
    await expect(player.page.getByRole("main").getByText("NT$128")).toBeVisible();
  });

  // R-WEB-25
  test("leads to its app from pages of categories: a code on a desk, a banner on a phone", async ({
    browser,
  }) => {
    const { page } = player;
    await player.opens("/boy-r18");
    const prompt = page.getByRole("complementary", { name: "Get the app" });
    const link = prompt.getByRole("link", { name: "Scan it with your phone" });
    await expect(link).toHaveAttribute("href", MINT.app);
    // Computed, since room for a scrollbar is no part of what things are placed in.
    await expect(prompt).toHaveCSS("right", "16px");
    await expect(prompt).toHaveCSS("top", "400px");
    await player.findsItAccessible();
    await expect(link).toBeHidden();
    await prompt.getByRole("button", { name: "Get the app" }).press("Enter");
    await expect(link).toBeVisible();
    await player.opens("/store");
    await expect(player.games.first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(prompt).toHaveCount(0);

    const onPhone = { viewport: { width: 390, height: 844 }, userAgent: "Mozilla/5.0 (Linux; Android 15)" };
    const reader = await newVisitor(browser, onPhone, SHOP);
    await reader.opensAsAdult("/boy-r18");
    await reader.consentQuestion.getByRole("button", { name: "Decline" }).click();
    const banner = reader.page.getByRole("complementary", { name: "Get the app" });
    await expect(banner.getByRole("link", { name: "Get the app" })).toHaveAttribute("href", MINT.app);
    await expect(banner).toBeInViewport({ ratio: 1 });
    await reader.findsItAccessible();
    await banner.getByRole("button", { name: "Close" }).click();
    await expect(banner).toBeHidden();
    expect(reader.noise.taken(), "what went wrong unannounced").toEqual([]);
    await reader.page.context().close();
  });

  testSpending(SHOP, () => player);
});

test("a site made by `pnpm create-site` is served, and players log in to it", async ({ browser }) => {
  const player = await newVisitor(browser, {}, { name: STUDIO, say: inEnglish });
  const { page } = player;
  await logsInToStudio(player);
  await page.getByRole("button", { name: "Say hello" }).click();
  await expect(player.popup("Hello")).toBeVisible();
  await player.findsItAccessible();
  expect(player.noise.taken(), "what went wrong unannounced").toEqual([]);
  await page.context().close();
});

// A form that is sent before the page is hydrated takes the same way, which the page's policy has to allow.
test("players log in to a made site without JavaScript", async ({ browser }) => {
  const player = await newVisitor(browser, { javaScriptEnabled: false }, { name: STUDIO, say: inEnglish });
  await logsInToStudio(player);
  expect(player.noise.taken(), "what went wrong unannounced").toEqual([]);
  await player.page.context().close();
});

async function logsInToStudio(player: Player): Promise<void> {
  const { page } = player;
  await player.opens("/");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.waitForURL((url) => url.origin === site("account"));
  expect(new URL(page.url()).searchParams.get("client_id")).toBe(STUDIO);
  await page.getByLabel("Email address").fill(COLLECTOR.email);
  await page.getByLabel("Password", { exact: true }).fill(COLLECTOR.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(`${site(STUDIO)}/`);
}
