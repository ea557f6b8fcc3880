import type { Role } from "@catnip/domain/accounts";
import type { SavedMetadata } from "@catnip/domain/profiles";
import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { isRole } from "../../platform/roles/roles.ts";
import { playerOf } from "../../platform/viewer.ts";
import { imageUrl } from "../catalog/store-card.ts";
import type { Social } from "./social.ts";

/** The logged-in user, with their private data. */
export type Me = {
  readonly uuid: string;
  /** The number shown to the player as their id. */
  readonly id: number;
  readonly name: string | null;
  readonly email: string;
  readonly email_verified: boolean;
  /** Two capital letters, as in the countries file. */
  readonly country: string | null;
  /** What the user may do. */
  readonly auth: readonly Role[];
  readonly profile: Profile;
  readonly metadata: readonly SavedMetadata[];
  readonly created_at: Date;
};

export type Profile = {
  readonly id: number | null;
  readonly nickname: string | null;
  readonly brief: string | null;
  /** URL template of the avatar, with `{width}` to be filled in. */
  readonly head: string | null;
  readonly country: string | null;
  readonly social: Social;
  readonly show_activity: boolean;
  readonly show_play_time: boolean;
};

/**
 * The logged-in user; null for guests and pay tokens, and for a deleted account.
 *
 * @param role who the site is for: a user without this role is treated as a guest. Everybody is a player.
 * @throws ApiError `input/invalid` for an unknown role
 */
export async function findMe(context: RequestContext, role?: string | null): Promise<Me | null> {
  if (typeof role === "string" && !isRole(role))
    throw new ApiError("input/invalid", "There is no such role.", { field: "role" });
  const viewer = playerOf(context);
  if (!viewer) return null;
  const me = await meOf(context, viewer.uuid);
  return me === null || !role || role === "player" || me.auth.some((own) => own === role) ? me : null;
}

/** The logged-in user after a change. @throws ApiError `auth/user-not-found` if the account was deleted */
export async function expectMe(context: RequestContext): Promise<Me> {
  const me = await findMe(context);
  if (!me) throw new ApiError("auth/user-not-found", "The account of the token is gone.");
  return me;
}

/** Creates a user's profile if there is none, under the name given at sign-up. Idempotent. */
export async function ensureProfile(
  db: Pick<Database, "$client">,
  userUuid: string,
  now: Date,
): Promise<void> {
  await read(
    db,
    `insert into profiles (user_uuid, nickname, created_at, updated_at)
       select id, nullif(name, ''), $2, $2 from "user" where id = $1
     on conflict (user_uuid) do nothing`,
    [userUuid, now],
  );
}

async function meOf(context: RequestContext, userUuid: string): Promise<Me | null> {
  const [known] = await read<MeRow>(context.db, ME, [userUuid]);
  if (!known) return null;
  if (known.id !== null) return toMe(context, known);
  await ensureProfile(context.db, userUuid, context.now());
  const [row] = await read<MeRow>(context.db, ME, [userUuid]);
  return row ? toMe(context, row) : null;
}

type MeRow = Pick<Me, "uuid" | "name" | "email" | "email_verified" | "country" | "created_at"> & {
  readonly id: number | null;
  readonly roles: readonly Role[];
  readonly nickname: string | null;
  readonly brief: string | null;
  readonly head: string | null;
  readonly show_email: boolean;
  readonly google: string | null;
  readonly facebook: string | null;
  readonly twitter: string | null;
  readonly google_show: boolean;
  readonly facebook_show: boolean;
  readonly twitter_show: boolean;
  readonly metadata: readonly SavedMetadata[];
  readonly show_activity: boolean;
  readonly show_play_time: boolean;
};

const ME = `
  select u.id as uuid, p.id, nullif(u.name, '') as name, u.email, u.email_verified, upper(p.country) as country, u.roles,
    u.created_at, p.nickname, p.brief, p.head, p.show_email, p.google, p.facebook, p.twitter,
    coalesce(p.show_google, true) as google_show, coalesce(p.show_facebook, true) as facebook_show,
    coalesce(p.show_twitter, true) as twitter_show, p.metadata,
    p.show_activity, p.show_play_time
  from "user" u left join profiles p on p.user_uuid = u.id where u.id = $1`;

function toMe({ config }: RequestContext, row: MeRow): Me {
  const { roles, nickname, brief, id, show_email, google, facebook, twitter, ...rest } = row;
  const { show_activity, show_play_time, google_show, facebook_show, twitter_show, ...me } = rest;
  const head = row.head && imageUrl(row.head, siteOrigin(config, "cdn"));
  const shown = { email_show: show_email, google_show, facebook_show, twitter_show };
  const social = { email: row.email, google, facebook, twitter, ...shown };
  const { country } = row;
  const profile = { id, nickname, brief, head, country, social, show_activity, show_play_time };
  return { ...me, id: id ?? 0, auth: roles, profile };
}
