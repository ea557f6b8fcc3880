import { useFormat } from "@catnip/i18n";
import type { GamePageQuery } from "@catnip/sdk/catalog/index.ts";
import { Avatar, Heading, Text, ThumbDownIcon, ThumbUpIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { imageUrl } from "@catnip/site/images/image-url.ts";

/** In px; twice the displayed size, for high-density screens. */
const HEAD_WIDTH = 80;

/** Player comments, newest first. */
export function CommentList({ comments: { list, total } }: { comments: GamePageQuery["findStoreComment"] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Section>
      <Heading level={2} size="xl">
        <Trans>Comments</Trans>{" "}
        {total > 0 && (
          <Text as="span" tone="faint">
            {format.number(total)}
          </Text>
        )}
      </Heading>
      {list.length === 0 && (
        <Text tone="soft">
          <Trans>No comments yet. Whoever buys the game can write the first.</Trans>
        </Text>
      )}
      <Comments>
        {list.map((comment) => {
          const name = comment.user.nickname ?? t`Anonymous player`;
          return (
            <li key={comment.uuid}>
              <Avatar
                name={name}
                src={comment.user.head && imageUrl(comment.user.head, HEAD_WIDTH)}
                size="2.5rem"
              />
              <div>
                <header>
                  <strong>{name}</strong>
                  {comment.vote === 1 && <ThumbUpIcon title={t`Good`} />}
                  {comment.vote === -1 && <ThumbDownIcon title={t`Bad`} />}
                  <Text as="time" size="s" tone="faint">
                    {format.date(comment.created_at)}
                  </Text>
                </header>
                {/* Nobody asks players which language they write in: empty means unknown. */}
                <p lang="" dir="auto">
                  {comment.comment}
                </p>
              </div>
            </li>
          );
        })}
      </Comments>
    </Section>
  );
}

/** Usually below the fold; laid out when it comes near. Text in many scripts is expensive to lay out. */
const Section = styled.section`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 40rem;
`;
const Comments = styled.ul`
  display: grid;
  gap: var(--space-5);
  padding-top: var(--space-4);
  & > li {
    display: flex;
    gap: var(--space-3);
  }
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  & p {
    white-space: pre-line;
  }
`;
