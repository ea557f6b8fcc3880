import type { RequestContext } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { COMMENT_COLUMNS, toComment, type StoreComment } from "./store-comment.ts";
import { noSuchComment, VISIBLE_COMMENTS } from "./visible-comment.ts";

/** The viewer's mark on another player's comment. */
export type StoreCommentMark = {
  readonly comment_uuid: string;
  readonly is_helpful: boolean;
  readonly is_reported: boolean;
};

/** The viewer's marks on the comments of a game; comments without a mark are left out. */
export async function findCommentMarks(
  context: RequestContext,
  storeId: number,
): Promise<readonly StoreCommentMark[]> {
  const { uuid } = requireViewer(context);
  return read<StoreCommentMark>(context.db, MARKS, [storeId, uuid]);
}

/**
 * Says whether a comment is helpful: once per player and comment, idempotent, and never about one's own comment, which
 * is ignored (R-CMT-7).
 *
 * @returns the comment with its new count
 * @throws ApiError `auth/login-required`, `comment/not-found`
 */
export async function setCommentHelpful(
  context: RequestContext,
  commentUuid: string,
  isHelpful: boolean,
): Promise<StoreComment> {
  const { uuid } = requireViewer(context);
  if (!isUuid(commentUuid)) throw noSuchComment();
  const values = [commentUuid, context.now(), uuid];
  if (isHelpful) await read(context.db, MARK, values);
  else await read(context.db, UNMARK, [commentUuid, uuid]);
  const [row] = await read<StoreComment>(context.db, ONE, [commentUuid, context.now()]);
  if (!row) throw noSuchComment();
  return toComment(context, row);
}

const MARKS = `
  select c.uuid as comment_uuid, h.user_uuid is not null as is_helpful, r.user_uuid is not null as is_reported
  from (select comment_uuid from store_comment_helpfuls where user_uuid = $2
      union select comment_uuid from store_comment_reports where user_uuid = $2) marked
    join store_comments c on c.uuid = marked.comment_uuid and c.store_id = $1
    left join store_comment_helpfuls h on h.comment_uuid = c.uuid and h.user_uuid = $2
    left join store_comment_reports r on r.comment_uuid = c.uuid and r.user_uuid = $2
  order by c.uuid`;

const MARK = `
  insert into store_comment_helpfuls (comment_uuid, user_uuid, created_at)
    select c.uuid, $3, $2 from ${VISIBLE_COMMENTS}
    where c.uuid = $1 and c.user_uuid is distinct from $3
  on conflict do nothing returning comment_uuid`;

const UNMARK =
  "delete from store_comment_helpfuls where comment_uuid = $1 and user_uuid = $2 returning comment_uuid";

const ONE = `select ${COMMENT_COLUMNS} from ${VISIBLE_COMMENTS} left join profiles p on p.user_uuid = c.user_uuid
  where c.uuid = $1`;
