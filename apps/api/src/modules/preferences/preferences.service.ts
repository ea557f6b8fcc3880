import { PREFERENCE_WORDS_MAX, tidyPreference, type StorePreference } from "@catnip/domain/catalog";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { inTransaction } from "../../platform/transaction.ts";

/** What a player likes, and what they never want to see in lists. */
export async function preferenceOf(
  { db }: { readonly db: Queryable },
  userUuid: string,
): Promise<StorePreference> {
  const [kept] = await read<StorePreference>(
    db,
    `select liked_tag_ids as liked_tag_id, hidden_tag_ids as hidden_tag_id,
       hidden_content_warnings as hidden_content_warning
     from store_preferences where user_uuid = $1`,
    [userUuid],
  );
  return kept ?? NO_PREFERENCE;
}

export type PreferenceChange = {
  readonly [List in keyof StorePreference]?: StorePreference[List] | null | undefined;
};

/**
 * Replaces the given lists and leaves the others alone. Idempotent.
 *
 * @throws ApiError `input/invalid`, with the field, for a tag outside the controlled vocabulary, and for too many
 */
export async function setStorePreference(
  context: RequestContext,
  userUuid: string,
  change: PreferenceChange,
): Promise<StorePreference> {
  for (const field of FIELDS) {
    if ((change[field]?.length ?? 0) > PREFERENCE_WORDS_MAX) {
      throw new ApiError("input/invalid", "Too many words.", { field, max: PREFERENCE_WORDS_MAX });
    }
  }
  await refuseUnknownWords(context, change);
  return inTransaction(context.db, async (tx) => {
    // Lists that are not given stay as they are: concurrent requests of one player are serialised.
    await tx.$client.query("select pg_advisory_xact_lock(hashtextextended('preference of ' || $1, 0))", [
      userUuid,
    ]);
    const before = await preferenceOf({ db: tx }, userUuid);
    const after = tidyPreference({
      liked_tag_id: change.liked_tag_id ?? before.liked_tag_id,
      hidden_tag_id: change.hidden_tag_id ?? before.hidden_tag_id,
      hidden_content_warning: change.hidden_content_warning ?? before.hidden_content_warning,
    });
    await tx.$client.query(
      `insert into store_preferences (user_uuid, liked_tag_ids, hidden_tag_ids, hidden_content_warnings, updated_at)
       values ($1, $2, $3, $4, $5)
       on conflict (user_uuid) do update set liked_tag_ids = excluded.liked_tag_ids,
         hidden_tag_ids = excluded.hidden_tag_ids, hidden_content_warnings = excluded.hidden_content_warnings,
         updated_at = excluded.updated_at`,
      [userUuid, after.liked_tag_id, after.hidden_tag_id, after.hidden_content_warning, context.now()],
    );
    return after;
  });
}

const FIELDS = ["liked_tag_id", "hidden_tag_id", "hidden_content_warning"] as const;

const NO_PREFERENCE: StorePreference = { liked_tag_id: [], hidden_tag_id: [], hidden_content_warning: [] };

async function refuseUnknownWords(context: RequestContext, change: PreferenceChange): Promise<void> {
  const asked = FIELDS.flatMap((field) =>
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
