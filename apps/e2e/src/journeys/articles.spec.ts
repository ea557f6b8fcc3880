import { ARTICLES } from "../support/articles.ts";
import { sql } from "../support/database.ts";
import { COLLECTOR } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SHOP = site("international");

// R-ART-7, R-ART-8
test("a guest follows the news on Home to an article, and finds others by category and search, by keyboard", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult("/");
  await player.choosesCategory("Male-oriented");
  await player.opens("/");
  const news = page.getByRole("table", { name: "News" });
  await expect(news.getByRole("columnheader")).toHaveText(["Date", "Category", "Title", "Content"]);
  await news.getByRole("link", { name: "The shop is open" }).click();
  await page.waitForURL(`${SHOP}/article/${ARTICLES.welcome}`);
  await expect(player.heading("The shop is open")).toBeVisible();

  await page
    .getByRole("navigation", { name: "You are here" })
    .getByRole("link", { name: "News and help" })
    .click();
  await expect(player.heading("News and help")).toBeVisible();
  const tutorials = page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: "Tutorial" });
  await tutorials.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${SHOP}/article?category=tutorial`);
  const search = page.getByRole("main").getByRole("searchbox", { name: "Search articles" });
  await search.focus();
  await page.keyboard.type(" step by step ");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${SHOP}/article?category=tutorial&keyword=step+by+step`);
  await expect(page.getByText("1 article", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Playing in the browser, step by step" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${SHOP}/article/${ARTICLES.playInBrowser}?category=tutorial`);

  await expect(player.heading("Playing in the browser, step by step")).toBeVisible();
  await player.findsItAccessible();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Try it first" })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "Try it first" })).toBeInViewport();
  const beside = page.getByRole("navigation", { name: "More articles" });
  await beside.getByRole("link", { name: /^Previous article/ }).click();
  await expect(player.heading("How to top up your wallet")).toBeVisible();

  await player.opens("/article?keyword=nothing-has-this-word");
  await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
  await page.getByRole("link", { name: "Remove filter: “nothing-has-this-word”" }).click();
  await page.waitForURL(`${SHOP}/article`);
});

// R-ART-5
test("a player says whether an article helped, and changes the answer; a guest is asked to log in", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult(`/article/${ARTICLES.playInBrowser}`);
  const question = page.getByRole("group", { name: "Was this helpful?" });
  const yes = question.getByRole("button", { name: "Yes" });
  const no = question.getByRole("button", { name: "No" });
  await yes.click();
  const request = player.popup("Please log in");
  await request.getByRole("button", { name: "Cancel" }).click();
  await expect(request).toBeHidden();

  await player.hasSignedUp();
  await player.livesIn("Germany");
  await yes.click();
  await expect(question.getByText("1 of 1 reader found this helpful.")).toBeVisible();
  await expect(yes).toHaveAttribute("aria-pressed", "true");
  await no.click();
  await expect(question.getByText("0 of 1 reader found this helpful.")).toBeVisible();
  await page.reload();
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await expect(yes).toHaveAttribute("aria-pressed", "false");
});

// R-ART-2, R-ART-9
test("live broadcasts open once: the announcement, then the article, each until it was closed", async ({
  player,
}) => {
  const { page } = player;
  const broadcast = (uuid: string, path: string | null) =>
    sql(
      "update articles set broadcast_state = 1, broadcast_started_at = now() - interval '1 hour', broadcast_ended_at = now() + interval '1 hour', broadcast_path = $2 where uuid = $1",
      [uuid, path],
    );
  await broadcast(ARTICLES.welcome, null);
  await broadcast(ARTICLES.sale, "/store?show=discount");
  try {
    const announcement = player.popup("The shop is open");
    const article = player.popup("The long-nights sale has begun");
    await expect(async () => {
      await player.opensAsAdult("/terms");
      await expect(announcement).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await player.findsItAccessible();
    await page.keyboard.press("Escape");
    await expect(announcement).toBeHidden();
    await article.getByRole("link", { name: "Have a look" }).click();
    await page.waitForURL(`${SHOP}/store?show=discount`);

    const kept = await page.evaluate(() => [
      localStorage.getItem("has_read_article_list"),
      localStorage.getItem("announcement"),
    ]);
    expect(kept).toEqual([JSON.stringify([ARTICLES.welcome, ARTICLES.sale]), ARTICLES.welcome]);
    const settled = page.waitForResponse((response) => response.url().endsWith("/about-us"));
    await player.opens("/about-us");
    await settled;
    await expect(player.heading("About us")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  } finally {
    await sql(
      "update articles set broadcast_state = 0, broadcast_started_at = null, broadcast_ended_at = null, broadcast_path = null where uuid = any($1)",
      [[ARTICLES.welcome, ARTICLES.sale]],
    );
  }
});

test("news of a game stands on its page, and its article leads back to the game", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/store/101?tab=news");
  await page
    .getByRole("main")
    .getByRole("link", { name: /the rain has come/ })
    .click();
  await expect(player.heading("Neon Drift: the rain has come to Kestrel City")).toBeVisible();
  await page.getByRole("link", { name: "To the game's page" }).click();
  await page.waitForURL(`${SHOP}/store/101`);
});

// R-ART-11
test("a player chooses what to hear of", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/terms");
  await player.hasSignedUp();
  await player.livesIn("Germany");
  const open = async () => {
    await page.getByRole("banner").getByRole("button", { name: "Notifications" }).click();
    await page.getByRole("button", { name: "Choose your notifications" }).click();
  };
  await open();
  const settings = player.popup("What do you want to be notified about?");
  const sale = (where: string) =>
    settings.getByRole("switch", { name: `A game on your wishlist is on sale: ${where}` });
  // It shows the change a moment after the press, so it is not checked at once like a plain checkbox.
  await sale("by email").click();
  await expect(sale("by email")).not.toBeChecked();
  await expect(settings.getByRole("switch", { name: "Login from a new device: by email" })).toBeDisabled();
  await player.findsItAccessible();
  await settings.getByRole("button", { name: "OK" }).click();
  await page.reload();
  await open();
  await expect(sale("by email")).not.toBeChecked();
  await expect(sale("in the inbox")).toBeChecked();
});

// R-ART-11
test("the choice of what to hear of does not move away when the bell's entries arrive", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAs(COLLECTOR, "/terms");
  await player.isSignedIn();
  const released = Promise.withResolvers<void>();
  await page.route(`${site("api")}/graphql`, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page
    .getByRole("banner")
    .getByRole("button", { name: /notifications?$/i })
    .click();
  const inbox = player.popup("Notifications");
  const choice = inbox.getByRole("button", { name: "Choose your notifications" });
  await expect(inbox.getByText("Loading")).toBeVisible();
  // It is put below the bell only after it is there.
  await choice.click({ trial: true });
  const before = await choice.boundingBox();
  released.resolve();
  await expect(inbox.getByText("Loading")).toBeHidden();
  expect(await choice.boundingBox()).toEqual(before);
});

// R-ART-8, R-WEB-1
test("an article describes itself to search engines, and an unknown one is a 404", async () => {
  const { body } = await ask(`${SHOP}/zh-CN/article/${ARTICLES.playInBrowser}`);
  const html = body.toString();
  expect(html).toContain(`<link rel="canonical" href="${SHOP}/zh-CN/article/${ARTICLES.playInBrowser}"/>`);
  expect(html).toContain('"@type":"Article"');
  expect(html).toContain('property="og:type" content="article"');
  for (const uuid of ["00000000-0000-7000-8000-000000000000", "no-uuid", "1' or '1'='1"])
    expect((await ask(`${SHOP}/article/${encodeURIComponent(uuid)}`)).status, uuid).toBe(404);
});

for (const name of ["international", "partner", "china", "china-next"]) {
  // R-ART-10
  test(`the bookmark page of ${name} leads to both sites`, async () => {
    const prefix = name === "international" ? "" : "/zh-CN";
    const { status, body } = await ask(`${site(name)}${prefix}/bookmark`);
    expect(status).toBe(200);
    const html = body.toString();
    expect(html).toContain(`href="${site(name === "china-next" ? "china-next" : "china")}"`);
    expect(html).toContain(`href="${site("international")}${prefix || "/"}"`);
  });
}
