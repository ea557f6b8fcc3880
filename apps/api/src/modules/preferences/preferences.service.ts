import { PREFERENCE_WORDS_MAX, tidyPreference, type StorePreference } from "@catnip/domain/catalog";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";

/** What a player likes and excludes, and whether they want to be discreet. */
export type Preference = StorePreference & { readonly discreet: boolean };

/** A player's preference; nothing in it until they choose. */
export async function preferenceOf(
  { db }: { readonly db: Queryable },
  userUuid: string,
): Promise<Preference> {
  const [kept] = await read<Preference>(
    db,
    `select liked_tag_ids as liked_tag_id, hidden_tag_ids as hidden_tag_id,
       hidden_content_warnings as hidden_content_warning,
       hidden_author_uuids::text[] as hidden_author_uuid, is_discreet as discreet
     from store_preferences where user_uuid = $1`,
    [userUuid],
  );
  return kept ?? NO_PREFERENCE;
}

export type PreferenceChange = {
  readonly [Part in keyof Preference]?: Preference[Part] | null | undefined;
};

/**
 * Replaces the given lists and leaves the others alone. Idempotent.
 *
 * @throws ApiError `input/invalid`, with the field, for a tag outside the controlled vocabulary, for an author who is
 *   no uuid, and for too many
 */
export async function setStorePreference(
  context: RequestContext,
  userUuid: string,
  change: PreferenceChange,
): Promise<Preference> {
  for (const field of LISTS) {
    if ((change[field]?.length ?? 0) > PREFERENCE_WORDS_MAX) {
      throw new ApiError("input/invalid", "Too many words.", { field, max: PREFERENCE_WORDS_MAX });
    }
  }
  if (change.hidden_author_uuid?.some((uuid) => !isUuid(uuid))) {
    throw new ApiError("input/invalid", "Not a uuid.", { field: "hidden_author_uuid" });
  }
  await refuseUnknownWords(context, change);
  return inTransaction(context.db, async (tx) => {
    // Lists that are not given stay as they are: concurrent requests of one player are serialized.
    await tx.$client.query("select pg_advisory_xact_lock(hashtextextended('preference of ' || $1, 0))", [
      userUuid,
    ]);
    const before = await preferenceOf({ db: tx }, userUuid);
    const lists = tidyPreference({
      liked_tag_id: change.liked_tag_id ?? before.liked_tag_id,
      hidden_tag_id: change.hidden_tag_id ?? before.hidden_tag_id,
      hidden_content_warning: change.hidden_content_warning ?? before.hidden_content_warning,
      // Authors are not looked up: a deleted one stays excluded, and no one learns who exists.
      hidden_author_uuid:
        change.hidden_author_uuid?.map((uuid) => uuid.toLowerCase()) ?? before.hidden_author_uuid,
    });
    const after = { ...lists, discreet: change.discreet ?? before.discreet };
    await tx.$client.query(
      `insert into store_preferences (user_uuid, liked_tag_ids, hidden_tag_ids, hidden_content_warnings, updated_at,
         hidden_author_uuids, is_discreet)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_uuid) do update set liked_tag_ids = excluded.liked_tag_ids,
         hidden_tag_ids = excluded.hidden_tag_ids, hidden_content_warnings = excluded.hidden_content_warnings,
         updated_at = excluded.updated_at, hidden_author_uuids = excluded.hidden_author_uuids,
         is_discreet = excluded.is_discreet`,
      [
        userUuid,
        after.liked_tag_id,
        after.hidden_tag_id,
        after.hidden_content_warning,
        context.now(),
        after.hidden_author_uuid,
        after.discreet,
      ],
    );
    return after;
  });
}

/** Lists of controlled words; authors are in none. */
const WORD_LISTS = ["liked_tag_id", "hidden_tag_id", "hidden_content_warning"] as const;
const LISTS = [...WORD_LISTS, "hidden_author_uuid"] as const;

const NO_PREFERENCE: Preference = {
  liked_tag_id: [],
  hidden_tag_id: [],
  hidden_content_warning: [],
  hidden_author_uuid: [],
  discreet: false,
};

async function refuseUnknownWords(context: RequestContext, change: PreferenceChange): Promise<void> {
  const asked = WORD_LISTS.flatMap((field) =>
    (change[field] ?? []).map((id) => ({
      field,
      id: field === "hidden_content_warning" ? `warning/${id}` : id,
    })),
  );
  if (asked.length === 0) return;
  const [unknown] = await read<{ readonly field: string }>(
    context.db,
    `select field from jsonb_to_recordset($1::jsonb) as asked(field text, id text)
     where not exists (select 1 from tags where tags.id = asked.id)
       or (asked.field <> 'hidden_content_warning' and asked.id like 'warning/%') limit 1`,
    [JSON.stringify(asked)],
  );
  if (unknown) {
    throw new ApiError("input/invalid", "A word is not in the controlled list.", { field: unknown.field });
  }
}
