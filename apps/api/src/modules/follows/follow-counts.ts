import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { read } from "../../platform/read.ts";
import { playerOf } from "../../platform/viewer.ts";

/** A player's follower numbers. */
export type FollowCounts = {
  readonly followers: number;
  readonly following: number;
  /** uuid of the row by which the viewer follows them, or null. */
  readonly followed_by_me: string | null;
};

/** Batched: one statement counts for all players of a request. */
export async function followCounts(context: RequestContext, userUuid: string): Promise<FollowCounts> {
  const counts = loader(context, COUNTS, async (uuids: readonly string[]) => {
    const rows = await read<FollowCounts & { readonly uuid: string }>(context.db, COUNT, [
      uuids,
      playerOf(context)?.uuid ?? null,
    ]);
    return new Map(rows.map(({ uuid, ...row }) => [uuid, row]));
  });
  return (await counts.load(userUuid)) ?? { followers: 0, following: 0, followed_by_me: null };
}

const COUNTS = Symbol("follow counts");

const COUNT = `
  select u.uuid, (select count(*)::int from user_follows f where f.followed_uuid = u.uuid) as followers,
    (select count(*)::int from user_follows f where f.follower_uuid = u.uuid) as following,
    (select f.uuid from user_follows f where f.follower_uuid = $2 and f.followed_uuid = u.uuid) as followed_by_me
  from unnest($1::uuid[]) as u(uuid)`;
