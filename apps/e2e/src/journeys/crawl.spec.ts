import { crawlShop } from "../support/crawl/crawl-shop.ts";
import { addressIn } from "../support/crawl/page-faults.ts";
import { PUBLIC_ROUTES } from "../support/crawl/public-routes.ts";
import { SHOPS } from "../support/crawl/shops.ts";
import { ask } from "../support/http.ts";
import { expect, test } from "../support/test.ts";

/** Every page of every shop in every language, as browsers and search engines get it. */

for (const shop of SHOPS) {
  // R-BRD-7, R-LNG-1, R-LNG-10, R-WEB-9, R-WEB-42
  test(`${shop.name}: every page is in its language and of its brand, and nothing it names is missing`, async () => {
    test.slow();
    const startedMs = Date.now();
    const { faults, pages, addresses, pictures } = await crawlShop(shop);
    const seconds = Math.round((Date.now() - startedMs) / 1_000);
    console.log(`${shop.name}: ${pages} pages, ${addresses} addresses, ${pictures} pictures, ${seconds} s`);
    expect(pages).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
}

for (const shop of SHOPS.filter(({ hasFixedLanguage }) => hasFixedLanguage)) {
  // R-LNG-8
  test(`${shop.name}: every address without a language leads to the only one`, async () => {
    for (const { path } of PUBLIC_ROUTES) {
      const { status, headers } = await ask(shop.home + path);
      const there = new URL(headers.location ?? "", shop.home).href;
      expect([status, there], path).toEqual([307, addressIn({ shop, locale: shop.mainLocale, path })]);
    }
  });
}
