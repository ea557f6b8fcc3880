import { parseStoreOrder, type Category, type Platform, type StoreSearchType } from "@catnip/domain/catalog";
import type { Language } from "@catnip/domain/locales";
import { ApiError } from "../../platform/errors.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { isUuid } from "../../platform/uuid.ts";
import type { StoreSearch } from "./store-search.ts";
import type { ListAsker } from "./list-asker.ts";
import { typedQuery } from "./search-words.ts";
import { unwantedOf } from "./unwanted-words.ts";

export type FindStoreInput = {
  /** The brand the list is for; defaults to the requesting page's brand. */
  readonly platform_key?: string | null | undefined;
  readonly search_type?: StoreSearchType | null | undefined;
  readonly id?: number | null | undefined;
  readonly author_id?: string | null | undefined;
  readonly tag_id?: readonly string[] | null | undefined;
  readonly exclude_tag_id?: readonly string[] | null | undefined;
  readonly content_warning?: readonly string[] | null | undefined;
  readonly exclude_content_warning?: readonly string[] | null | undefined;
  readonly categories?: readonly Category[] | null | undefined;
  readonly language?: readonly Language[] | null | undefined;
  readonly platform?: readonly Platform[] | null | undefined;
  readonly in_browser?: boolean | null | undefined;
  readonly has_trial?: boolean | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly price?: PriceInput | null | undefined;
  readonly country?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly ignore_preference?: boolean | null | undefined;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

type PriceInput = {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly after_discount?: boolean | null | undefined;
};

/**
 * Normalizes a request: two requests that mean the same yield the same search.
 *
 * @throws ApiError `store/empty-category` for a filter without a shelf (R-CAT-2)
 */
export function searchOf(input: FindStoreInput): StoreSearch {
  if (input.categories?.length === 0) {
    throw new ApiError("store/empty-category", "At least one category must be selected.");
  }
  const { search_type: type, id = null } = input;
  if (id !== null && type !== "related" && type !== "same_author") return { ...EVERYTHING, kind: "one", id };
  const keyword = input.keyword?.trim().slice(0, KEYWORD_LENGTH_MAX) || null;
  const { wanted, unwanted } = unwantedOf(keyword ?? "");
  return {
    kind: type ?? "all",
    id,
    authorUuid: authorOf(input.author_id),
    tagIds: wordsOf(input.tag_id),
    excludedTagIds: wordsOf(input.exclude_tag_id),
    contentWarnings: wordsOf(input.content_warning),
    excludedContentWarnings: wordsOf(input.exclude_content_warning),
    excludedAuthorUuids: [],
    categories: input.categories ? wordsOf(input.categories) : null,
    typed: wanted === "" ? null : (typedQuery(wanted) ?? "nothing"),
    unwanted,
    languages: wordsOf(input.language),
    platforms: wordsOf(input.platform),
    isInBrowser: input.in_browser ?? false,
    hasTrial: input.has_trial ?? false,
    price: priceOf(input.price),
    order: orderOf(type, keyword, input.q?.orderField),
    likedTagIds: [],
    ...pageWindow(input.q, input.limit),
  };
}

/** The same search without what the player has hidden; recommendations favor what the player likes. */
export function withoutHidden(search: StoreSearch, asker: ListAsker): StoreSearch {
  return {
    ...search,
    excludedTagIds: [...new Set([...search.excludedTagIds, ...asker.hiddenTagIds])].toSorted(),
    excludedContentWarnings: [
      ...new Set([...search.excludedContentWarnings, ...asker.hiddenContentWarnings]),
    ].toSorted(),
    excludedAuthorUuids: asker.hiddenAuthorUuids,
    likedTagIds: search.kind === "recommended" ? asker.likedTagIds : [],
  };
}

/** Lists that are different for each player: they leave out what the player owns. */
export const isPlayersOwn = ({ kind }: StoreSearch): boolean => kind === "recommended" || kind === "awaited";

const KEYWORD_LENGTH_MAX = 100;
/** More entries than any useful filter needs. */
const WORDS_MAX = 50;

const EVERYTHING: StoreSearch = {
  kind: "all",
  id: null,
  authorUuid: null,
  tagIds: [],
  excludedTagIds: [],
  contentWarnings: [],
  excludedContentWarnings: [],
  excludedAuthorUuids: [],
  categories: null,
  typed: null,
  unwanted: null,
  languages: [],
  platforms: [],
  isInBrowser: false,
  hasTrial: false,
  price: null,
  order: "released_at-desc",
  likedTagIds: [],
  limit: 1,
  offset: 0,
};

/** Anything but a uuid names an author without games. */
const authorOf = (uuid: string | null | undefined): string | null =>
  typeof uuid === "string" ? (isUuid(uuid) ? uuid.toLowerCase() : NIL_UUID) : null;
const NIL_UUID = "00000000-0000-0000-0000-000000000000";

const wordsOf = (words: readonly string[] | null | undefined): readonly string[] =>
  [...new Set(words)].toSorted().slice(0, WORDS_MAX);

/** Default order: searches start with the best match, recommendations with the best rated. */
function orderOf(
  type: StoreSearchType | null | undefined,
  keyword: string | null,
  orderField: string | null | undefined,
): StoreSearch["order"] {
  if (orderField === "standing-desc" || orderField === "purchases-desc") return orderField;
  if (!orderField && keyword !== null) return "relevance";
  if (!orderField && type === "recommended") return "standing-desc";
  return parseStoreOrder(orderField);
}

function priceOf(price: PriceInput | null | undefined): StoreSearch["price"] {
  if (!price || ((price.min ?? null) === null && (price.max ?? null) === null)) return null;
  return { min: price.min ?? null, max: price.max ?? null, afterDiscount: price.after_discount ?? false };
}
