import { exclusions, gameWords } from "@catnip/domain/catalog";
import { expect, type Page } from "@playwright/test";
import { sql } from "./database.ts";
import { site } from "./settings.ts";

/** A demo game as boundaries see it, and its pictures. */
export type BoundedGame = {
  readonly id: number;
  /** In English. */
  readonly name: string;
  readonly words: string;
  readonly pictures: readonly string[];
};

/** All games of the demo, with the hashes of everything that shows them. */
export async function boundedGames(): Promise<readonly BoundedGame[]> {
  const rows = await sql<{
    id: number;
    name: string;
    tagIds: string[];
    contentWarnings: string[];
    authorUuid: string | null;
    pictures: string[] | null;
  }>(`
    select l.store_id as id, l.tag_ids as "tagIds", l.content_warnings as "contentWarnings",
      s.author_uuid::text as "authorUuid",
      (select info ->> 1 from json_array_elements(c.compact -> 'texts') info where info ->> 0 = 'en-us') as name,
      (select array_agg(left(picture ->> 0, 32)) from json_array_elements(c.compact -> 'pictures') picture) as pictures
    from store_listings l join stores s on s.id = l.store_id join store_cards c on c.store_id = l.store_id
    where l.visible_at <= now() order by l.store_id`);
  return rows.map(({ id, name, pictures, ...game }) => ({
    id,
    name,
    words: gameWords(game),
    pictures: pictures ?? [],
  }));
}

/** Who excludes these words must not see these games, nor pictures that show no other game. */
export function forbidden(games: readonly BoundedGame[], words: readonly string[]) {
  const isExcluded = (game: BoundedGame) => exclusions(words, game.words).length > 0;
  const allowed = new Set(games.filter((game) => !isExcluded(game)).flatMap(({ pictures }) => pictures));
  const out = games.filter(isExcluded);
  return {
    ids: new Set(out.map(({ id }) => id)),
    pictures: new Set(out.flatMap(({ pictures }) => pictures).filter((hash) => !allowed.has(hash))),
  };
}

/** Collects the hashes of all pictures a page requests. */
export function picturesAskedFor(page: Page): Set<string> {
  const hashes = new Set<string>();
  page.on("request", (request) => {
    // Cards name pictures by the first half of their hash.
    const hash = /\/([0-9a-f]{32})(?:[0-9a-f]{32})?\//.exec(request.url())?.[1];
    if (hash && request.url().startsWith(site("cdn"))) hashes.add(hash);
  });
  return hashes;
}

/**
 * Goes down the page, so that pictures far below are fetched, and tells the games that links lead to.
 *
 * @throws with the address of a page that never ends, paints nothing any more or does not answer at all
 */
export async function gamesShown(page: Page): Promise<readonly number[]> {
  const found = page.evaluate(async (framesMsMax) => {
    const settled = async () => {
      const frames = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const none = new Promise((done) => setTimeout(done, framesMsMax, "none"));
      if ((await Promise.race([frames, none])) === "none")
        throw new Error(`${location.href} paints nothing; it is ${document.visibilityState}`);
    };
    const { scrollHeight: before } = document.documentElement;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      if (top > 100 * innerHeight)
        throw new Error(
          `${location.href} never ends: ${before}, ${document.documentElement.scrollHeight} px`,
        );
      scrollTo({ top, behavior: "instant" });
      await settled();
    }
    for (const row of document.querySelectorAll("ul")) row.scrollLeft = row.scrollWidth;
    await settled();
    const shown = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      // The header leads to the page itself in other languages.
      .filter((link) => !link.pathname.endsWith(location.pathname) || link.closest("main") !== null)
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .flatMap(({ pathname }) => /\/store\/(\d+)/.exec(pathname)?.[1] ?? []);
    return [...new Set(shown.map(Number))];
  }, FRAMES_MS_MAX);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${page.url()} does not answer`)), 2 * FRAMES_MS_MAX);
  });
  return Promise.race([found, silence]).finally(() => clearTimeout(timer));
}

/** On a busy machine two frames take seconds; this says that none comes at all, in ms. */
const FRAMES_MS_MAX = 45_000;

/** A few words of what games have, the same for the same number. */
export function someWords(games: readonly BoundedGame[], seed: number, count: number): readonly string[] {
  const all = [...new Set(games.flatMap(({ words }) => words.split(" ")))].filter(Boolean).toSorted();
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return [...new Set(Array.from({ length: count }, () => all[next(all.length)] ?? ""))].toSorted();
}

/** Random words that leave at least half of the games; the same for the same number. */
export function anyWords(games: readonly BoundedGame[], seed: number): readonly string[] {
  for (let each = seed; ; each += 1) {
    const words = someWords(games, each, 4);
    if (forbidden(games, words).ids.size * 2 <= games.length) return words;
  }
}

/** The names that the header's search suggests for a text, after it has suggested a game that is not excluded. */
export async function namesSuggested(page: Page, text: string, allowed: string): Promise<readonly string[]> {
  const field = page.getByLabel("Search games", { exact: true }).locator("visible=true");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(async () => {
    await field.fill("");
    await field.fill(allowed);
    await expect(options.filter({ hasText: allowed }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const answer = page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes(`"keyword":${JSON.stringify(text)}`),
  );
  await field.fill(text);
  await (await answer).finished();
  await expect(options.filter({ hasText: allowed })).toHaveCount(0);
  // Drawn by now if it is drawn at all.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return options.locator("> span:not([data-sign])").allInnerTexts();
}
