import type { CommentOrder } from "@catnip/domain/comments";
import { useFormat } from "@catnip/i18n";
import {
  MyStoreCommentDocument,
  StoreCommentMarksDocument,
  type CommentFragment,
} from "@catnip/sdk/comments/index.ts";
import { Heading, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from "react";
import { styled } from "styled-components";
import { useQuery } from "urql";
import { useViewerFact } from "../shell/viewer.ts";
import type { CommentedGame, CommentsOfPlayer, FirstComments } from "./comment.ts";
import { OWN_COMMENT } from "./change-comment.ts";
import { COMMENT_MARKS } from "./change-marks.ts";
import { CommentItem, CommentItems } from "./comment-item.tsx";
import { GameRating } from "./game-rating.tsx";
import { shownComments } from "./shown-comments.ts";

/**
 * What players say about a game. The HTML contains the newest comments, readable without scripts; the controls are
 * loaded when the reader scrolls near, into reserved space, so that nothing moves and no focus is lost.
 */
export function CommentSection({ game, comments }: { game: CommentedGame; comments: FirstComments }) {
  const format = useFormat();
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const isPlayer = useViewerFact(({ status }) => status === "player") && isNear;
  const [order, setOrder] = useState<CommentOrder>(NEWEST_FIRST);
  // For every player, not only for buyers, so that buying the game needs no further request.
  const ofGame = { variables: { store_id: game.id }, pause: !isPlayer };
  const [own] = useQuery({ query: MyStoreCommentDocument, ...ofGame, context: OWN_COMMENT });
  const [marks] = useQuery({ query: StoreCommentMarksDocument, ...ofGame, context: COMMENT_MARKS });
  const ownComment = own.data?.getStoreCommentByMe ?? null;
  const [written, setWritten] = useState<readonly CommentFragment[]>([]);
  if (ownComment && !written.some(({ uuid }) => uuid === ownComment.uuid))
    setWritten([...written, ownComment]);
  const { list, total } = shownComments(comments, ownComment, written);
  const mine: CommentsOfPlayer = {
    ownUuid: ownComment?.uuid ?? null,
    marks: marks.data?.findStoreCommentMark ?? [],
  };
  const isNewestFirst = order === NEWEST_FIRST;
  return (
    <Section ref={section} id="comments">
      <header>
        <Heading level={2} size="xl">
          <Trans>Comments</Trans>{" "}
          {total > 0 && (
            <Text as="span" tone="faint">
              {format.number(total)}
            </Text>
          )}
        </Heading>
        <Text as="span" tone="soft">
          <GameRating rating={game.rating} />
        </Text>
      </header>
      <Reserved>
        {isNear && (
          <Suspense>
            <CommentBar
              game={game}
              comment={ownComment}
              isLoading={isPlayer && own.fetching}
              order={comments.total > 1 ? order : null}
              onOrder={setOrder}
            />
          </Suspense>
        )}
      </Reserved>
      {total === 0 && (
        <Text tone="soft">
          <Trans>No comments yet. Players who own the game can write the first one.</Trans>
        </Text>
      )}
      {isNewestFirst && (
        <CommentItems>
          {list.map((comment) => (
            <CommentItem key={comment.uuid} comment={comment} authorId={game.author_id}>
              {isNear && (
                <Suspense>
                  <CommentMarks comment={comment} storeId={game.id} mine={mine} />
                </Suspense>
              )}
            </CommentItem>
          ))}
        </CommentItems>
      )}
      {isNear && (
        <Suspense>
          <MoreComments
            key={order}
            game={game}
            order={order}
            shown={isNewestFirst ? 1 : 0}
            total={comments.total}
            mine={mine}
          />
        </Suspense>
      )}
    </Section>
  );
}

const NEWEST_FIRST: CommentOrder = "created_at-desc";

const loadDesk = () => import("./comment-desk.tsx");
const CommentBar = lazy(async () => ({ default: (await loadDesk()).CommentBar }));
const CommentMarks = lazy(async () => ({ default: (await loadDesk()).CommentMarks }));
const MoreComments = lazy(async () => ({ default: (await loadDesk()).MoreComments }));

/** Whether the section is about a screen away, and its buttons are loaded. */
function useIsNear(section: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without a network the comments stay readable.
        loadDesk().then(
          () => setNear(true),
          () => undefined,
        );
      },
      { rootMargin: "100%" },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [section]);
  return isNear;
}

/** Usually below the fold; laid out when scrolled near, since text in many scripts is expensive to lay out. */
const Section = styled.section`
  display: grid;
  gap: var(--space-4);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 40rem;
  scroll-margin-top: var(--space-7);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
`;
/** As high as the line with one's own comment and the order. */
const Reserved = styled.div`
  min-height: var(--target);
`;
