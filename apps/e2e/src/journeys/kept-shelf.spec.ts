import { isAwake } from "../support/awake.ts";
import { NEON_DRIFT, READER } from "../support/games.ts";
import { hold, SCRIPTS } from "../support/hold.ts";
import { opensAgain } from "../support/opens-again.ts";
import { ownsNeonDrift } from "../support/owns-neon-drift.ts";
import type { Player } from "../support/player.ts";
import { rowOf } from "../support/shelf-row.ts";
import { expect, test } from "../support/test.ts";

/** A library is there at once for a player who comes back, as it was last. */

const LANTERN_LINES = "Lantern Lines";
const API = "**/graphql";

const kept = ({ page }: Player) => page.evaluate(() => localStorage.getItem("catnip.shelf"));

/** Has seen their library before. */
async function comesBack(player: Player, name: string): Promise<void> {
  await player.opens("/my-store");
  await expect.poll(() => kept(player)).toContain(name);
}

async function readerComesBack(player: Player): Promise<void> {
  await player.opensAs(READER, "/store");
  await comesBack(player, LANTERN_LINES);
}

// R-WEB-76
test("a player who comes back sees and plays their games before the page's scripts have arrived", async ({
  player,
}) => {
  const { page } = player;
  await readerComesBack(player);
  const letArrive = await hold(page, SCRIPTS);

  await opensAgain(player, "/my-store");
  const row = rowOf(player, LANTERN_LINES);
  await expect(row).toContainText("Last played 6 days ago");
  await expect(row.locator("img")).toHaveJSProperty("complete", true);
  await expect(page.getByRole("heading", { name: "Continue playing" })).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search your library" });
  await search.focus();
  await expect(search, "what it cannot do yet").not.toBeFocused();
  await row.getByRole("link", { name: "Play", exact: true }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/fullscreen$/);

  await page.goBack({ waitUntil: "commit" });
  await expect(row).toBeVisible();
  letArrive();
  await expect(page.locator("#kept-shelf")).toHaveCount(0);
  await search.fill("lantern");
  await expect(rowOf(player, "Tea House Letters")).toBeHidden();
  await expect(row).toHaveCount(1);
});

// R-WEB-76, R-WEB-32
test("what is pressed in the library as it was is pressed in the library as it is", async ({ player }) => {
  const { page } = player;
  await ownsNeonDrift(player);
  await comesBack(player, NEON_DRIFT.name);

  const letAnswer = await hold(page, API);
  await player.opens("/my-store", "commit");
  await isAwake(page);
  await rowOf(player, NEON_DRIFT.name)
    .getByRole("button", { name: `Return ${NEON_DRIFT.name}` })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letAnswer();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("dialog").getByRole("heading")).toContainText(NEON_DRIFT.name);
});

// R-WEB-76, R-WEB-32
test("the library as it is takes over the keyboard's focus and a press that has begun", async ({
  player,
}) => {
  const { page } = player;
  await ownsNeonDrift(player);
  await comesBack(player, NEON_DRIFT.name);
  const returns = rowOf(player, NEON_DRIFT.name).getByRole("button", { name: `Return ${NEON_DRIFT.name}` });
  const before = page.locator("#kept-shelf");

  let letAnswer = await hold(page, API);
  await player.opens("/my-store", "commit");
  await isAwake(page);
  await returns.focus();
  await expect(before).toHaveCount(1);
  letAnswer();
  await expect(before).toHaveCount(0);
  await expect(returns).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(1);

  letAnswer = await hold(page, API);
  await player.opens("/my-store", "commit");
  await isAwake(page);
  await returns.hover();
  await page.mouse.down();
  await expect(before).toHaveCount(1);
  letAnswer();
  await expect(before).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

// R-WEB-76
test("whoever turns to another shelf while the library is on its way sees nothing of it there", async ({
  player,
}) => {
  const { page } = player;
  await readerComesBack(player);
  const letAnswer = await hold(page, API);
  await player.opens("/my-store", "commit");
  await isAwake(page);
  await expect(rowOf(player, LANTERN_LINES)).toBeVisible();
  const cart = page.getByRole("main").getByRole("link", { name: "Cart" });
  await cart.click();
  await expect(cart).toHaveAttribute("aria-current", "page");
  await expect(rowOf(player, LANTERN_LINES)).toHaveCount(0);
  letAnswer();
});

// R-WEB-76
test("a library as it was is shown in no other language and on no other shelf, and logging out deletes it", async ({
  player,
}) => {
  const { page } = player;
  await readerComesBack(player);
  const letArrive = await hold(page, SCRIPTS);
  const letAnswer = await hold(page, API);
  for (const path of ["/my-store?tab=cart", "/my-store?order=asc", "/de-DE/my-store"]) {
    await opensAgain(player, path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("#kept-shelf")).toBeEmpty();
  }
  letArrive();
  letAnswer();
  await player.opens("/my-store");
  await player.isSignedIn();
  await player.signsOut();
  expect(await kept(player)).toBeNull();
});

// R-WEB-76
test("a library as it was is gone before somebody else can log in, also after a session that ended by itself", async ({
  player,
}) => {
  const { page } = player;
  await readerComesBack(player);
  await page.context().clearCookies();
  const letArrive = await hold(page, SCRIPTS);
  await opensAgain(player, "/store");
  expect(await kept(player)).toBeNull();
  letArrive();
});

// R-WEB-76
for (const [says, more] of [
  ["a handler", '<img src="/favicon.svg" onload="document.title = 1">'],
  ["another element", '<iframe srcdoc="<p>"></iframe>'],
  ["a link elsewhere", '<a href="//elsewhere.test/">Play</a>'],
  ["a link that is a script", '<a href="javascript:0">Play</a>'],
] as const)
  test(`a library as it was in whose storage there is ${says} is not shown`, async ({ player }) => {
    const { page } = player;
    await readerComesBack(player);
    await page.evaluate((markup) => {
      const shelf = JSON.parse(localStorage.getItem("catnip.shelf") ?? "") as { markup: string };
      localStorage.setItem("catnip.shelf", JSON.stringify({ ...shelf, markup: shelf.markup + markup }));
    }, more);
    const letArrive = await hold(page, SCRIPTS);
    const letAnswer = await hold(page, API);
    await opensAgain(player, "/my-store");
    await expect(player.heading("My Store")).toBeVisible();
    await expect(rowOf(player, LANTERN_LINES)).toHaveCount(0);
    letArrive();
    await isAwake(page);
    await expect(rowOf(player, LANTERN_LINES)).toHaveCount(0);
    letAnswer();
    await expect(rowOf(player, LANTERN_LINES)).toHaveCount(1);
  });

// R-WEB-77
test("a library is asked for before the page's scripts have arrived, and once", async ({ player }) => {
  const { page } = player;
  await player.opensAs(READER, "/store");
  // That page asks for more in a moment.
  await page.goto("about:blank");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql") && request.method() === "POST")
      asked.push(request.postData() ?? "");
  });
  const letArrive = await hold(page, SCRIPTS);
  await opensAgain(player, "/my-store");
  await expect.poll(() => asked).toHaveLength(3);
  const early = [...asked];
  letArrive();
  await expect(rowOf(player, LANTERN_LINES)).toBeVisible();
  await isAwake(page);
  expect(asked.filter((body) => early.includes(body))).toEqual(early);
});
