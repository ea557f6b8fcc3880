import { boundaryWord, type BoundaryKind, type BoundaryWord } from "./boundary-words.ts";

/** What a player likes, and what they exclude everywhere. Ids of tags and content warnings, uuids of authors. */
export interface StorePreference {
  readonly liked_tag_id: readonly string[];
  readonly hidden_tag_id: readonly string[];
  readonly hidden_content_warning: readonly string[];
  readonly hidden_author_uuid: readonly string[];
}

/** Well above the size of the controlled list; keeps preferences small. */
export const PREFERENCE_WORDS_MAX = 200;

/** The list that excludes a kind of thing. */
export const HIDDEN_LISTS = {
  tag: "hidden_tag_id",
  warning: "hidden_content_warning",
  author: "hidden_author_uuid",
} as const satisfies Record<BoundaryKind, keyof StorePreference>;

/** What a preference excludes, as words (R-CAT-11). */
export const preferenceWords = (preference: StorePreference): readonly BoundaryWord[] =>
  (["tag", "warning", "author"] as const)
    .flatMap((kind) => preference[HIDDEN_LISTS[kind]].map((id) => boundaryWord(kind, id)))
    .toSorted();

/**
 * Normalizes a preference for storage: deduplicated, sorted, and no id both liked and hidden. Hiding wins, since
 * showing unwanted content is the worse mistake.
 */
export function tidyPreference(preference: StorePreference): StorePreference {
  const hidden_tag_id = tidy(preference.hidden_tag_id);
  return {
    liked_tag_id: tidy(preference.liked_tag_id).filter((tag) => !hidden_tag_id.includes(tag)),
    hidden_tag_id,
    hidden_content_warning: tidy(preference.hidden_content_warning),
    hidden_author_uuid: tidy(preference.hidden_author_uuid),
  };
}

const tidy = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted();
