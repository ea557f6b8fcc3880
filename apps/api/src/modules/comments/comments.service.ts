import { parseCommentOrder, type CommentOrder } from "@catnip/domain/comments";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { playerOf, requireViewer } from "../../platform/viewer.ts";
import { COMMENT_COLUMNS, toComment, type StoreComment, type StoreCommentList } from "./store-comment.ts";

/**
 * Players' comments on a game, newest first by default. Never cached for players: they come to see what they just
 * wrote.
 */
export function findStoreComments(
  context: RequestContext,
  input: {
    readonly store_id: number;
    readonly q?: PageInput | null | undefined;
    readonly limit?: number | null | undefined;
  },
): StoreCommentList | Promise<StoreCommentList> {
  const { limit, offset } = pageWindow(input.q, input.limit, 10);
  const order = parseCommentOrder(input.q?.orderField);
  const fresh = async (): Promise<StoreCommentList> => {
    const [found] = await read<StoreCommentList>(context.db, COMMENTS[order], [
      input.store_id,
      limit,
      offset,
      context.now(),
    ]);
    return { total: found?.total ?? 0, list: (found?.list ?? []).map((row) => toComment(context, row)) };
  };
  if (playerOf(context)) return fresh();
  const key = JSON.stringify(["comments", input.store_id, order, limit, offset]);
  return context.publicCache?.get(key, fresh) ?? fresh();
}

/** The user's own comment on a game, or null. */
export async function myComment(context: RequestContext, storeId: number): Promise<StoreComment | null> {
  const { uuid } = requireViewer(context);
  const [row] = await read<StoreComment>(
    context.db,
    `select ${COMMENT_COLUMNS} from store_comments c left join profiles p on p.user_uuid = c.user_uuid
     where c.store_id = $1 and c.user_uuid = $2`,
    [storeId, uuid],
  );
  return row ? toComment(context, row) : null;
}

/** The index sorts descending with nulls last; both orders spell this out so that PostgreSQL uses it. */
const COMMENTS: Readonly<Record<CommentOrder, string>> = {
  "created_at-desc": commentsBy("c.created_at desc nulls last, c.uuid desc nulls last"),
  "created_at-asc": commentsBy("c.created_at asc nulls first, c.uuid asc nulls first"),
  "helpful-desc": commentsBy("helpful desc, c.created_at desc nulls last, c.uuid desc nulls last"),
};

/** A game that is hidden, or not visible yet, shows no comments either. */
function commentsBy(order: string): string {
  return `select (select count(*)::int from store_comments where store_id = s.id) as total,
    (select coalesce(json_agg(page), '[]') from (
      select ${COMMENT_COLUMNS} from store_comments c left join profiles p on p.user_uuid = c.user_uuid
      where c.store_id = s.id order by ${order} limit $2 offset $3) page) as list
    from stores s where s.id = $1 and s.is_published and least(s.released_at, s.start_preview_at) <= $4::timestamptz`;
}
