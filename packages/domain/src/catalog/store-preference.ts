/** What a player likes, and never wants to see in lists. Ids of tags and of content warnings. */
export interface StorePreference {
  readonly liked_tag_id: readonly string[];
  readonly hidden_tag_id: readonly string[];
  readonly hidden_content_warning: readonly string[];
}

/** More than the controlled list of words holds by far; keeps a preference a small thing. */
export const PREFERENCE_WORDS_MAX = 200;

/** Whether a game has something that its viewer never wants to see in a list (R-CAT-11). */
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
 * A preference in the form it is kept: each word once, in order, and never liked and hidden at once. Hiding wins, for
 * showing what somebody never wants to see is the worse mistake.
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
