import { FOLLOWS_MAX, followClick, isSelf } from "@catnip/domain/follows";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { personJson, toPerson, type Person } from "../profiles/index.ts";

/** One player followed by the user. */
export type UserFollowed = {
  readonly uuid: string;
  readonly created_at: string;
  readonly followed: Person;
};

export type UserFollowedList = { readonly total: number; readonly list: readonly UserFollowed[] };

/**
 * Whom the user follows, newest first by default. Following is private, except for what players share in their
 * activities.
 *
 * @param input.followed_user_uuid only this player: an empty list means the user does not follow them
 */
export async function findFollowed(
  context: RequestContext,
  input: {
    readonly followed_user_uuid?: string | null | undefined;
    readonly q?: PageInput | null | undefined;
    readonly limit?: number | null | undefined;
  },
): Promise<UserFollowedList> {
  const viewer = requireViewer(context);
  const only = input.followed_user_uuid ?? null;
  if (only !== null && !isUuid(only)) return { total: 0, list: [] };
  const { limit, offset } = pageWindow(input.q, input.limit);
  const text = FOLLOWED[input.q?.orderField === "created_at-asc" ? "asc" : "desc"];
  const [found] = await read<UserFollowedList>(context.db, text, [viewer.uuid, only, limit, offset]);
  return { total: found?.total ?? 0, list: (found?.list ?? []).map((row) => toFollowed(context, row)) };
}

/**
 * Follows a player. Idempotent; following yourself does nothing.
 *
 * @returns null if nothing was done
 * @throws ApiError `auth/user-not-found`, `follow/too-many`
 */
export async function follow(context: RequestContext, followedUuid: string): Promise<UserFollowed | null> {
  const viewer = requireViewer(context);
  const self = isSelf(viewer.uuid, followedUuid.toLowerCase());
  if (followClick("follow", { self, followed: false }) === "ignore") return null;
  if (!isUuid(followedUuid)) throw unknownUser();

  const [target] = await read<{ readonly is_there: boolean; readonly is_full: boolean }>(
    context.db,
    MAY_FOLLOW,
    [viewer.uuid, followedUuid, FOLLOWS_MAX],
  );
  if (!target?.is_there) throw unknownUser();
  if (target.is_full)
    throw new ApiError("follow/too-many", "This account follows as many people as it can.", {
      max: FOLLOWS_MAX,
    });
  const [row] = await read<UserFollowed>(context.db, FOLLOW, [viewer.uuid, followedUuid, context.now()]);
  if (!row) throw unknownUser();
  return toFollowed(context, row);
}

/** Unfollows. Other players' rows and unknown ones are ignored. @returns how many were removed: 0 or 1 */
export async function unfollow(context: RequestContext, uuid: string): Promise<number> {
  const viewer = requireViewer(context);
  if (!isUuid(uuid)) return 0;
  const removed = await read(
    context.db,
    "delete from user_follows where uuid = $1 and follower_uuid = $2 returning uuid",
    [uuid, viewer.uuid],
  );
  return removed.length;
}

const unknownUser = () => new ApiError("auth/user-not-found", "There is no such user.");

const toFollowed = (context: RequestContext, row: UserFollowed): UserFollowed => ({
  ...row,
  followed: toPerson(context, row.followed),
});

const COLUMNS = `f.uuid, iso_instant(f.created_at) as created_at, ${personJson("u", "p")} as followed`;

/** Deleted players are no longer followed (`forgetUser`), and unverified sign-ups cannot be followed yet. */
const PEOPLE = `join "user" u on u.id = f.followed_uuid and u.deleted_at is null
  left join profiles p on p.user_uuid = u.id`;

const followedBy = (order: string): string => `
  select (select count(*)::int from user_follows f ${PEOPLE}
      where f.follower_uuid = $1 and ($2::uuid is null or f.followed_uuid = $2)) as total,
    (select coalesce(json_agg(page), '[]') from (
      select ${COLUMNS} from user_follows f ${PEOPLE}
      where f.follower_uuid = $1 and ($2::uuid is null or f.followed_uuid = $2)
      order by ${order} limit $3 offset $4) page) as list`;

const FOLLOWED = {
  desc: followedBy("f.created_at desc nulls last, f.uuid desc nulls last"),
  asc: followedBy("f.created_at asc nulls first, f.uuid asc nulls first"),
};

/** The limit does not apply to a player who is followed already. */
const MAY_FOLLOW = `
  select exists (select from "user" where id = $2 and deleted_at is null) as is_there,
    not exists (select from user_follows where follower_uuid = $1 and followed_uuid = $2)
      and (select count(*) from user_follows where follower_uuid = $1) >= $3::int as is_full`;

/** Locks the followed player against concurrent deletion. A second click finds the first one's row and leaves it. */
const FOLLOW = `
  with target as (select id from "user" where id = $2 and deleted_at is null for key share),
  followed as (
    insert into user_follows as f (follower_uuid, followed_uuid, created_at)
      select $1, id, $3::timestamptz from target
    on conflict (follower_uuid, followed_uuid) do update set created_at = f.created_at
    returning *)
  select ${COLUMNS} from followed f ${PEOPLE}`;
