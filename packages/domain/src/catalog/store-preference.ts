/** What a player likes, and what they hide from lists. Ids of tags and content warnings. */
export interface StorePreference {
  readonly liked_tag_id: readonly string[];
  readonly hidden_tag_id: readonly string[];
  readonly hidden_content_warning: readonly string[];
}

/** Well above the size of the controlled list; keeps preferences small. */
export const PREFERENCE_WORDS_MAX = 200;

/** Whether a game has something that the viewer hides from lists (R-CAT-11). */
export function isHiddenBy(
  preference: Pick<StorePreference, "hidden_tag_id" | "hidden_content_warning"> | null,
  game: { readonly tagIds: readonly string[]; readonly contentWarnings: readonly string[] },
): boolean {
  if (!preference) return false;
  return (
    game.tagIds.some((tag) => preference.hidden_tag_id.includes(tag)) ||
    game.contentWarnings.some((warning) => preference.hidden_content_warning.includes(warning))
  );
}

/**
 * Normalises a preference for storage: deduplicated, sorted, and no id both liked and hidden. Hiding wins, since
 * showing unwanted content is the worse mistake.
 */
export function tidyPreference(preference: StorePreference): StorePreference {
  const hidden_tag_id = tidy(preference.hidden_tag_id);
  return {
    liked_tag_id: tidy(preference.liked_tag_id).filter((tag) => !hidden_tag_id.includes(tag)),
    hidden_tag_id,
    hidden_content_warning: tidy(preference.hidden_content_warning),
  };
}

const tidy = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted();
