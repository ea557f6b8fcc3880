import { AUTHOR, COMMENTER, NEON_DRIFT } from "../support/games.ts";
import { sql } from "../support/database.ts";
import {
  anyWords,
  boundedGames,
  forbidden,
  gamesShown,
  namesSuggested,
  picturesAskedFor,
  someWords,
} from "../support/excluded-content.ts";
import type { Player } from "../support/player.ts";
import { expect, test } from "../support/test.ts";

/** What a player excludes is never shown, from the first paint on, and none of its pictures is fetched. */

const SURFACES = [
  "/",
  "/store",
  "/store?keyword=the",
  "/store?show=discount",
  "/store?show=preview",
  "/boy-r18",
  "/girl-r18",
  `/user/${AUTHOR.uuid}`,
  `/user/${COMMENTER.uuid}`,
  "/article",
  "/my-store",
];

/** Visits every surface and a game's page. @returns the number of games seen, so that an empty shop proves nothing */
async function seesNoneOf(player: Player, words: readonly string[]): Promise<number> {
  const games = await boundedGames();
  const out = forbidden(games, words);
  const asked = picturesAskedFor(player.page);
  const seen = new Set<number>();
  const allowed = games.find(({ id }) => !out.ids.has(id));
  const excluded = `/store/${[...out.ids][0]}`;
  for (const path of [...SURFACES, `/store/${allowed?.id}`, excluded]) {
    // Of a requested page, only pictures are held back until the player's exclusions are known.
    if (path === excluded) await knowsWhatIsExcluded(player);
    await player.opens(path);
    const shown = await gamesShown(player.page);
    expect(
      shown.filter((id) => out.ids.has(id)),
      `games shown on ${path} though ${words.join(" ")} are excluded`,
    ).toEqual([]);
    for (const id of shown) seen.add(id);
    expect(
      [...asked].filter((hash) => out.pictures.has(hash)),
      `pictures fetched on ${path} though ${words.join(" ")} are excluded`,
    ).toEqual([]);
  }
  expect(out.ids.size).toBeGreaterThan(0);
  const [hidden] = games.filter(({ id }) => out.ids.has(id));
  if (!hidden || !allowed) throw new Error("Either nothing is excluded or everything.");
  // Not the whole name, which another search may have requested.
  const names = await namesSuggested(player.page, hidden.name.slice(0, -1), allowed.name);
  expect(names, `suggested though ${words.join(" ")} are excluded`).not.toContain(hidden.name);
  return seen.size;
}

/** Waits until the browser has heard what the player's account excludes; a guest's knows from the start. */
async function knowsWhatIsExcluded({ page }: Player): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset["player"] === undefined ||
      localStorage.getItem("catnip.boundaries.account") !== null,
  );
}

// R-BND-1, R-BND-2
for (const chosen of ["1", "2", "3", "any"]) {
  test(`a guest meets nothing of what they exclude on any surface (${chosen})`, async ({ player }) => {
    test.slow();
    const games = await boundedGames();
    // `BOUNDARY_SEED` repeats the words of an earlier run.
    const seed = Number(process.env["BOUNDARY_SEED"] ?? Math.floor(Math.random() * 1e9));
    const words =
      chosen === "any" ? anyWords(games, seed) : someWords(games, Number(chosen), 2 + Number(chosen));
    if (chosen === "any") console.log(`BOUNDARY_SEED=${seed} excludes ${words.join(" ")}`);
    await player.page.addInitScript((kept) => {
      localStorage.setItem("r18", "1");
      localStorage.setItem("globalCategory", "boy-r18");
      localStorage.setItem("catnip.boundaries", kept);
    }, words.join(" "));
    expect(await seesNoneOf(player, words)).toBeGreaterThan(0);
  });
}

// R-BND-1, R-BND-2
test("a player meets nothing of it in a browser that does not know them yet, and in which it is off", async ({
  player,
}) => {
  test.slow();
  const words = someWords(await boundedGames(), 7, 4);
  const listed = (mark: string) => words.filter((word) => word.startsWith(mark)).map((word) => word.slice(2));
  await player.opensAsNewPlayer("/privacy");
  await sql(
    `insert into store_preferences (user_uuid, hidden_tag_ids, hidden_content_warnings, hidden_author_uuids)
     select id, $2, $3, $4 from "user" where email = $1
     on conflict (user_uuid) do update set hidden_tag_ids = excluded.hidden_tag_ids,
       hidden_content_warnings = excluded.hidden_content_warnings, hidden_author_uuids = excluded.hidden_author_uuids`,
    [player.email, listed("t:"), listed("w:"), listed("a:")],
  );
  await player.page.evaluate(() => {
    localStorage.removeItem("catnip.boundaries.account");
    localStorage.setItem("globalCategory", "boy-r18");
  });
  // Logging in takes it away, because a browser does not know then what the account excludes.
  await player.page.context().clearCookies({ name: "catnip_over_18" });
  await seesNoneOf(player, words);
  await player.opens("/store");
  await expect(player.games.filter({ visible: true }).first()).toBeVisible();
});

// R-BND-1, R-BND-3, R-BND-5
test("a guest hides games like one, finds out why they are gone, and takes it back with one tap", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  await page.getByRole("button", { name: "Hide games like this" }).press("Enter");
  const popup = player.popup("What do you not want to see?");
  await expect(popup.getByRole("button", { name: AUTHOR.name })).toBeVisible();
  await player.findsItAccessible();
  await popup.getByRole("button", { name: AUTHOR.name }).press("Enter");
  await expect(popup.getByRole("button", { name: AUTHOR.name, pressed: true })).toBeVisible();
  await popup.getByRole("button", { name: "OK", exact: true }).press("Enter");

  await expect(player.heading(`Hidden because you exclude ${AUTHOR.name}`)).toBeVisible();
  await expect(player.heading(NEON_DRIFT.name)).toBeHidden();
  await player.findsItAccessible();

  await player.opens(`/store?keyword=${encodeURIComponent(NEON_DRIFT.name)}`);
  await expect(player.game(NEON_DRIFT.name)).toBeHidden();
  await expect(page.getByText(/hidden because you exclude/i).first()).toBeVisible();
  await page
    .getByRole("button", { name: `Show ${AUTHOR.name} again` })
    .first()
    .click();
  await expect(player.game(NEON_DRIFT.name)).toBeVisible();

  await player.opens(`/user/${AUTHOR.uuid}`);
  await expect(player.heading(AUTHOR.name)).toBeVisible();
});

// R-BND-5
test("what a guest excluded becomes part of the account they log in to", async ({ player }) => {
  await player.opensAsAdult("/privacy");
  await player.page.evaluate((word) => localStorage.setItem("catnip.boundaries", word), `a:${AUTHOR.uuid}`);
  await player.opensAsNewPlayer("/privacy");
  await expect
    .poll(() =>
      player.page.evaluate(() => [
        localStorage.getItem("catnip.boundaries"),
        localStorage.getItem("catnip.boundaries.account"),
      ]),
    )
    .toEqual([null, `a:${AUTHOR.uuid}`]);
  await player.opens(`/user/${AUTHOR.uuid}`);
  await expect(player.heading(`Hidden because you exclude ${AUTHOR.name}`)).toBeVisible();
});
