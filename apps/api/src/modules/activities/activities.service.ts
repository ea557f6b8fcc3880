import { visibleActivityTypes, type ActivityType } from "@catnip/domain/activities";
import type { RequestContext } from "../../platform/context.ts";
import { loader } from "../../platform/loader.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { personJson, toPerson, type Person } from "../profiles/index.ts";

/**
 * Something a player did. There is no activity table: activities are the comments, votes, follows and play times
 * themselves, so that anything undone disappears from here at once.
 */
export type Activity = {
  readonly id: string;
  readonly type: ActivityType;
  /** The text written, if any. */
  readonly msg: string | null;
  readonly created_at: string;
  readonly user: Person;
  readonly store_id: number | null;
  readonly followed: Person | null;
  readonly play_minutes: number | null;
};

export type ActivityList = { readonly total: number; readonly list: readonly Activity[] };

/** Whose activities, and which of them they share. */
export type ActiveUser = {
  readonly uuid: string;
  readonly show_activity: boolean;
  readonly show_play_time: boolean;
  readonly profile: Person;
};

/**
 * A page of a player's activities, newest first, as far as they share them. Batched across the players of one request.
 */
export async function activitiesOf(
  context: RequestContext,
  user: ActiveUser,
  input: { readonly q?: PageInput | null | undefined; readonly limit?: number | null | undefined },
): Promise<ActivityList> {
  const types = visibleActivityTypes(user);
  if (types.length === 0) return { total: 0, list: [] };
  const { limit, offset } = pageWindow(input.q, input.limit, 10);
  const pages = loader(context, PAGES, (keys: readonly string[]) => readPages(context, keys));
  const found = await pages.load(JSON.stringify([limit, offset, user.uuid, types] satisfies Asked));
  const list = (found?.list ?? []).map((row) => ({
    ...row,
    user: user.profile,
    followed: row.followed && toPerson(context, row.followed),
  }));
  return { total: found?.total ?? 0, list };
}

type Asked = [limit: number, offset: number, userUuid: string, types: readonly ActivityType[]];
type Page = { readonly total: number; readonly list: readonly Omit<Activity, "user">[] };

const PAGES = Symbol("pages of activities");

/** One statement per page size and number; most requests have only one of each. */
async function readPages(
  context: RequestContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Page>> {
  const asked = keys.map((key) => [key, JSON.parse(key) as Asked] as const);
  const windows = Map.groupBy(asked, ([, [limit, offset]]) => `${limit} ${offset}`);
  const found = await Promise.all(
    [...windows.values()].map(async (same) => {
      const [limit, offset] = same[0]?.[1] ?? [0, 0];
      return read<Page & { readonly key: string }>(context.db, ACTIVITIES, [
        same.map(([key]) => key),
        same.map(([, [, , uuid]]) => uuid),
        same.map(([, [, , , types]]) => types.join(",")),
        limit,
        offset,
        context.now(),
      ]);
    }),
  );
  return new Map(found.flat().map(({ key, ...page }) => [key, page]));
}

/** The game is in the shop and already visible; `$6` is now. */
const IS_SHOWN = "s.is_published and least(s.released_at, s.start_preview_at) <= $6::timestamptz";

/** Leaves out hidden games and deleted players. Names are looked up for the current page only. */
const ACTIVITIES = `
  select asked.key, page.total, page.list
  from unnest($1::text[], $2::uuid[], $3::text[]) as asked(key, user_uuid, types)
  cross join lateral (
    with done as (
      select case when s.author_uuid = c.user_uuid then 'comment' else 'store_comment' end as type, c.uuid as source,
        c.comment as msg, c.created_at, c.store_id, null::uuid as followed_uuid, null::int as play_minutes
      from store_comments c join stores s on s.id = c.store_id and ${IS_SHOWN} where c.user_uuid = asked.user_uuid
      union all
      select 'store_like', c.uuid, null, coalesce(c.voted_at, c.created_at), c.store_id, null, null
      from store_comments c join stores s on s.id = c.store_id and ${IS_SHOWN}
      where c.user_uuid = asked.user_uuid and c.vote = 1
      union all
      select 'user_followed', f.uuid, null, f.created_at, null, f.followed_uuid, null
      from user_follows f join "user" u on u.id = f.followed_uuid and u.deleted_at is null
      where f.follower_uuid = asked.user_uuid
      union all
      select 'store_play_time', s.uuid, null, t.last_slot_at, t.store_id, null, t.minutes
      from play_times t join stores s on s.id = t.store_id and ${IS_SHOWN} where t.user_uuid = asked.user_uuid
    ),
    shown as (select * from done where type = any(string_to_array(asked.types, ',')))
    select (select count(*)::int from shown) as total, (
      select coalesce(json_agg(json_build_object('id', type || ':' || source, 'type', type, 'msg', msg,
        'created_at', iso_instant(a.created_at), 'store_id', store_id, 'play_minutes', play_minutes,
        'followed', case when u.id is not null then ${personJson("u", "p")} end)
        order by a.created_at desc, type, source), '[]')
      from (select * from shown order by created_at desc, type, source limit $4 offset $5) as a
        left join "user" u on u.id = a.followed_uuid left join profiles p on p.user_uuid = u.id) as list
  ) as page`;
