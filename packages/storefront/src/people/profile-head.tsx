import { useFormat } from "@catnip/i18n";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { Avatar, Heading, Text } from "@catnip/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { FollowButton } from "../follows/follow-button.tsx";
import { useFollow } from "../follows/use-follow.ts";
import { usePersonName } from "../follows/person.tsx";
import type { PublicPerson } from "./user-page.ts";

/** Picture, name, numbers, and following. */
export function ProfileHead({ person: { uuid, profile, following, ...person } }: { person: PublicPerson }) {
  const format = useFormat();
  const name = usePersonName(profile);
  const follow = useFollow(uuid);
  const followers = follow.followers ?? person.followers;
  return (
    <Head>
      <Avatar name={name} src={profile.head && imageUrl(profile.head, 240)} size="6rem" />
      <div>
        <Heading level={1} size="2xl">
          <Name dir="auto">{name}</Name>
        </Heading>
        <Text tone="soft">
          <span title={format.number(followers)}>
            <Plural value={followers} one="# follower" other="# followers" />
          </span>
          {" · "}
          <Trans comment="How many people a person follows">{format.number(following)} following</Trans>
        </Text>
        {follow.self && (
          <Text size="s" tone="faint">
            <Trans>This is how others see you.</Trans>
          </Text>
        )}
      </div>
      <FollowButton follow={follow} />
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  & > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;
const Name = styled.span`
  overflow-wrap: anywhere;
`;
