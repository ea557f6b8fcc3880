import { hostileTexts } from "@catnip/domain/articles/testing";
import type { Page } from "@playwright/test";
import { findsNothingForeign, listenForScripts, RUNS_BY_ITSELF } from "../support/hostile-page.ts";
import { isHydrated } from "../support/hydrated.ts";
import { ask } from "../support/http.ts";
import { foreignMarkup, readPage } from "../support/foreign-markup.ts";
import { insertHostileContent, removeHostile, type HostileGame } from "../support/insert-hostile-content.ts";
import { IS_NIGHT } from "../support/sample.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** Game pages loaded from the server by a browser; without one, the first test loads all of them. */
const FULL_LOADS = IS_NIGHT ? 16 : 4;
const SHOP = site("international");
const TEXTS = hostileTexts().map(({ text }) => text);

/**
 * More than a thousand XSS payloads, written past every check into all content that players and staff can
 * write. Each layer is tested alone: escaping and sanitizing with the browser's CSP switched off, the CSP with
 * unsanitised content.
 */
test.describe.serial("stored scripts", () => {
  let hostileGames: readonly HostileGame[];
  test.beforeAll(async () => {
    hostileGames = await insertHostileContent(TEXTS);
  });
  test.afterAll(removeHostile);

  test("server-rendered pages contain only text, whatever a game is called", async () => {
    test.setTimeout(180_000);
    const left: string[] = [];
    await inParallel(hostileGames, 4, async ({ id, name, texts }) => {
      for (const [path, headings] of [
        [`/store/${id}`, [name]],
        [`/store/${id}?tab=news`, [name, ...texts]],
      ] as const) {
        const answer = await ask(SHOP + path);
        expect(answer.status).toBe(200);
        const page = readPage(answer.body.toString());
        const policy = String(answer.headers["content-security-policy"]);
        for (const leak of foreignMarkup(page.elements, policy)) left.push(`${name}: ${leak}`);
        // Each payload is text to its last character, so none can have hidden what another one did.
        const missing = headings.map(asParsed).filter((text) => !page.headings.includes(text));
        left.push(...missing.map((text) => `${path}: no heading says ${text}`));
      }
    });
    expect(left).toEqual([]);
  });

  test("without the CSP no payload runs: on game pages, news, lists and the start page", async ({
    visitor,
  }) => {
    test.setTimeout(240_000);
    const player = await visitor({ bypassCSP: true });
    const heard = await listenForScripts(player);
    await player.opensAsAdult("/about-us");
    for (const { id } of hostileGames.slice(0, FULL_LOADS)) {
      await player.opens(`/store/${id}?tab=news`);
      await findsNothingForeign(player.page);
    }
    // The rest by client-side navigation: rendered by the browser, not the server.
    const rest = hostileGames.slice(FULL_LOADS).filter((_, index) => IS_NIGHT || index % 4 === 0);
    for (const { id } of rest) {
      await goesOn(player.page, `/store/${id}?tab=news`);
      await findsNothingForeign(player.page);
    }
    for (const { id } of hostileGames.slice(0, FULL_LOADS / 2)) {
      await player.opens(`/ja-JP/store/${id}?tab=news`);
      await findsNothingForeign(player.page);
    }
    for (const path of [
      "/",
      "/ja-JP",
      "/store?sort=released_at-asc",
      "/boy-r18?page=2",
      "/store?keyword=script",
    ]) {
      await player.opens(path);
      await findsNothingForeign(player.page);
    }
    expect(heard).toEqual([]);
  });

  test("with the CSP nothing is even attempted: it has no violations to report", async ({ visitor }) => {
    const player = await visitor();
    const heard = await listenForScripts(player);
    await player.opensAsAdult("/about-us");
    for (const { id } of hostileGames.slice(0, FULL_LOADS)) await player.opens(`/store/${id}?tab=news`);
    for (const path of ["/", "/store", "/store?keyword=script"]) await player.opens(path);
    expect(heard).toEqual([]);
  });

  // R-WEB-4
  test("the CSP alone stops unsanitised payloads, which do run without it", async ({ visitor }) => {
    const raw = TEXTS.filter((text) => RUNS_BY_ITSELF.test(text) && !SWALLOWS_THE_REST.test(text)).join(
      "\n<p></p>\n",
    );
    const run = async (bypassCSP: boolean) => {
      const player = await visitor({ bypassCSP });
      const heard = await listenForScripts(player);
      // An intermediate stub page has no network to send visits to.
      await player.page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
      await player.page.route(`${SHOP}/terms`, async (route) => {
        const page = await ask(`${SHOP}/terms`);
        const headers = {
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": String(page.headers["content-security-policy"]),
        };
        const body = page.body.toString().replace("</body>", () => `${raw}</body>`);
        await route.fulfill({ headers, body });
      });
      await player.expecting({ console: /./, failedRequests: true, status: [400, 404] }, async () => {
        await player.opens("/terms");
        await player.page.waitForLoadState("networkidle");
      });
      player.noise.taken();
      return { ran: heard.filter((what) => what === "ran").length, reported: heard.length };
    };
    expect((await run(true)).ran).toBeGreaterThan(20);
    const stopped = await run(false);
    expect(stopped.ran).toBe(0);
    expect(stopped.reported).toBeGreaterThan(20);
  });
});

/** As an HTML parser reads it: line breaks become one character. */
const asParsed = (text: string) => text.replaceAll(/\r\n?/g, "\n");

/** Navigates to another game on the client, as a link does. */
async function goesOn(page: Page, path: string): Promise<void> {
  await isHydrated(page);
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForFunction(
    (address) => document.querySelector("link[rel=canonical]")?.getAttribute("href")?.endsWith(address),
    path.split("?")[0] ?? "",
  );
}

async function inParallel<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Payloads that turn the rest of the page into text, or navigate away. */
const SWALLOWS_THE_REST =
  /<!|<(plaintext|title|textarea|xmp|noscript|style|iframe|noembed|noframes|select|template|base|meta|svg|math)|<script>xss\(\)$|["'`]$|[^>]$|<script[^>]*src/i;
