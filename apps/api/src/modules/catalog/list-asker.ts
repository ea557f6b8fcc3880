import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { read } from "../../platform/read.ts";

/** What game lists depend on besides the request. */
export type ListAsker = {
  /** Country of residence in lower case; null: not chosen. */
  readonly country: string | null;
  readonly likedTagIds: readonly string[];
  readonly hiddenTagIds: readonly string[];
  readonly hiddenContentWarnings: readonly string[];
  readonly hiddenAuthorUuids: readonly string[];
};

/** The player's country and preferences: one statement for all lists of a request. */
export async function listAsker(context: RequestContext, userUuid: string): Promise<ListAsker> {
  const askers = loader(context, ASKERS, async (uuids: readonly string[]) => {
    const rows = await read<ListAsker & { readonly uuid: string }>(context.db, ASKER, [[...uuids]]);
    return new Map(rows.map((row) => [row.uuid, row]));
  });
  return (await askers.load(userUuid)) ?? GUEST;
}

const ASKERS = Symbol("askers of lists");

const ASKER = `
  select asked.uuid::text as uuid, lower(p.country) as country,
    coalesce(w.liked_tag_ids, '{}') as "likedTagIds", coalesce(w.hidden_tag_ids, '{}') as "hiddenTagIds",
    coalesce(w.hidden_content_warnings, '{}') as "hiddenContentWarnings",
    coalesce(w.hidden_author_uuids::text[], '{}') as "hiddenAuthorUuids"
  from unnest($1::uuid[]) asked(uuid)
    left join profiles p on p.user_uuid = asked.uuid left join store_preferences w on w.user_uuid = asked.uuid`;

const GUEST: ListAsker = {
  country: null,
  likedTagIds: [],
  hiddenTagIds: [],
  hiddenContentWarnings: [],
  hiddenAuthorUuids: [],
};
