import { afterAll, beforeAll, expect, test } from "vitest";
import { PublicCache } from "../../platform/public-cache.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import { documentDesk, refusalOf, type DocumentDesk } from "./testing/document-desk.ts";

let shop: TestShop;
let desk: DocumentDesk;
const hash = "ab".repeat(32);
beforeAll(async () => {
  const cache = new PublicCache(() => new Date());
  shop = await testShop({ publicCache: cache });
  desk = documentDesk(shop, await shop.player({ roles: ["root"] }));
  await shop.db.$client.query("insert into images (hash, width, height) values ($1, 1920, 640)", [hash]);
  const item = (tPath: string) => ({ type: "btn", value: "/store", tPath, title: tPath });
  const banner = {
    key: "sale",
    image: hash,
    value: "/store?show=discount",
    t: [
      { lang: "en-us", key: "headline", value: "Sale" },
      { lang: "ja-jp", key: "headline", value: "セール" },
    ],
  };
  const t = [
    { lang: "de-DE", key: "a", value: "Eins" },
    { lang: "en-US", key: "a", value: "One" },
    { lang: "zh-TW", key: "a", value: "一" },
  ];
  await desk.set("configuration/pages/default", { banners: [banner] });
  await desk.set("configuration/pages/header", {
    items: [item("a"), { type: "folder", tPath: "f", title: "F", min: 1024, list: [item("in")] }],
    t,
  });
  await desk.set("configuration/pages/footer", { items: [item("b")] }, { brand: "partner" });
  await desk.set("configuration/pages/store/161", { banners: [], items: [item("game")] });
  cache.clear();
});
afterAll(() => shop.close());

const ITEM = "type value tPath title min";
const ask = (args: string) =>
  shop.ask(`{ findConfigurationPagesIndex2(${args}) {
    platform_key version
    default { banners { key value image { url width height alt } t { lang key value } } }
    header { items { ${ITEM} list { ${ITEM} } } t { lang key value } }
    footer { items { tPath } }
    page { items { tPath } banners { key } }
  } }`);
const pages = async (args: string) =>
  fieldOf<{ header: { t: { lang: string }[] } } & Record<string, unknown>>(
    await ask(args),
    "findConfigurationPagesIndex2",
  );

test("a page gets all its documents in one response, with image sizes", async () => {
  expect(await pages(`platform_key: "international", version: 2`)).toMatchObject({
    platform_key: "international",
    version: 2,
    default: {
      banners: [
        {
          key: "sale",
          value: "/store?show=discount",
          image: {
            url: `http://cdn.localhost:4000/i/${hash.slice(0, 32)}/{width}.webp`,
            width: 1_920,
            height: 640,
            alt: null,
          },
          t: [
            { lang: "en-US", key: "headline", value: "Sale" },
            { lang: "ja-JP", key: "headline", value: "セール" },
          ],
        },
      ],
    },
    header: {
      items: [
        { type: "btn", value: "/store", tPath: "a", min: 0, list: [] },
        { type: "folder", value: "", tPath: "f", min: 1_024, list: [{ type: "btn", tPath: "in" }] },
      ],
    },
    footer: { items: [] },
    page: null,
  });
});

// R-CFG-4
test("a brand's own document overrides the shared one", async () => {
  expect(await pages(`platform_key: "partner"`)).toMatchObject({ footer: { items: [{ tPath: "b" }] } });
  expect(await pages(`platform_key: "nobody"`)).toMatchObject({
    platform_key: "international",
    footer: { items: [] },
  });
});

test.each([
  { locale: "de-DE", langs: ["de-DE", "en-US"] },
  { locale: "zh-HK", langs: ["en-US", "zh-TW"] },
  // R-LNG-7
  { locale: "zh-CN", langs: ["en-US"] },
  { locale: "xx", langs: ["en-US"] },
])(
  "for $locale the response has texts in that language, plus English as a fallback",
  async ({ locale, langs }) => {
    const { header } = await pages(`platform_key: "international", locale: "${locale}"`);
    expect(header.t.map(({ lang }) => lang)).toEqual(langs);
  },
);

test.each([
  { asked: "store_id: 161", page: { items: [{ tPath: "game" }], banners: [] } },
  { asked: "store_id: 162", page: null },
  { asked: "store_id: -1", page: null },
  { asked: `article_uuid: "0198C0DE-0000-7000-8000-000000000001"`, page: null },
])("the page of $asked is $page", async ({ asked, page }) => {
  expect(await pages(`platform_key: "international", ${asked}`)).toMatchObject({ page });
});

test.each([
  { asked: "version: 1", field: "version" },
  { asked: "version: 3", field: "version" },
  { asked: `article_uuid: "x'; drop table users; --"`, field: "article_uuid" },
])("$asked is rejected, naming the field", async ({ asked, field }) => {
  expect(refusalOf(await ask(`platform_key: "international", ${asked}`))).toEqual({
    code: "input/invalid",
    facts: { field },
  });
});

test("content shared by all pages costs two statements the first time and none after that", async () => {
  shop.services.publicCache?.clear();
  shop.statements();
  await pages(`platform_key: "china", locale: "zh-CN"`);
  expect(shop.statements()).toBe(2);
  await pages(`platform_key: "china", locale: "ja-JP"`);
  expect(shop.statements()).toBe(0);
});

// R-BND-1
test("a banner carries the boundary words of its game", async () => {
  const id = await makeGame(shop.db, { tags: ["horror"], warnings: ["violence"] });
  const banner = (key: string, value: string) => ({
    key,
    image: hash,
    value,
    t: [{ lang: "en-us", key: "headline", value: key }],
  });
  await desk.set(
    "configuration/pages/store/162",
    {
      banners: [
        banner("game", `/store/${id}?tab=news`),
        banner("list", "/store?show=discount"),
        banner("gone", "/store/987654"),
      ],
    },
    { brand: "china" },
  );
  const answer = await shop.ask(
    '{ findConfigurationPagesIndex2(platform_key: "china", store_id: 162) { page { banners { key boundary_words } } } }',
  );
  expect(fieldOf(answer, "findConfigurationPagesIndex2")).toEqual({
    page: {
      banners: [
        { key: "game", boundary_words: "w:violence t:horror" },
        { key: "list", boundary_words: "" },
        { key: "gone", boundary_words: "" },
      ],
    },
  });
});

test("a missing picture removes its banner, not the page", async () => {
  await shop.db.$client.query("delete from images where hash = $1", [hash]);
  shop.services.publicCache?.clear();
  expect(await pages(`platform_key: "international"`)).toMatchObject({
    default: { banners: [] },
    header: { items: [{}, {}] },
  });
});
