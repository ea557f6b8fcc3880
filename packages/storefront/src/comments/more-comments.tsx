import type { CommentOrder } from "@catnip/domain/comments";
import { Button } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { styled } from "styled-components";
import { COMMENTS_PER_PAGE, type CommentedGame, type CommentsOfPlayer } from "./comment.ts";
import { CommentPage } from "./comment-page.tsx";

/** Further comments after those in the HTML, page by page. */
export function MoreComments({
  game,
  order,
  shown,
  total,
  mine,
}: {
  game: CommentedGame;
  order: CommentOrder;
  /** How many pages are in the HTML: one or none. */
  shown: 0 | 1;
  total: number;
  mine: CommentsOfPlayer;
}) {
  const [pages, setPages] = useState(1);
  return (
    <>
      {Array.from({ length: pages - shown }, (_, index) => (
        <CommentPage key={index} game={game} order={order} page={shown + index + 1} mine={mine} />
      ))}
      {pages * COMMENTS_PER_PAGE < total && (
        <More kind="secondary" onClick={() => setPages(pages + 1)}>
          <Trans comment="Button below a list of comments">Show more comments</Trans>
        </More>
      )}
    </>
  );
}

const More = styled(Button)`
  justify-self: center;
`;
