import { isAwake } from "../support/awake.ts";
import { NEON_DRIFT, READER } from "../support/games.ts";
import { hold, SCRIPTS } from "../support/hold.ts";
import { ask } from "../support/http.ts";
import { opensAgain } from "../support/opens-again.ts";
import { ownsNeonDrift } from "../support/owns-neon-drift.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { rowOf } from "../support/shelf-row.ts";
import { signInByForms } from "../support/sign-in-by-forms.ts";
import { expect, test } from "../support/test.ts";

/** A library that this browser has never shown is there as soon as the API has answered. */

const LANTERN_LINES = "Lantern Lines";
const API = "**/graphql";

/** The library's rows and what there is to go on with: what they say, and where they are. */
const looks = ({ page }: Player) =>
  page
    .getByRole("main")
    .locator("section:has(h2), li:has(h2)")
    .evaluateAll((parts) =>
      parts.map((part) => ({
        says: (part as HTMLElement).innerText,
        links: [...part.querySelectorAll("a")].map((link) => link.href),
        top: Math.round(part.getBoundingClientRect().top),
      })),
    );

/** Has the API say that a game has another name. */
const renames = ({ page }: Player, name: string) =>
  page.route(API, async (route) => {
    const asked = route.request();
    const { "accept-encoding": _, ...headers } = asked.headers();
    const body = asked.postData();
    const {
      status,
      headers: got,
      body: said,
    } = await ask(asked.url(), {
      method: asked.method(),
      headers,
      ...(body !== null && { body }),
    });
    const renamed = said
      .toString()
      .replace(`"name":${JSON.stringify(LANTERN_LINES)}`, () => `"name":${JSON.stringify(name)}`);
    await route.fulfill({ status, headers: got as Record<string, string>, body: renamed });
  });

// R-WEB-78
for (const locale of ["", "/de-DE", "/zh-CN"])
  test(`a player sees their games before the page's scripts have arrived, as the library shows them: ${locale || "/en-US"}`, async ({
    player,
  }) => {
    const { page } = player;
    await player.opensAs(READER, "/store");
    const letArrive = await hold(page, SCRIPTS);
    await opensAgain(player, `${locale}/my-store`);
    const rows = page.locator("#kept-shelf li:has(h2)");
    await expect(rows).toHaveCount(4);
    await expect(rows.first().locator("img")).toHaveJSProperty("complete", true);
    const early = await looks(player);
    letArrive();
    await isAwake(page);
    await expect(page.locator("#kept-shelf")).toHaveCount(0);
    expect(await looks(player)).toEqual(early);
  });

// R-WEB-78
test("a game is played from there, and what searches stands still", async ({ player }) => {
  const { page } = player;
  await player.opensAs(READER, "/store");
  await hold(page, SCRIPTS);
  await opensAgain(player, "/my-store");
  const play = rowOf(player, LANTERN_LINES).getByRole("link", { name: "Play", exact: true });
  await expect(play).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search your library" });
  await search.focus();
  await expect(search).not.toBeFocused();
  await play.click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/fullscreen$/);
});

// R-WEB-78, R-WEB-32
test("a button that is pressed there is pressed in the library", async ({ player }) => {
  const { page } = player;
  await ownsNeonDrift(player);
  const letArrive = await hold(page, SCRIPTS);
  await opensAgain(player, "/my-store");
  await rowOf(player, NEON_DRIFT.name)
    .getByRole("button", { name: `Return ${NEON_DRIFT.name}` })
    .click();
  letArrive();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("dialog").getByRole("heading")).toContainText(NEON_DRIFT.name);
});

// R-WEB-78
test("the name of a game is text, whatever is in it", async ({ player }) => {
  const { page } = player;
  const name = '<img src=x onerror="document.title=1">{cover}$&';
  await player.opensAs(READER, "/store");
  await renames(player, name);
  await hold(page, SCRIPTS);
  await opensAgain(player, "/my-store");
  await expect(page.locator("#kept-shelf h2").filter({ hasText: name })).toHaveCount(1);
  expect(await page.title()).not.toBe("1");
});

// R-WEB-78
test("where the API does not answer, nothing is shown until the page says so", async ({ player }) => {
  const { page } = player;
  await player.opensAs(READER, "/store");
  await player.expecting({ status: [503] }, async () => {
    await page.route(API, (route) => route.fulfill({ status: 503, json: { code: "service/unavailable" } }));
    const letArrive = await hold(page, SCRIPTS);
    await opensAgain(player, "/my-store");
    await expect(player.heading("My Store")).toBeVisible();
    await expect(page.locator("#kept-shelf")).toBeEmpty();
    letArrive();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("We are away for a moment.");
  });
});

// R-AGE-2
test("a player's library fetches no cover while the age gate is closed, early or kept", async ({
  player,
}) => {
  const { page } = player;
  const covers: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image" && request.url().startsWith(site("cdn")))
      covers.push(request.url());
  });
  await signInByForms(page.context(), site("international"), READER);
  for (const how of ["early", "kept"]) {
    const letArrive = await hold(page, SCRIPTS);
    await player.opens("/my-store", "commit");
    await expect(page.locator("#kept-shelf li").first(), how).toBeAttached();
    await expect(player.ageGate).toBeVisible();
    letArrive();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("catnip.shelf")), how).not.toBeNull();
    expect(covers, how).toEqual([]);
    await page.unroute(SCRIPTS);
  }
  await player.passesAgeGate();
  await expect.poll(() => covers.length).toBeGreaterThan(0);
});
