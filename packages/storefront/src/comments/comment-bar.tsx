import { COMMENT_ORDERS, parseCommentOrder, type CommentOrder } from "@catnip/domain/comments";
import type { CommentFragment } from "@catnip/sdk/comments/index.ts";
import { Select } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { CommentedGame } from "./comment.ts";
import { OwnComment } from "./own-comment.tsx";

/** Above the comments: the player's own, and the order of the others. */
export function CommentBar({
  game,
  comment,
  isLoading,
  order,
  onOrder,
}: {
  game: CommentedGame;
  comment: CommentFragment | null;
  isLoading: boolean;
  /** Null: nothing to sort. */
  order: CommentOrder | null;
  onOrder: (order: CommentOrder) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <Bar>
      <OwnComment game={game} comment={comment} isLoading={isLoading} />
      {order && (
        <Select
          label={t`Sort comments`}
          hideLabel
          value={order}
          onChange={(event) => onOrder(parseCommentOrder(event.currentTarget.value))}
          options={COMMENT_ORDERS.map((value) => ({ value, label: i18n._(ORDER_NAMES[value]) }))}
        />
      )}
    </Bar>
  );
}

const ORDER_NAMES: Record<CommentOrder, MessageDescriptor> = {
  "created_at-desc": msg`Newest first`,
  "created_at-asc": msg`Oldest first`,
  "helpful-desc": msg`Most helpful first`,
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);
`;
