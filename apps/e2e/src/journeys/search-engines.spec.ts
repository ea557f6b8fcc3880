import type { Page } from "@playwright/test";
import { ARTICLES } from "../support/articles.ts";
import { AUTHOR, NEON_DRIFT } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { OFFERED } from "../support/offered-locales.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SHOP = site("international");

for (const path of [
  "/",
  "/store",
  "/girl-gl",
  `/store/${NEON_DRIFT.id}`,
  "/article",
  `/article/${ARTICLES.playInBrowser}`,
  `/user/${AUTHOR.uuid}`,
  "/bookmark",
  "/help",
  "/help/contact",
  "/terms",
]) {
  // R-WEB-9
  test(`every language of ${path} responds, declares its canonical URL and links back by hreflang`, async ({
    page,
  }) => {
    await page.goto(SHOP + path);
    const alternates = await alternatesOn(page);
    expect([...alternates.keys()].toSorted()).toEqual([...OFFERED, "x-default"].toSorted());
    expect(alternates.get("x-default")).toBe(SHOP + path);

    for (const [locale, address] of alternates) {
      const answer = await ask(address);
      expect(answer.status, address).toBe(200);
      const html = answer.body.toString();
      expect(linksIn(html, "alternate"), `${address} names the same languages`).toEqual(
        linksIn(await textOf(SHOP + path), "alternate"),
      );
      expect(linksIn(html, "canonical")).toEqual([address]);
      if (locale !== "x-default") expect(html).toContain(`<html lang="${locale}"`);
    }
  });
}

test("robots.txt points to the sitemap, and the sitemap's URLs exist", async () => {
  const robots = await textOf(`${SHOP}/robots.txt`);
  const [, sitemap = ""] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const index = await textOf(sitemap);
  expect(index).toContain("<sitemapindex ");
  const files = await Promise.all(locationsIn(index).map(textOf));
  const addresses = files.flatMap(locationsIn);
  expect(addresses.length).toBeGreaterThan(60 * OFFERED.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  const sample = addresses.filter((_address, at) => at % 97 === 0);
  for (const address of sample) expect((await ask(address)).status, address).toBe(200);
});

// R-PRC-10
test("a game's structured data states the price that the page shows", async ({ page }) => {
  await page.goto(`${SHOP}/store/${NEON_DRIFT.id}`);
  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(described.join("\n")).toContain('"price":"3.99"');
  expect(described.join("\n")).toContain('"priceCurrency":"USD"');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    "content",
    new RegExp(NEON_DRIFT.name),
  );
});

// R-PRC-10
test("a list's structured data names its first three games with the prices of their pages; a filtered list has none", async () => {
  const productsIn = (html: string): unknown[] =>
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
      ([, text = ""]) => (JSON.parse(text) as { itemListElement?: unknown[] }).itemListElement ?? [],
    );
  for (const path of ["/store", "/boy-r18", "/de-DE/girl-gl"]) {
    const products = productsIn(await textOf(SHOP + path));
    expect(products, path).toHaveLength(3);
    for (const product of products) {
      const { url, price } = (product as { item: { offers: { url: string; price: string } } }).item.offers;
      expect(await textOf(url), url).toContain(`"price":"${price}"`);
    }
  }
  expect(productsIn(await textOf(`${SHOP}/store?keyword=neon`))).toEqual([]);
});

async function alternatesOn(page: Page): Promise<ReadonlyMap<string, string>> {
  const links = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((found) =>
      found.map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""] as const),
    );
  return new Map(links);
}

const locationsIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

const textOf = async (address: string) => (await ask(address)).body.toString();

function linksIn(html: string, rel: string): readonly string[] {
  return [...html.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`) && (rel !== "alternate" || /hreflang/i.test(tag)))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? "")
    .toSorted();
}
