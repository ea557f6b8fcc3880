import { isHydrated } from "../support/hydrated.ts";
import { sql } from "../support/database.ts";
import { NEON_DRIFT, READER } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { Mailbox } from "../support/mailbox.ts";
import { newAddress } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** Costs nothing, and is played in English. */
const FREE = { id: 110 };
const ALSO_FREE = 166;
/** Released in a few weeks. */
const TO_COME = 172;
/** Not played in English. */
const FOREIGN = 107;

// R-CAT-19
test("the gallery fills the window and obeys the keyboard", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  // Until then the link leads to the picture itself.
  await isHydrated(page);
  const cover = page.getByRole("link", { name: `Enlarge: Cover of ${NEON_DRIFT.name}` });
  await cover.focus();
  await page.keyboard.press("Enter");
  const gallery = player.popup(`Pictures of ${NEON_DRIFT.name}`);
  const counter = gallery.getByRole("status");
  await expect(counter).toHaveText(/^Picture 1 of 4/);
  await player.findsItAccessible();

  await page.keyboard.press("ArrowRight");
  await expect(counter).toHaveText(/^Picture 2 of 4: Screenshot 1/);
  await page.keyboard.press("End");
  await expect(counter).toHaveText(/^Picture 4 of 4/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Home");
  await expect(counter).toHaveText(/^Picture 1 of 4/);

  const picture = gallery.getByRole("img", { name: `Cover of ${NEON_DRIFT.name}` });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press("0");
  await expect.poll(width).toBe(whole);

  await page.keyboard.press("Escape");
  await expect(gallery).toBeHidden();
  await expect(cover).toBeFocused();
});

// R-CHK-17, R-CHK-16, R-WEB-43
test("a free game is taken with one button, as one purchase of 0; a guest has it after logging in", async ({
  player,
}) => {
  const { page } = player;
  const main = page.getByRole("main");
  await player.opensAsAdult(`/store/${FREE.id}`);
  await expect(main.getByRole("button", { name: "Buy", exact: true })).toBeHidden();
  await main.getByRole("button", { name: "Get it free" }).click();
  await player.popup("Please log in").getByRole("button", { name: "Yes" }).click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(player.heading("Create an account")).toBeVisible();
  const email = newAddress();
  await player.fillsSignUp(email);
  await player.entersCode(await new Mailbox(page).codeFor(email));
  await page.waitForURL(`${site("international")}/store/${FREE.id}`);
  await player.livesIn("United States");
  await player.reads("The game is yours now.");
  await expect(main.getByText("You own this game.")).toBeVisible();
  await expect(player.bill).toBeHidden();
  expect(await orderTotals(email)).toEqual([0]);

  await player.opens(`/store/${ALSO_FREE}`);
  await main.getByRole("button", { name: "Get it free" }).click();
  await player.reads("The game is yours now.");
  await expect(main.getByText("You own this game.")).toBeVisible();
  await player.keepsTheirPlace();
  expect(await orderTotals(email)).toEqual([0, 0]);
  await player.findsItAccessible();
});

/** What a player's purchases came to, in meowcent. */
async function orderTotals(email: string): Promise<readonly number[]> {
  const orders = await sql<{ total: string }>(
    'select o.total from orders o join "user" u on u.id = o.user_uuid where u.email = $1',
    [email],
  );
  return orders.map(({ total }) => Number(total));
}

// R-CRT-5, R-CAT-18
test("a released game is wished for, and one to come counts down", async ({ player }) => {
  const { page } = player;
  const main = page.getByRole("main");
  await player.opensAsAdult(`/store/${TO_COME}`);
  await expect(main.getByRole("timer", { name: "Time until the release" })).toHaveText(/\d+ days/);
  await player.hasSignedUp();
  await player.livesIn("United States");
  await player.opens(`/store/${NEON_DRIFT.id}`);
  await main.getByRole("button", { name: "Add to wishlist" }).click();
  await expect(main.getByRole("button", { name: "Remove from wishlist" })).toBeVisible();
  await player.opens("/my-store?tab=wishlist");
  await expect(page.getByText(NEON_DRIFT.name).first()).toBeVisible();
});

test("on a phone Buy and Trial are in sight without scrolling", async ({ visitor }) => {
  const player = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const main = player.page.getByRole("main");
  await expect(main.getByRole("button", { name: "Buy", exact: true })).toBeInViewport();
  await expect(main.getByRole("button", { name: "Trial" })).toBeInViewport();
  await player.findsItAccessible();
});

// R-CAT-20, R-CAT-17
test("downloads begin with the visitor's own system, and the page says what is in their language", async ({
  visitor,
}) => {
  const player = await visitor({ userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150" });
  const main = player.page.getByRole("main");
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const first = main
    .getByRole("table", { name: /^Full game/ })
    .getByRole("row")
    .nth(1);
  await expect(first).toContainText("macOS");
  await expect(first).toContainText("Your device");
  await expect(main.getByText("Game, description and screenshots are in English.")).toBeVisible();
  const columns = main.getByRole("table", { name: /^Trial/ }).getByRole("columnheader");
  await expect(columns).toHaveText(["System", "Language", "Version", "Date", "Size", "Download"]);
  // R-CAT-15
  for (const fact of ["Released", "Updated", "Status", "Languages", "Pictures", "Words", "Rating"])
    await expect(main.getByRole("term").filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible();
  await player.opens(`/store/${FOREIGN}`);
  await expect(main.getByRole("heading", { name: "In English?" })).toBeVisible();
});

test("tags and the category lead to the games that have them", async ({ player }) => {
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const tags = player.page.getByRole("list", { name: "Tags" }).getByRole("link");
  const tag = (await tags.first().textContent()) ?? "";
  await tags.first().click();
  await player.page.waitForURL((url) => url.searchParams.has("tags"));
  await expect(player.page.getByRole("list", { name: "Active filters" })).toContainText(tag);
  await expect(player.game(NEON_DRIFT.name)).toBeVisible();
});

// R-PLY-7
test("a player checks whether their browser plays, and copies the details for support", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  await page.getByRole("link", { name: "Does my browser play games?" }).click();
  await expect(player.heading("Can this browser play games?")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Storage for saved games" })).toContainText(
    "Works",
  );
  await player.findsItAccessible();
  await page.getByRole("link", { name: "Technical details" }).click();
  await expect(player.heading("Technical details")).toBeVisible();
  await expect(page.getByText(/^\d+ ms$/).first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("diagnostic pages exist under every language's URL, and are not indexed", async () => {
  for (const path of [`/store/${NEON_DRIFT.id}/fullscreen-test`, "/test", "/test/empty"]) {
    for (const prefix of ["", "/zh-CN"]) {
      const answer = await ask(site("international") + prefix + path);
      expect(answer.status, prefix + path).toBe(200);
      expect(answer.body.toString(), prefix + path).toContain('name="robots" content="noindex"');
    }
    expect((await ask(`${site("international")}/xx${path}`)).status, path).toBe(404);
  }
  const sitemap = await ask(`${site("international")}/sitemap.xml?part=pages`);
  expect(sitemap.body.toString()).not.toContain("/test");
});

// R-PLY-1
test("an owner's panel is as high as what it holds", async ({ player }) => {
  const { page } = player;
  await player.opensAs(READER, "/store/161");
  await expect(page.getByText("You own this game.")).toBeVisible();
  const bottomOf = async (name: string) => {
    const { y = 0, height = 0 } = (await page.getByRole("button", { name }).boundingBox()) ?? {};
    return y + height;
  };
  const brief = page
    .getByRole("main")
    .getByText(/^A tea mistress/)
    .first();
  // No more than the gap between parts of the column.
  expect(((await brief.boundingBox())?.y ?? 0) - (await bottomOf("Price history"))).toBeLessThan(32);
});
