import type { CommentFragment } from "@catnip/sdk/comments/index.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Notice, Skeleton, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { styled } from "styled-components";
import { usePlayerAction } from "../session/use-player-action.ts";
import { useViewerFact } from "../shell/viewer.ts";
import type { CommentWords } from "./change-comment.ts";
import type { CommentedGame } from "./comment.ts";
import { useCommentDraft } from "./comment-draft.ts";
import { CommentItem, CommentItems } from "./comment-item.tsx";

/** The visitor's own comment: write, edit or delete it. Only buyers comment (R-CMT-1). */
export function OwnComment({
  game,
  comment,
  isLoading,
}: {
  game: CommentedGame;
  comment: CommentFragment | null;
  isLoading: boolean;
}) {
  const visitor = useViewerFact(({ status, games }) =>
    games?.owned.has(game.id) ? ("owner" as const) : status,
  );
  if (visitor === "unknown" || isLoading) return <Skeleton height="2.25rem" width="12rem" />;
  if (visitor !== "owner") return <BuyFirst storeId={game.id} isGuest={visitor === "guest"} />;
  return <Written game={game} comment={comment} />;
}

function BuyFirst({ storeId, isGuest }: { storeId: number; isGuest: boolean }) {
  const asking = usePlayerAction("comment", storeId, async () => undefined);
  return (
    <Line>
      <Text as="span" tone="soft">
        <Trans>Buy the game to comment.</Trans>
      </Text>
      {isGuest && (
        <Button size="s" kind="ghost" busy={asking.isBusy} onClick={() => asking.run()}>
          <Trans>I own it already</Trans>
        </Button>
      )}
    </Line>
  );
}

function Written({ game, comment }: { game: CommentedGame; comment: CommentFragment | null }) {
  const [removed, setRemoved] = useState<CommentWords | null>(null);
  const { isChanged: hasDraft } = useCommentDraft(game.id, comment);
  const write = () => void openPopup({ name: "storeComment", props: { storeId: game.id } });
  const removing = useAction(async ({ uuid, vote, comment: words }: CommentFragment) => {
    await (await import("./change-comment.ts")).deleteComment(uuid);
    setRemoved({ uuid: null, vote, comment: words });
  });
  const undoing = useAction(
    async (words: CommentWords) => (await import("./change-comment.ts")).saveComment(game.id, words),
    () => setRemoved(null),
  );
  if (comment)
    return (
      <Own>
        <CommentItems>
          <CommentItem comment={comment} authorId={game.author_id}>
            <Button size="s" kind="secondary" onClick={write}>
              <Trans comment="Button: change one's own comment">Edit</Trans>
            </Button>
            <Button size="s" kind="ghost" busy={removing.isBusy} onClick={() => removing.run(comment)}>
              <Trans>Delete</Trans>
            </Button>
          </CommentItem>
        </CommentItems>
      </Own>
    );
  return (
    <Line>
      {removed && (
        <Notice
          tone="info"
          action={
            <Button size="s" kind="secondary" busy={undoing.isBusy} onClick={() => undoing.run(removed)}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Trans>Your comment is deleted.</Trans>
        </Notice>
      )}
      <Button size="s" onClick={write}>
        {hasDraft ? (
          <Trans comment="Button: there is a comment that was begun">Finish your comment</Trans>
        ) : (
          <Trans>Write a comment</Trans>
        )}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;
const Own = styled.div`
  flex: 1 1 18rem;
  min-width: 0;
  padding: var(--space-4) var(--space-4) var(--space-2);
  border-radius: var(--radius-l);
  background: var(--raised);
`;
