import type { CommentOrder } from "@catnip/domain/comments";
import { StoreCommentsDocument } from "@catnip/sdk/comments/index.ts";
import { useQuery } from "@catnip/site/data/use-query.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Skeleton } from "@catnip/ui";
import { COMMENTS_PER_PAGE, type CommentedGame, type CommentsOfPlayer } from "./comment.ts";
import { CommentItem, CommentItems } from "./comment-item.tsx";
import { CommentMarks } from "./comment-marks.tsx";

/** One page of comments. The player's own is left out: it stands above. */
export function CommentPage({
  game,
  order,
  page,
  mine,
}: {
  game: CommentedGame;
  order: CommentOrder;
  page: number;
  mine: CommentsOfPlayer;
}) {
  const found = useQuery(["comments", game.id, order, page], (ask) =>
    ask(StoreCommentsDocument, {
      store_id: game.id,
      q: { orderField: order, page },
      limit: COMMENTS_PER_PAGE,
    }),
  );
  if (found.state === "loading") return <Skeleton height="20rem" />;
  if (found.state === "failed") return <LoadFailed fault={found.fault} retry={found.reload} />;
  return (
    <CommentItems>
      {found.value.findStoreComment.list
        .filter(({ uuid }) => uuid !== mine.ownUuid)
        .map((comment) => (
          <CommentItem key={comment.uuid} comment={comment} authorId={game.author_id}>
            <CommentMarks comment={comment} storeId={game.id} mine={mine} />
          </CommentItem>
        ))}
    </CommentItems>
  );
}
