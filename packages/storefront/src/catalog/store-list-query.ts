import {
  CATEGORIES,
  PLATFORMS,
  STORE_ORDERS,
  categoryChoiceProblem,
  isCategory,
  type Category,
  type Platform,
  type StoreOrder,
} from "@catnip/domain/catalog";
import type { ErrorCode } from "@catnip/domain/errors";
import { LANGUAGES, type Language } from "@catnip/domain/locales";

/** The parameters of a store list address. Prices are in whole meow coins, as people type them. */
export interface StoreListQuery {
  /** The shelf of a category page; null on `/store`, where several may be chosen. */
  readonly shelf: Category | null;
  readonly categories: readonly Category[];
  readonly keyword: string;
  readonly minCoins: number | null;
  readonly maxCoins: number | null;
  readonly afterDiscount: boolean;
  /** Ids of tags: all of the first, none of the second. */
  readonly tags: readonly string[];
  readonly without: readonly string[];
  /** One of them is enough; empty: any. The same goes for `platforms`. */
  readonly languages: readonly Language[];
  readonly platforms: readonly Platform[];
  readonly inBrowser: boolean;
  readonly hasTrial: boolean;
  /** Which games to show, if set; see `shownOf`. */
  readonly show: Shown | null;
  /** The sort order, if set; see `orderOf`. */
  readonly order: ListOrder | null;
  /** Counts from 1. */
  readonly page: number;
  /** Why the list cannot be shown. */
  readonly problem: ErrorCode | null;
}

/** Filters games by status: released, discounted, not out yet, or all. */
export const SHOWN = ["released", "discount", "preview", "all"] as const;
export type Shown = (typeof SHOWN)[number];

/** The sort orders (R-CAT-5), plus best match for a search. */
export type ListOrder = StoreOrder | "standing-desc" | "purchases-desc" | "relevance";
export const LIST_ORDERS: readonly ListOrder[] = [...STORE_ORDERS, "standing-desc", "purchases-desc"];

/** What the list shows: released games by default; a search covers all games. */
export function shownOf({ show, keyword }: Pick<StoreListQuery, "show" | "keyword">): Shown {
  return show ?? (keyword ? "all" : "released");
}

/** Newest first by default; a search starts with its best match, upcoming games with the next release. */
export function orderOf(query: Pick<StoreListQuery, "order" | "show" | "keyword">): ListOrder {
  if (query.order) return query.order;
  if (query.keyword) return "relevance";
  return shownOf(query) === "preview" ? "released_at-asc" : "released_at-desc";
}

/** Page size of the list. */
export const PAGE_SIZE = 24;

/** Maximum length of a search keyword, in characters. */
const KEYWORD_MAX = 100;
/** Above any price, in coins; also keeps meowcent a safe integer. */
const COINS_MAX = 1_000_000;
const PAGE_MAX = 10_000;

/** Set by the filter form, to tell "no category ticked" from an address without categories. */
export const FILTERED = "filtered";

/** Parses an address. Invalid parameters are ignored, so that a mistyped address still shows games. */
export function parseStoreListQuery(search: URLSearchParams, shelf: Category | null): StoreListQuery {
  const named = [...new Set(search.getAll("categories").flatMap((value) => value.split(",")))].filter(
    isCategory,
  );
  const chosen = named.length > 0 || search.has(FILTERED) ? named : [...CATEGORIES];
  const [minCoins, maxCoins] = inOrder(
    wholeNumber(search.get("min"), COINS_MAX),
    wholeNumber(search.get("max"), COINS_MAX),
  );
  const keyword = (search.get("keyword") ?? "").trim().slice(0, KEYWORD_MAX);
  const without = tagIds(search.getAll("without"));
  return {
    shelf,
    categories: shelf ? [shelf] : CATEGORIES.filter((category) => chosen.includes(category)),
    keyword,
    minCoins,
    maxCoins,
    afterDiscount: search.get("after_discount") === "1",
    tags: tagIds(search.getAll("tags")).filter((tag) => !without.includes(tag)),
    without,
    languages: known(LANGUAGES, search.getAll("language")),
    platforms: known(PLATFORMS, search.getAll("platform")),
    inBrowser: search.get("browser") === "1",
    hasTrial: search.get("trial") === "1",
    show: SHOWN.find((each) => each === search.get("show")) ?? null,
    order: readOrder(search.get("sort"), keyword),
    page: Math.max(1, wholeNumber(search.get("page"), PAGE_MAX) ?? 1),
    problem: shelf ? null : categoryChoiceProblem(chosen),
  };
}

/** The address of a list, without locale prefix and defaults. */
export function storeListPath(query: StoreListQuery): string {
  const search = new URLSearchParams();
  if (!query.shelf && query.categories.length < CATEGORIES.length) {
    for (const category of query.categories) search.append("categories", category);
  }
  if (query.keyword) search.set("keyword", query.keyword);
  if (query.minCoins !== null) search.set("min", String(query.minCoins));
  if (query.maxCoins !== null) search.set("max", String(query.maxCoins));
  if (query.afterDiscount && hasPriceFilter(query)) search.set("after_discount", "1");
  for (const [name, values] of [
    ["tags", query.tags],
    ["without", query.without],
    ["language", query.languages],
    ["platform", query.platforms],
  ] as const)
    for (const value of values) search.append(name, value);
  if (query.inBrowser) search.set("browser", "1");
  if (query.hasTrial) search.set("trial", "1");
  if (query.show && query.show !== shownOf({ ...query, show: null })) search.set("show", query.show);
  if (query.order && query.order !== orderOf({ ...query, order: null })) search.set("sort", query.order);
  if (query.page > 1) search.set("page", String(query.page));
  const text = search.toString();
  return `/${query.shelf ?? "store"}${text && `?${text}`}`;
}

/** The same list with something changed; a change of filters resets to the first page. */
export function changed(query: StoreListQuery, change: Partial<StoreListQuery>): StoreListQuery {
  return { ...query, page: 1, ...change };
}

/** The list of all games with a tag. */
export const tagPath = (tag: string) => `/store?${new URLSearchParams({ tags: tag }).toString()}`;

/** Whether the list has filters besides its shelf, so that search engines should not index it. */
export const isNarrowed = (query: StoreListQuery) =>
  query.keyword !== "" ||
  hasPriceFilter(query) ||
  query.inBrowser ||
  query.hasTrial ||
  [query.tags, query.without, query.languages, query.platforms].some(({ length }) => length > 0);

export const hasPriceFilter = (query: StoreListQuery) => query.minCoins !== null || query.maxCoins !== null;

/** Best match needs a keyword. */
function readOrder(sort: string | null, keyword: string): ListOrder | null {
  if (sort === "relevance") return keyword ? sort : null;
  return LIST_ORDERS.find((order) => order === sort) ?? null;
}

const known = <Value extends string>(values: readonly Value[], named: readonly string[]) =>
  values.filter((value) => named.includes(value));

/** A tag that does not exist finds nothing; what cannot be a tag is ignored. */
const tagIds = (named: readonly string[]) =>
  [...new Set(named)].filter((tag) => /^[\w/-]{1,60}$/.test(tag)).slice(0, TAGS_MAX);

const TAGS_MAX = 10;

/** Swapped bounds are put in order. */
function inOrder(low: number | null, high: number | null): [number | null, number | null] {
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}

function wholeNumber(text: string | null, max: number): number | null {
  const plain = (text ?? "").normalize("NFKC").trim();
  return /^\d{1,9}$/.test(plain) ? Math.min(Number(plain), max) : null;
}
