export { blacklistDecision } from "./blacklist.ts";
export type { BlacklistEntry } from "./blacklist.ts";
export { exclusions } from "./boundaries.ts";
export { boundaryRules } from "./boundary-rules.ts";
export { boundaryWord, gameWords, parseBoundaries, parseBoundaryWord } from "./boundary-words.ts";
export type { BoundaryKind, BoundaryWord } from "./boundary-words.ts";
export {
  CATEGORIES,
  ALL_SHELVES_PATH,
  DEFAULT_CATEGORY,
  categoriesFor,
  categoryChoiceProblem,
  firstCategoryFor,
  isCategory,
} from "./categories.ts";
export type { Category, Orientation } from "./categories.ts";
export { classifyProblem } from "./classify-entry.ts";
export type { ClassifyDraft } from "./classify-entry.ts";
export { languageFit, possiblyLacksLanguage } from "./language-fit.ts";
export type { LanguageFit, LanguageFitLevel } from "./language-fit.ts";
export { PLATFORMS, parsePlatforms } from "./platforms.ts";
export type { Platform } from "./platforms.ts";
export { positiveRating } from "./positive-rating.ts";
export { releaseState, timeToRelease } from "./release.ts";
export type { ReleaseState } from "./release.ts";
export { SERIAL_STATUSES, storeCardState, storePriceState } from "./store-card.ts";
export type { SerialStatus } from "./store-card.ts";
export {
  MATCH_WEIGHTS,
  RELEASE_HALF_LIFE_DAYS,
  SEARCH_WEIGHTS,
  /** @internal for tests of the API */ searchScore,
} from "./search-score.ts";
export { HIDDEN_LISTS, PREFERENCE_WORDS_MAX, preferenceWords, tidyPreference } from "./store-preference.ts";
export type { StorePreference } from "./store-preference.ts";
export { /** @internal for tests of the API */ storeStanding } from "./store-standing.ts";
export { STORE_ORDERS, parseStoreOrder } from "./store-order.ts";
export type { StoreOrder } from "./store-order.ts";
export {
  AWAITED_RELEASE_DAYS,
  CLASSIFY_NAMESPACES,
  STORE_FACET_FILTERS,
  STORE_SEARCH_TYPES,
  SUGGESTION_TYPES,
} from "./store-search.ts";
export type { ClassifyNamespace, StoreFacetFilter, StoreSearchType, SuggestionType } from "./store-search.ts";
