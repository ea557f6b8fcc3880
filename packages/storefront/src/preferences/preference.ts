import { tidyPreference, type StorePreference } from "@catnip/domain/catalog";
import {
  SetStorePreferenceDocument,
  type SetStorePreferenceMutationVariables,
} from "@catnip/sdk/preferences/index.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { viewerSettled } from "../shell/find-viewer.ts";

/** A tag or a content warning in the reader's language. */
export interface Word {
  readonly id: string;
  readonly name: string;
}

/** The preference with one word added to a list or removed from it. A hidden word is not liked, and vice versa. */
export function toggled(
  preference: StorePreference,
  list: keyof StorePreference,
  id: string,
): StorePreference {
  const isPicked = preference[list].includes(id);
  const next = {
    ...preference,
    [list]: isPicked ? preference[list].filter((each) => each !== id) : [...preference[list], id],
  };
  const isLiked = list === "liked_tag_id" && !isPicked;
  return tidyPreference(
    isLiked ? { ...next, hidden_tag_id: next.hidden_tag_id.filter((each) => each !== id) } : next,
  );
}

export async function savePreference(preference: StorePreference): Promise<void> {
  const { liked_tag_id, hidden_tag_id, hidden_content_warning, hidden_author_uuid } = preference;
  await setPreference({
    liked_tag_id: [...liked_tag_id],
    hidden_tag_id: [...hidden_tag_id],
    hidden_content_warning: [...hidden_content_warning],
    hidden_author_uuid: [...hidden_author_uuid],
  });
}

/** Omitted parts stay as they are. */
export async function setPreference(change: SetStorePreferenceMutationVariables): Promise<void> {
  await mutate(SetStorePreferenceDocument, change);
  // The choice belongs to the viewer.
  await viewerSettled();
}
