import type { Vote } from "@catnip/domain/comments";
import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { imageUrl } from "../catalog/store-card.ts";

export type StoreComment = {
  readonly uuid: string;
  readonly store_id: number;
  readonly comment: string;
  readonly vote: Vote;
  readonly created_at: string;
  readonly updated_at: string;
  /** How many players found it helpful. */
  readonly helpful: number;
  /** All null: an anonymous player. */
  readonly user: {
    readonly uuid: string | null;
    readonly nickname: string | null;
    readonly head: string | null;
  };
};

export type StoreCommentList = { readonly total: number; readonly list: readonly StoreComment[] };

/** Columns of a comment `c` and its author's profile `p`, which is null once the account is deleted. */
export const COMMENT_COLUMNS = `c.uuid, c.store_id, c.comment, c.vote, iso_instant(c.created_at) as created_at,
  iso_instant(c.updated_at) as updated_at,
  (select count(*)::int from store_comment_helpfuls h where h.comment_uuid = c.uuid) as helpful,
  json_build_object('uuid', p.user_uuid, 'nickname', p.nickname, 'head', p.head) as user`;

/** Maps a row of `COMMENT_COLUMNS`, with its picture as a URL. */
export function toComment({ config }: Pick<RequestContext, "config">, row: StoreComment): StoreComment {
  const { head } = row.user;
  return { ...row, user: { ...row.user, head: head && imageUrl(head, siteOrigin(config, "cdn")) } };
}
