import type { CommentOrder } from "@catnip/domain/comments";
import { StoreCommentsDocument } from "@catnip/sdk/comments/index.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { Skeleton } from "@catnip/ui";
import { useQuery } from "urql";
import { COMMENTS_PER_PAGE, type CommentedGame, type CommentsOfPlayer } from "./comment.ts";
import { CommentItem, CommentItems } from "./comment-item.tsx";
import { CommentMarks } from "./comment-marks.tsx";

/** One page of comments. The player's own is left out: it is shown above. */
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
  const [found, retry] = useQuery({
    query: StoreCommentsDocument,
    variables: { store_id: game.id, q: { orderField: order, page }, limit: COMMENTS_PER_PAGE },
  });
  return (
    <QueryResult of={found} retry={retry} placeholder={<Skeleton height="20rem" />}>
      {({ findStoreComment: { list } }) => (
        <CommentItems>
          {list
            .filter(({ uuid }) => uuid !== mine.ownUuid)
            .map((comment) => (
              <CommentItem key={comment.uuid} comment={comment} authorId={game.author_id}>
                <CommentMarks comment={comment} storeId={game.id} mine={mine} />
              </CommentItem>
            ))}
        </CommentItems>
      )}
    </QueryResult>
  );
}
