/** Which games a list is about: `related` to one of them, `recommended` to the viewer. */
export const STORE_SEARCH_TYPES = [
  "all",
  "released",
  "preview",
  "discount",
  "related",
  "recommended",
] as const;

export type StoreSearchType = (typeof STORE_SEARCH_TYPES)[number];

/** What the search box offers while typing. */
export const SUGGESTION_TYPES = ["game", "tag", "creator"] as const;

export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

/** The controlled lists that clients may read. */
export const CLASSIFY_NAMESPACES = [
  "categories",
  "platforms",
  "article-categories",
  "locales",
  "tags",
  "content-warnings",
] as const;

export type ClassifyNamespace = (typeof CLASSIFY_NAMESPACES)[number];
