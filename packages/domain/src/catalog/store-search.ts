/**
 * The scope of a list: games `related` to one game, others of the `same_author`, games `recommended` to the viewer, or
 * news of those `awaited` by the viewer, who wished for them or follows their author.
 */
export const STORE_SEARCH_TYPES = [
  "all",
  "released",
  "preview",
  "discount",
  "related",
  "same_author",
  "recommended",
  "awaited",
] as const;

/** How long a release is news to those who awaited it, in days. */
export const AWAITED_RELEASE_DAYS = 30;

export type StoreSearchType = (typeof STORE_SEARCH_TYPES)[number];

/** Search suggestions while typing. */
export const SUGGESTION_TYPES = ["game", "tag", "creator"] as const;

export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

/** The controlled vocabularies that clients may read. */
export const CLASSIFY_NAMESPACES = [
  "categories",
  "platforms",
  "article-categories",
  "locales",
  "tags",
  "content-warnings",
] as const;

export type ClassifyNamespace = (typeof CLASSIFY_NAMESPACES)[number];

/** What a list counts its games by; `total` is the list as it is. */
export const STORE_FACET_FILTERS = [
  "show",
  "category",
  "language",
  "platform",
  "tag",
  "browser",
  "trial",
  "total",
] as const;

export type StoreFacetFilter = (typeof STORE_FACET_FILTERS)[number];
