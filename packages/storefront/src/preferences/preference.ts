import { translatedIn } from "@catnip/domain/articles";
import { tidyPreference, type StorePreference } from "@catnip/domain/catalog";
import type { Locale } from "@catnip/domain/locales";
import { ClassifyDocument } from "@catnip/sdk/catalog/index.ts";
import {
  SetStorePreferenceDocument,
  type SetStorePreferenceMutationVariables,
} from "@catnip/sdk/preferences/index.ts";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";

/** A tag or a content warning in the reader's language. */
export interface Word {
  readonly id: string;
  readonly name: string;
}

/** All tags and content warnings there are, in the reader's order. */
export async function loadWords(
  ask: Ask,
  locale: Locale,
): Promise<{ readonly tags: readonly Word[]; readonly warnings: readonly Word[] }> {
  const listOf = async (namespace: "tags" | "content-warnings") => {
    const { findClassify } = await ask(ClassifyDocument, { namespace });
    return findClassify
      .map(({ id, t }) => ({ id, name: translatedIn(t, "name", locale, id).text }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  };
  const [tags, warnings] = await Promise.all([listOf("tags"), listOf("content-warnings")]);
  return { tags, warnings };
}

/** The preference with one word put on a list or taken off it. What is hidden is not liked, and the other way round. */
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

/** What is not given stays as it is. */
export async function setPreference(change: SetStorePreferenceMutationVariables): Promise<void> {
  const { mutate } = await import("@catnip/site/session/client.ts");
  await mutate(SetStorePreferenceDocument, change, {
    changes: (answers, { setStorePreference: store_preference }) =>
      answers.update(MeDocument, ({ me }) => ({ me: me && { ...me, store_preference } })),
  });
}
