import { NEON_DRIFT } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { inLanguage } from "../support/messages.ts";
import { OFFERED } from "../support/offered-locales.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** URL prefix of pages in that language. */
const prefix = (locale: string) => (locale === "en-US" ? "" : `/${locale}`);

const PAGES = [
  { name: "international", path: "/store" },
  { name: "account", path: "/sign-in" },
  { name: "pay", path: "/log" },
] as const;

for (const { name, path } of PAGES) {
  // R-LNG-3
  test(`${name} links to exactly the languages it offers`, async () => {
    for (const locale of OFFERED) {
      const answer = await ask(site(name) + prefix(locale) + path);
      const html = answer.body.toString();
      expect(html, locale).toContain(`<html lang="${locale}"`);
      const linked = [...html.matchAll(/<a [^>]*?\blang="([^"]+)"/g)].map(([, lang = ""]) => lang);
      expect(linked.toSorted(), `languages linked on ${locale}`).toEqual(OFFERED.toSorted());
    }
  });

  // R-LNG-2
  test(`URLs of ${name} in an unknown language are not found`, async () => {
    for (const locale of ["xx-YY", "de", "en-GB"])
      expect((await ask(`${site(name)}/${locale}${path}`)).status, locale).toBe(404);
  });
}

test("social networks get the page's locale", async () => {
  for (const locale of OFFERED) {
    const { body } = await ask(`${site("international")}${prefix(locale)}/terms`);
    expect(body.toString()).toContain(`property="og:locale" content="${locale.replace("-", "_")}"`);
  }
});

// R-LNG-5
test("the browser's language is suggested", async ({ visitor }) => {
  const japanese = await visitor({ locale: "ja-JP" });
  await japanese.opensAsAdult("/terms");
  const hint = japanese.page.getByRole("region", { name: "Language" });
  await expect(hint.getByRole("link", { name: "日本語" })).toHaveAttribute("href", "/ja-JP/terms");
});

test("a text page is in the reader's language, whether it is opened or navigated to", async ({ visitor }) => {
  const german = await visitor({ locale: "de-DE" });
  const say = inLanguage("de-DE");
  const first = german.page.getByText(say("We store what the shop needs to work, and sell none of it."));
  await german.opensAsAdult("/de-DE/terms");
  await german.page
    .getByRole("contentinfo")
    .getByRole("link", { name: say("Privacy"), exact: true })
    .click();
  await expect(german.page).toHaveURL(/\/de-DE\/privacy/);
  await expect(first).toBeVisible();
  await german.page.reload();
  await expect(first).toBeVisible();
});

/** The demo's games only have English and Chinese texts, so a Japanese page must fall back. */
// R-LNG-6
test("text in another language than the page's carries a lang attribute", async ({ player }) => {
  for (const path of ["/ja-JP", "/ja-JP/store", `/ja-JP/store/${NEON_DRIFT.id}`]) {
    await player.opens(path);
    const unmarked = await player.page.getByRole("main").evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? "";
        const element = walker.currentNode.parentElement;
        if (element?.closest("[lang]")?.getAttribute("lang") !== "ja-JP") continue;
        if (element.closest("script, style, noscript, template")) continue;
        // Two consecutive words of four or more Latin letters: an English sentence rather than a name.
        if (/[a-z]{4,} [a-z]{4,}/.test(text)) found.push(text);
      }
      return found;
    });
    expect(unmarked, path).toEqual([]);
  }
});
