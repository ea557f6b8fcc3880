import { PUBLIC_USERS_MAX, type SavedMetadata } from "@catnip/domain/profiles";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { shownName, toPerson, type Person } from "./person.ts";
import type { Social } from "./social.ts";

/** A user's public profile. */
export type PublicUser = {
  readonly uuid: string;
  readonly social: Social;
  readonly profile: Person;
  /** Only what its owner shows. */
  readonly metadata: readonly SavedMetadata[];
  readonly show_activity: boolean;
  readonly show_play_time: boolean;
};

/**
 * Public profiles in the requested order, each once. Deleted and unverified users are left out. Hidden data does not
 * leave the database.
 *
 * @throws ApiError `input/invalid` for more than `PUBLIC_USERS_MAX`
 */
export async function findPublicUsers(
  context: RequestContext,
  uuids: readonly string[],
): Promise<readonly PublicUser[]> {
  if (uuids.length > PUBLIC_USERS_MAX) {
    const facts = { field: "uuid", max: PUBLIC_USERS_MAX };
    throw new ApiError("input/invalid", `At most ${PUBLIC_USERS_MAX} people at once.`, facts);
  }
  const wanted = [...new Set(uuids.filter(isUuid).map((uuid) => uuid.toLowerCase()))];
  if (wanted.length === 0) return [];
  const rows = await read<PublicUserRow>(context.db, PUBLIC_USERS, [wanted]);
  return rows.map((row) => toPublicUser(context, row));
}

type PublicUserRow = Person &
  Social &
  Pick<PublicUser, "metadata" | "show_activity" | "show_play_time"> & { readonly uuid: string };

const PUBLIC_USERS = `
  select u.id as uuid, ${shownName("u", "p")} as nickname, p.brief, p.head,
    case when p.show_email then u.email end as email, coalesce(p.show_email, false) as email_show,
    case when p.show_google then p.google end as google, coalesce(p.show_google, true) as google_show,
    case when p.show_facebook then p.facebook end as facebook, coalesce(p.show_facebook, true) as facebook_show,
    case when p.show_twitter then p.twitter end as twitter, coalesce(p.show_twitter, true) as twitter_show,
    coalesce((
      select jsonb_agg(item order by position) from jsonb_array_elements(p.metadata) with ordinality as listed(item, position)
      where (item ->> 'show')::boolean), '[]') as metadata,
    coalesce(p.show_activity, true) as show_activity, coalesce(p.show_play_time, false) as show_play_time
  from unnest($1::uuid[]) with ordinality as wanted(uuid, position)
    join "user" u on u.id = wanted.uuid and u.deleted_at is null
    left join profiles p on p.user_uuid = u.id
  order by wanted.position`;

function toPublicUser(context: RequestContext, row: PublicUserRow): PublicUser {
  const { nickname, brief, head, email, email_show, google, facebook, twitter, ...others } = row;
  const { google_show, facebook_show, twitter_show, ...rest } = others;
  const shown = { email_show, google_show, facebook_show, twitter_show };
  return {
    ...rest,
    social: { email, google, facebook, twitter, ...shown },
    profile: toPerson(context, { uuid: row.uuid, nickname, brief, head }),
  };
}
