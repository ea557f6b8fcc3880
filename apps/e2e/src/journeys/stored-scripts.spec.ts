import { hostileTexts } from "@catnip/domain/articles/testing";
import type { Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { NEON_DRIFT } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { elementsNow, elementsOf, pageLeaks } from "../support/page-leaks.ts";
import { plantHostile, removeHostile, type Planted } from "../support/plant-hostile.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** Game pages loaded from the server by a browser; without it, the first test loads all of them. */
const FULL_LOADS = 16;
const SHOP = site("international");
/** A demo account that may write articles and already has a country. */
const STAFF = { email: "staff@catnip.test", password: "Catnip2026" };
const TEXTS = hostileTexts().map(({ text }) => text);

// R-CMT-5, R-ART-3
test("input through the API is rendered as text: names, comments, articles, searches, URLs", async ({
  visitor,
}) => {
  test.setTimeout(120_000);
  const player = await visitor({ bypassCSP: true });
  const heard = await listen(player);
  await player.opensAsAdult("/store");
  await player.hasLoggedIn(STAFF.email, STAFF.password);
  const chosen = TEXTS.filter((text) => text.length <= 40 && RUNS_BY_ITSELF.test(text));
  const texts = Array.from({ length: 6 }, (_, index) => chosen[index * Math.floor(chosen.length / 6)] ?? "");
  const [me] = await sql<{ id: string }>(`select id from "user" where email = $1`, [player.email]);
  await sql(
    `insert into entitlements (user_uuid, store_id, order_uuid, created_at)
     select $1::uuid, $2, gen_random_uuid(), now()
    on conflict do nothing`,
    [me?.id, NEON_DRIFT.id],
  );
  const send = await apiOf(player);
  await send(
    `mutation ($c: String!) { addStoreComment(store_id: ${NEON_DRIFT.id}, comment: $c, vote: 1) { uuid } }`,
    {
      c: texts.join(" "),
    },
  );
  for (const text of texts) {
    await send("mutation ($n: String!) { setUser(profile: { nickname: $n, brief: $n }) { uuid } }", {
      n: text,
    });
    await send("mutation ($uuid: ID!, $a: ArticleInput!) { addArticle(uuid: $uuid, article: $a) { uuid } }", {
      uuid: crypto.randomUUID(),
      a: { category: "announcement", headline: text, text: `<p>${text}</p>`, broadcast_state: 1 },
    });
    for (const path of [`/store/${NEON_DRIFT.id}`, "/", `/store?keyword=${encodeURIComponent(text)}`]) {
      await player.opens(path);
      await findsNothingForeign(player.page);
    }
    await player.expecting({ status: [400, 404] }, async () => {
      await player.opens(`/redirect?returnPath=${encodeURIComponent(text)}`);
      await findsNothingForeign(player.page);
      // Continues by itself, wherever the payload leads.
      await player.page.waitForURL(({ pathname }) => pathname !== "/redirect");
      await findsNothingForeign(player.page);
      await player.opens(`/${encodeURIComponent(text)}?returnUrl=${encodeURIComponent(text)}`);
      await findsNothingForeign(player.page);
    });
  }
  expect(heard).toEqual([]);
  // Other journeys use the same shop.
  await sql("update profiles set nickname = 'Quill', brief = null where user_uuid = $1", [me?.id]);
  await sql("delete from store_comments where user_uuid = $1", [me?.id]);
  await sql("delete from entitlements where user_uuid = $1", [me?.id]);
  await sql("delete from articles where uuid in (select article_uuid from article_versions)");
});

/**
 * More than a thousand XSS payloads, written past every check into all content that players and staff can
 * write. Each layer is tested alone: escaping and sanitising with the browser's CSP switched off, the CSP with
 * unsanitised content.
 */
test.describe.serial("stored scripts", () => {
  let planted: Planted;
  test.beforeAll(async () => {
    planted = await plantHostile(TEXTS);
  });
  test.afterAll(removeHostile);

  test("server-rendered pages contain only text, whatever a game is called", async () => {
    test.setTimeout(180_000);
    const left: string[] = [];
    await inParallel(planted.games, 8, async (id) => {
      const answer = await ask(`${SHOP}/store/${id}`);
      expect(answer.status).toBe(200);
      const policy = String(answer.headers["content-security-policy"]);
      for (const leak of pageLeaks(elementsOf(answer.body.toString()), policy))
        left.push(`${TEXTS[id - 900_001]}: ${leak}`);
    });
    expect(left).toEqual([]);
  });

  test("without the CSP no payload runs: on game pages, news, lists and the start page", async ({
    visitor,
  }) => {
    test.setTimeout(240_000);
    const player = await visitor({ bypassCSP: true });
    const heard = await listen(player);
    await player.opensAsAdult("/about-us");
    for (const id of planted.full.slice(0, FULL_LOADS)) {
      await player.opens(`/store/${id}?tab=news`);
      await findsNothingForeign(player.page);
    }
    // The rest by client-side navigation: rendered by the browser, not the server.
    for (const id of planted.full.slice(FULL_LOADS)) {
      await goesOn(player.page, `/store/${id}?tab=news`);
      await findsNothingForeign(player.page);
    }
    for (const id of planted.full.slice(0, FULL_LOADS / 2)) {
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
    const heard = await listen(player);
    await player.opensAsAdult("/about-us");
    for (const id of planted.full.slice(0, 12)) await player.opens(`/store/${id}?tab=news`);
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
      const heard = await listen(player);
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

/** Records every script that is not ours, every dialog and every CSP report. */
async function listen(player: Player): Promise<string[]> {
  const heard: string[] = [];
  const context = player.page.context();
  await context.exposeFunction("heardOfScript", (what: string) => heard.push(what));
  await context.addInitScript(() => {
    const tell = (what: string) => void Reflect.get(window, "heardOfScript")(what);
    Object.assign(window, { xss: () => tell("ran") });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} ${blockedURI}`),
    );
  });
  player.page.on("response", (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === player.page.mainFrame();
    if (isPage) policies.set(player.page, response.headers()["content-security-policy"] ?? "");
  });
  player.page.on("dialog", (dialog) => {
    heard.push("dialog");
    void dialog.dismiss();
  });
  return heard;
}

/** Navigates to another game on the client, as a link does. */
async function goesOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForFunction(
    (address) => document.querySelector("link[rel=canonical]")?.getAttribute("href")?.endsWith(address),
    path.split("?")[0] ?? "",
  );
}

async function findsNothingForeign(page: Page): Promise<void> {
  expect(pageLeaks(await page.evaluate(elementsNow), policies.get(page) ?? ""), page.url()).toEqual([]);
}

/** The CSP each page had when it was last loaded. */
const policies = new WeakMap<Page, string>();

/** Sends operations as the logged-in player, bypassing all forms. */
async function apiOf(player: Player): Promise<(query: string, variables: object) => Promise<void>> {
  const token = await player.page.evaluate(async () => {
    const answer = await fetch("/auth/token", { method: "POST", headers: { accept: "application/json" } });
    return ((await answer.json()) as { access_token: string }).access_token;
  });
  return async (query, variables) => {
    const answer = await ask(`${site("api")}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-version": "v2",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query, variables }),
    });
    expect(JSON.parse(answer.body.toString())).not.toHaveProperty("errors");
  };
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

const RUNS_BY_ITSELF = /<script|onerror|onload|autofocus/i;
/** Payloads that turn the rest of the page into text, or navigate away. */
const SWALLOWS_THE_REST =
  /<!|<(plaintext|title|textarea|xmp|noscript|style|iframe|noembed|noframes|select|template|base|meta|svg|math)|<script>xss\(\)$|["'`]$|[^>]$|<script[^>]*src/i;
