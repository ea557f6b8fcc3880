import { Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { FollowButton } from "./follow-button.tsx";
import { useFollow } from "./use-follow.ts";
import { PersonAvatar, PersonName } from "./person.tsx";

/** A game's author: a link to their page, and a follow button. */
export function Producer({
  game: { author, store_author },
}: {
  game: {
    readonly author: string | null;
    readonly store_author: {
      readonly uuid: string | null;
      readonly name: string;
      readonly head: string | null;
    } | null;
  };
}) {
  if (!store_author?.uuid) return <Text tone="soft">{store_author?.name ?? author}</Text>;
  const { uuid, name, head } = store_author;
  return <Row uuid={uuid} name={name} head={head} />;
}

function Row({ uuid, name, head }: { uuid: string; name: string; head: string | null }) {
  const follow = useFollow(uuid);
  const person = { uuid, nickname: name, head };
  return (
    <Line>
      <PersonAvatar person={person} />
      <Words>
        <Text as="span" size="s" tone="faint">
          <Trans comment="Above the name of a game's author">By</Trans>
        </Text>
        <PersonName person={person} />
      </Words>
      <FollowButton follow={follow} />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.3;
`;
