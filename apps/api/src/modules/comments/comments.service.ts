import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { imageUrl } from "../catalog/store-card.ts";

export type StoreComment = {
  readonly uuid: string;
  readonly comment: string;
  readonly vote: number;
  readonly created_at: string;
  /** All null: an anonymous player. */
  readonly user: {
    readonly uuid: string | null;
    readonly nickname: string | null;
    readonly head: string | null;
  };
};

export type StoreCommentList = { readonly total: number; readonly list: readonly StoreComment[] };

/** What players wrote about a game, newest first unless asked otherwise. */
export function findStoreComments(
  context: RequestContext,
  input: {
    readonly store_id: number;
    readonly q?: PageInput | null | undefined;
    readonly limit?: number | null | undefined;
  },
): StoreCommentList | Promise<StoreCommentList> {
  const { limit, offset } = pageWindow(input.q, input.limit, 10);
  const direction = input.q?.orderField === "created_at-asc" ? "asc" : "desc";
  const fresh = async (): Promise<StoreCommentList> => {
    const [found] = await read<{ readonly total: number; readonly list: readonly StoreComment[] }>(
      context.db,
      `select (select count(*)::int from store_comments where store_id = $1) as total,
        (select coalesce(json_agg(page), '[]') from (
          select c.uuid, c.comment, c.vote, iso_instant(c.created_at) as created_at,
            json_build_object('uuid', p.user_uuid, 'nickname', p.nickname, 'head', p.head) as user
          from store_comments c left join profiles p on p.user_uuid = c.user_uuid
          where c.store_id = $1 order by c.created_at ${direction}, c.uuid ${direction} limit $2 offset $3) page) as list`,
      [input.store_id, limit, offset],
    );
    const cdnOrigin = siteOrigin(context.config, "cdn");
    const withHead = ({ user, ...rest }: StoreComment) => ({
      ...rest,
      user: { ...user, head: user.head && imageUrl(user.head, cdnOrigin) },
    });
    return { total: found?.total ?? 0, list: (found?.list ?? []).map(withHead) };
  };
  const key = JSON.stringify(["comments", input.store_id, direction, limit, offset]);
  return context.publicCache?.get(key, fresh) ?? fresh();
}
