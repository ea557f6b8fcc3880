import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { apiContext, type SiteHost } from "@catnip/site/host/api-context.server.ts";
import { loader } from "./sitemap.route.ts";

const SHOP = "https://shop.test";
/** The limits for one file (sitemaps.org). */
const ADDRESSES_MAX = 50_000;
const BYTES_MAX = 50 * 1024 * 1024;

/** A shop with this many games and articles, each changed a minute after the one before. */
function shopWith(count: number, articles = 0) {
  let asked = 0;
  const changed = (id: number) => new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString();
  const fetchApi: SiteHost["fetchApi"] = async (request) => {
    asked += 1;
    const { variables } = (await request.json()) as {
      variables: { platform_key?: string; q: { page: number }; limit: number };
    };
    const { page } = variables.q;
    const from = (page - 1) * variables.limit;
    const pageOf = (total: number) =>
      Array.from({ length: Math.max(0, Math.min(variables.limit, total - from)) }, (_, index) => {
        const id = from + index + 1;
        return { id, uuid: `uuid-${id}`, updated_at: changed(id) };
      });
    // Articles are the same in every brand.
    return Response.json({
      data: variables.platform_key
        ? { findStore: { list: pageOf(count) } }
        : { findArticle: { list: pageOf(articles) } },
    });
  };
  const origins = { api: "https://api.test", shop: SHOP } as SiteHost["publicConfig"]["origins"];
  const bookmarks = { mainlandChina: "http://china.test", international: "http://shop.test" };
  const context = new RouterContextProvider();
  context.set(apiContext, {
    fetchApi,
    fetchAccount: fetchApi,
    publicConfig: { origins, bookmarks, production: true },
  });
  const get = async (address: string): Promise<string> => {
    const url = new URL(address);
    const answer = await loader({
      context,
      params: {},
      url,
      request: new Request(url),
      pattern: "sitemap.xml",
    });
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    return answer.text();
  };
  return { get, asked: () => asked };
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

test("every game of a large shop is in exactly one file of the index, and each file respects the limits", async () => {
  const shop = shopWith(4_321);
  const index = await shop.get(`${SHOP}/sitemap.xml`);
  expect(index).toContain("<sitemapindex ");
  const files = locations(index);
  expect(files).toHaveLength(6);

  const listed: string[] = [];
  for (const file of files) {
    const xml = await shop.get(file);
    const addresses = locations(xml);
    expect(addresses.length).toBeLessThanOrEqual(ADDRESSES_MAX);
    expect(Buffer.byteLength(xml)).toBeLessThan(BYTES_MAX);
    listed.push(...addresses);
  }
  const once = new Set(listed);
  expect(once.size).toBe(listed.length);
  const games = Array.from({ length: 4_321 }, (_, at) => `${SHOP}/store/${at + 1}`);
  expect([...games, `${SHOP}/terms`].filter((address) => !once.has(address))).toEqual([]);
});

test("the index gives the latest change of each file's pages", async () => {
  const shop = shopWith(1_500);
  const index = await shop.get(`${SHOP}/sitemap.xml`);
  const newest = (id: number) => new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString();
  expect(index).toContain(`?part=games-1</loc><lastmod>${newest(1_000)}</lastmod>`);
  expect(index).toContain(`?part=games-2</loc><lastmod>${newest(1_500)}</lastmod>`);
});

test("a crawler that fetches all files requests each game from the API once", async () => {
  const shop = shopWith(2_500);
  for (const file of locations(await shop.get(`${SHOP}/sitemap.xml`))) {
    await shop.get(file);
  }
  // 25 full pages of games, an empty one, and an empty one of articles.
  expect(shop.asked()).toBe(27);
});

test("articles have files of their own", async () => {
  const shop = shopWith(1, 1_001);
  const files = locations(await shop.get(`${SHOP}/sitemap.xml`));
  expect(files).toContain(`${SHOP}/sitemap.xml?part=articles-2`);
  const listed = locations(await shop.get(`${SHOP}/sitemap.xml?part=articles-2`));
  expect(listed).toContain(`${SHOP}/article/uuid-1001`);
  expect(listed).not.toContain(`${SHOP}/article/uuid-1000`);
});

test.each(["games-3", "articles-1", "games-0", "games-01", "games-1e3", "games--1", "other", ""])(
  "there is no part %j",
  async (part) => {
    const shop = shopWith(2_000);
    await expect(shop.get(`${SHOP}/sitemap.xml?part=${part}`)).rejects.toMatchObject({
      init: { status: 404 },
    });
  },
);

test("a file of games in all languages stays below 50 MB", async () => {
  const xml = await shopWith(1_000).get(`${SHOP}/sitemap.xml?part=games-1`);
  expect(Buffer.byteLength(xml)).toBeLessThan(BYTES_MAX);
});
