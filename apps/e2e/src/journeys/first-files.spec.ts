import { isAwake } from "../support/awake.ts";
import { ask } from "../support/http.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SHOP = site("international");

// R-WEB-63
test("pages share one immutable file of styles, and the browser inserts none of them again", async ({
  player,
}) => {
  const { page } = player;
  await player.opens("/store");
  await page.mouse.move(5, 5);
  // The page's scripts have taken over, and have loaded what they wanted.
  await isAwake(page);
  await page.waitForLoadState("networkidle");
  const found = await page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>("link[data-server-styles]");
    const classesOf = (rules: CSSRuleList | undefined) =>
      [...(rules ?? [])].flatMap(({ cssText }) =>
        [...cssText.matchAll(/\.([a-z]\w{4,})\b/gi)].map(([, name]) => name),
      );
    const inserted = [...document.querySelectorAll<HTMLStyleElement>("style[data-styled]")];
    return {
      href: link?.href ?? "",
      shared: classesOf(link?.sheet?.cssRules),
      inserted: inserted.flatMap((style) => classesOf(style.sheet?.cssRules)),
    };
  });
  expect(found.shared.length).toBeGreaterThan(100);
  const shared = new Set(found.shared);
  expect(found.inserted.filter((name) => shared.has(name))).toEqual([]);
  const { headers } = await ask(found.href, { headers: { "accept-encoding": "br" } });
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-encoding"]).toBe("br");
});

// R-WEB-64
test("a page names the words of its language, and the font only where the language is written in it", async () => {
  const chinese = (await ask(`${SHOP}/zh-CN/store`)).body.toString();
  // Among the scripts that start when they are needed.
  expect(chinese).toMatch(/id="page-scripts" data-files="[^"]*\/assets\/zh-CN-/);
  expect(chinese).not.toContain('as="font"');
  const german = (await ask(`${SHOP}/de-DE/my-store`)).body.toString();
  expect(german).toMatch(/\/assets\/de-DE-/);
  // Of a page that none of the most visited ones is.
  expect(german).toMatch(/\/assets\/late-de-DE-/);
  expect(german).toContain('as="font"');
});

// R-WEB-65
test("a finished page has its data as plain JSON, and hydrates with it", async ({ player }) => {
  const home = (await ask(SHOP)).body.toString();
  const [, data = "null"] =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(home) ?? [];
  const { loaderData } = JSON.parse(data) as {
    loaderData: Record<string, { best?: { id: number }[] } | null>;
  };
  const best = Object.values(loaderData).flatMap((route) => route?.best ?? []);
  expect(best.length).toBeGreaterThan(3);
  expect(home).not.toContain("streamController.enqueue");
  const { page } = player;
  await player.opens("/");
  await page.mouse.move(5, 5);
  await isAwake(page);
  await expect(page.locator("#page-data")).toHaveCount(0);
});

// R-WEB-65
test("what a page's data has twice is written once where the data comes alone", async () => {
  const { body } = await ask(`${SHOP}/_.data`);
  const games = [...body.toString().matchAll(/\{"_\d+":\d+,"_\d+":\d+,[^}]*\}/g)].map(([part]) => part);
  expect(games.length).toBeGreaterThan(20);
  expect(new Set(games).size).toBe(games.length);
});

/** In kB as sent to most browsers by a page's first visitor; later ones get a tenth less (R-WEB-71). */
const HTML_KB_MAX = { "/": 19.5, "/store": 19, "/my-store": 9 };

// R-WEB-70
for (const [path, kB] of Object.entries(HTML_KB_MAX))
  test(`the HTML of ${path} stays small`, async () => {
    const { body } = await ask(SHOP + path, { headers: { "accept-encoding": "br" } });
    expect(body.length / 1_000).toBeLessThan(kB);
  });
