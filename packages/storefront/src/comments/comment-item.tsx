import { useFormat } from "@catnip/i18n";
import { Badge, Text, ThumbDownIcon, ThumbUpIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { PersonAvatar, PersonName } from "../follows/person.tsx";
import type { Comment } from "./comment.ts";

/** One comment. Its buttons are loaded later, into a line that is reserved for them. */
export function CommentItem({
  comment,
  authorId,
  children,
}: {
  comment: Comment;
  /** The game's author, whose comments are marked. */
  authorId: string | null;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Item>
      <PersonAvatar person={comment.user} />
      <div>
        <header>
          <PersonName person={comment.user} />
          {authorId !== null && comment.user.uuid === authorId && (
            <Badge tone="accent">
              <Trans comment="Beside the name of who made the game">Author</Trans>
            </Badge>
          )}
          {comment.vote === 1 && <ThumbUpIcon title={t`Good`} />}
          {comment.vote === -1 && <ThumbDownIcon title={t`Bad`} />}
          <Text as="time" size="s" tone="faint">
            {format.date(comment.created_at)}
          </Text>
          {comment.updated_at > comment.created_at && (
            <Text as="span" size="s" tone="faint">
              <Trans comment="Beside the date of a comment that was changed later">edited</Trans>
            </Text>
          )}
        </header>
        {/* The language of a comment is unknown, so `lang` is empty. */}
        <p lang="" dir="auto">
          {comment.comment}
        </p>
        <footer>{children}</footer>
      </div>
    </Item>
  );
}

export const CommentItems = styled.ul`
  display: grid;
  gap: var(--space-4);
`;

const Item = styled.li`
  display: flex;
  gap: var(--space-3);
  & > div {
    flex: 1;
    min-width: 0;
  }
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  & p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    /* The labels of the buttons align with the comment, not their edges. */
    margin-inline-start: calc(-1 * var(--space-3));
  }
  & footer > [data-kind="secondary"] {
    margin-inline-start: var(--space-3);
  }
`;
