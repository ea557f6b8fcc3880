import { describe, expect, test } from "vitest";
import { CATEGORIES } from "@catnip/domain/catalog";
import {
  changed,
  orderOf,
  parseStoreListQuery,
  shownOf,
  isNarrowed,
  storeListPath,
} from "./store-list-query.ts";
import { storeListVariables } from "./store-list-request.ts";

const read = (search: string, shelf: Parameters<typeof parseStoreListQuery>[1] = null) =>
  parseStoreListQuery(new URLSearchParams(search), shelf);

describe("parsing a store list address", () => {
  test("without parameters shows released games on all shelves, newest first", () => {
    expect(read("")).toEqual({
      shelf: null,
      categories: CATEGORIES,
      keyword: "",
      minCoins: null,
      maxCoins: null,
      afterDiscount: false,
      tags: [],
      without: [],
      languages: [],
      platforms: [],
      inBrowser: false,
      hasTrial: false,
      show: null,
      order: null,
      page: 1,
      problem: null,
    });
  });

  test.each([
    {
      says: "several shelves, as repeated parameters",
      search: "categories=girl-gl&categories=boy-bl",
      categories: ["boy-bl", "girl-gl"],
    },
    {
      says: "several shelves, comma-separated",
      search: "categories=boy-bl,girl-gl",
      categories: ["boy-bl", "girl-gl"],
    },
    { says: "a shelf named twice", search: "categories=boy-bl&categories=boy-bl", categories: ["boy-bl"] },
    { says: "a shelf that does not exist", search: "categories=dogs", categories: CATEGORIES },
  ])("with $says", ({ search, categories }) => {
    expect(read(search)).toMatchObject({ categories, problem: null });
  });

  test("from a form in which no shelf is ticked reports so", () => {
    expect(read("filtered=1")).toMatchObject({ categories: [], problem: "store/empty-category" });
    expect(read("filtered=1&categories=dogs").problem).toBe("store/empty-category");
  });

  test("of a category page has its one shelf, regardless of the parameters", () => {
    expect(read("categories=boy-bl&filtered=1", "girl-gl")).toMatchObject({
      categories: ["girl-gl"],
      problem: null,
    });
  });

  test("trims the keyword and limits it to a hundred characters", () => {
    expect(read("keyword=++%E6%9C%88%E4%B8%8B+").keyword).toBe("月下");
    expect(read(`keyword=${"a".repeat(500)}`).keyword).toHaveLength(100);
  });

  // R-WEB-8
  test.each([
    { says: "both bounds", search: "min=5&max=20", min: 5, max: 20 },
    { says: "swapped bounds", search: "min=20&max=5", min: 5, max: 20 },
    { says: "full-width digits", search: "min=%EF%BC%95", min: 5, max: null },
    { says: "words", search: "min=cheap&max=", min: null, max: null },
    { says: "a negative price", search: "min=-5", min: null, max: null },
    { says: "more than any price", search: "max=999999999", min: null, max: 1_000_000 },
  ])("reads prices from $says", ({ search, min, max }) => {
    expect(read(search)).toMatchObject({ minCoins: min, maxCoins: max });
  });

  test("reads tags, languages and platforms, and ignores invalid ones", () => {
    expect(
      read("tags=cooking&tags=romance&tags=%3Cb%3E&without=romance&language=ja-jp&language=xx&platform=web"),
    ).toMatchObject({
      tags: ["cooking"],
      without: ["romance"],
      languages: ["ja-jp"],
      platforms: ["web"],
    });
    expect(read("browser=1&trial=1")).toMatchObject({ inBrowser: true, hasTrial: true });
    expect(read("browser=yes&trial=")).toMatchObject({ inBrowser: false, hasTrial: false });
  });

  test.each([
    "keyword=rain",
    "max=5",
    "tags=cooking",
    "without=cooking",
    "language=ja-jp",
    "platform=web",
    "trial=1",
  ])("with '%s' is a search, no page of its own", (search) => {
    expect(isNarrowed(read(search))).toBe(true);
    expect(isNarrowed(read("show=preview&categories=boy-bl&page=2"))).toBe(false);
  });

  test.each([
    { search: "page=3", page: 3 },
    { search: "page=0", page: 1 },
    { search: "page=-1", page: 1 },
    { search: "page=second", page: 1 },
  ])("$search opens page $page", ({ search, page }) => {
    expect(read(search).page).toBe(page);
  });

  test("with an unknown order falls back to newest first", () => {
    expect(orderOf(read("sort=price"))).toBe("released_at-desc");
    expect(orderOf(read("sort=updated_at-asc"))).toBe("updated_at-asc");
    expect(orderOf(read("sort=relevance"))).toBe("released_at-desc");
  });

  test.each([
    { search: "", shown: "released", order: "released_at-desc" },
    { search: "show=discount", shown: "discount", order: "released_at-desc" },
    { search: "show=preview", shown: "preview", order: "released_at-asc" },
    { search: "show=secret", shown: "released", order: "released_at-desc" },
    { search: "keyword=rain", shown: "all", order: "relevance" },
    {
      search: "keyword=rain&show=released&sort=updated_at-desc",
      shown: "released",
      order: "updated_at-desc",
    },
  ])("with '$search' lists $shown games, $order", ({ search, shown, order }) => {
    expect(shownOf(read(search))).toBe(shown);
    expect(orderOf(read(search))).toBe(order);
  });
});

// R-CAT-23
describe("formatting a store list address", () => {
  test.each([
    "/store",
    "/store?show=preview",
    "/store?tags=cooking&tags=romance&without=space&language=ja-jp&platform=web&browser=1&trial=1&sort=standing-desc",
    "/store?categories=boy-bl&keyword=rain&min=5&max=20&after_discount=1&show=discount&sort=updated_at-asc&page=4",
  ])("%s round-trips", (address) => {
    const { searchParams } = new URL(address, "http://shop.test");
    expect(storeListPath(parseStoreListQuery(searchParams, null))).toBe(address);
  });

  test("of a category page starts with the shelf", () => {
    expect(storeListPath(read("keyword=rain", "girl-r18"))).toBe("/girl-r18?keyword=rain");
  });

  test("leaves out defaults", () => {
    expect(storeListPath(read("show=released&sort=released_at-desc"))).toBe("/store");
    expect(storeListPath(changed(read("keyword=rain"), { keyword: "" }))).toBe("/store");
  });

  test("resets to the first page when anything else changes", () => {
    expect(storeListPath(changed(read("keyword=rain&page=7"), { keyword: "snow" }))).toBe(
      "/store?keyword=snow",
    );
  });
});

describe("the API request", () => {
  const shop = { platform_key: "international", locale: "ja-JP" };

  test("has prices in meowcent", () => {
    const variables = storeListVariables(read("min=5&max=20&after_discount=1"), shop);
    expect(variables.price).toEqual({ min: 500, max: 2_000, after_discount: true });
  });

  test("leaves out filters that are not set", () => {
    expect(storeListVariables(read("after_discount=1"), shop)).toMatchObject({
      keyword: null,
      tag_id: [],
      exclude_tag_id: [],
      in_browser: false,
      price: null,
      search_type: "released",
      q: { orderField: "released_at-desc", page: 1 },
      locale: "ja-JP",
    });
  });

  test("sets no order for a search, so that the best match comes first", () => {
    expect(storeListVariables(read("keyword=rain"), shop)).toMatchObject({
      search_type: "all",
      q: { orderField: null, page: 1 },
    });
  });
});
