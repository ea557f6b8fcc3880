import { LOCALES } from "@catnip/domain/locales";
import { describe, expect, test } from "vitest";
import { alternates, pageAddress } from "./alternates.ts";
import { productData, productListData } from "./product-data.ts";
import { jsonForScript } from "@catnip/site/http/inline-script.ts";
import { sitemapXml } from "./sitemap-xml.ts";

const shop = "https://shop.test";

// R-WEB-9
describe("hreflang alternates", () => {
  test("cover all thirteen languages plus x-default", () => {
    const all = alternates(shop, "/store/7", LOCALES);
    expect(all).toHaveLength(14);
    expect(all).toContainEqual({ hrefLang: "en-US", href: "https://shop.test/store/7" });
    expect(all).toContainEqual({ hrefLang: "zh-TW", href: "https://shop.test/zh-TW/store/7" });
    expect(all).toContainEqual({ hrefLang: "x-default", href: "https://shop.test/store/7" });
  });

  test("list every page's own address, so that they reference each other", () => {
    const hrefs = alternates(shop, "/", LOCALES).map(({ href }) => href);
    for (const locale of LOCALES) expect(hrefs).toContain(pageAddress(shop, locale, "/"));
  });
});

// R-WEB-9
test("the sitemap lists each page once per language, with its alternates", () => {
  const xml = sitemapXml(shop, ["en-US", "ja-JP"], [{ path: "/store/7", changed: "2026-11-01T00:00:00Z" }]);
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(2);
  expect(xml).toContain("<loc>https://shop.test/ja-JP/store/7</loc><lastmod>2026-11-01T00:00:00Z</lastmod>");
});

// R-PRC-10
describe("structured product data", () => {
  const nowMs = Date.parse("2026-11-21T00:00:00Z");
  const game = (more: Partial<Parameters<typeof productData>[0]["game"]> = {}) => ({
    id: 7,
    released_at: "2026-01-01T00:00:00Z",
    author: "Moth",
    store_author: null,
    store_activity: null,
    store_price: [
      { country: "us", price: 1_299 },
      { country: "tw", price: 900 },
    ],
    store_info: [
      { name: "Rain", brief: "It rains.", data: { cover: { url: "https://cdn.test/a/{width}.webp" } } },
    ],
    ...more,
  });
  const data = (more?: Parameters<typeof game>[0]) =>
    productData({ game: game(more), address: `${shop}/store/7`, nowMs });

  test("gives the us price in dollars with two decimals", () => {
    expect(data()).toMatchObject({
      offers: { price: "12.99", priceCurrency: "USD", availability: "https://schema.org/InStock" },
    });
    expect(data({ store_price: [{ country: "us", price: 1_205 }] })).toMatchObject({
      offers: { price: "12.05" },
    });
  });

  test("gives the price after the shop's discount", () => {
    const store_activity = { state: 2, percentage_discount: 33, ended_at: "2026-12-01T00:00:00Z" };
    expect(data({ store_activity, store_price: [{ country: "us", price: 999 }] })).toMatchObject({
      offers: { price: "6.69" },
    });
  });

  test("marks an unreleased game as a pre-order, and has no offer without a price", () => {
    expect(data({ released_at: "2027-01-01T00:00:00Z" })).toMatchObject({
      offers: { availability: "https://schema.org/PreOrder" },
    });
    expect(data({ store_price: null })).not.toHaveProperty("offers");
  });

  test("of a list names its first three games, with the prices of their own pages", () => {
    const { store_price: _none, ...listed } = game();
    const games = [1, 2, 3, 4].map((id) => ({ ...listed, id }));
    const store_activity = { state: 2, percentage_discount: 20, ended_at: "2026-12-01T00:00:00Z" };
    const list = productListData({
      games: games.map((each) => (each.id === 2 ? { ...each, store_activity } : each)),
      prices: [
        { store_id: 1, price: 1_299 },
        { store_id: 2, price: 499 },
        { store_id: 3, price: null },
      ],
      addressOf: (id) => `${shop}/store/${id}`,
      nowMs,
    });
    expect(list).toMatchObject({
      "@type": "ItemList",
      itemListElement: [
        { position: 1, item: { sku: "1", offers: { price: "12.99", url: `${shop}/store/1` } } },
        { position: 2, item: { sku: "2", offers: { price: "3.99" } } },
        { position: 3, item: { sku: "3" } },
      ],
    });
    expect(JSON.stringify(list).match(/"Product"/g)).toHaveLength(3);
    expect(JSON.stringify(list).match(/"Offer"/g)).toHaveLength(2);
  });

  test("cannot close its script element", () => {
    expect(jsonForScript({ name: "</script><script>alert(1)" })).not.toContain("</script>");
  });
});
