import { UserPublicDocument } from "@catnip/sdk/profiles/index.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Avatar, ButtonLink, Skeleton, Stack, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { useQuery } from "urql";
import { FollowButton } from "../follows/follow-button.tsx";
import { useFollow } from "../follows/use-follow.ts";
import { usePersonName } from "../follows/person.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** A person's card, with a link to their page. */
    user: { props: { uuid: string }; result: never };
  }
}

export default function UserPopup({
  props: { uuid },
  close,
}: {
  props: PopupProps<"user">;
  close: () => void;
}) {
  const { t } = useLingui();
  const path = usePath();
  const [{ fetching, data, error }, retry] = useQuery({
    query: UserPublicDocument,
    variables: { uuid: [uuid] },
  });
  const person = data?.findUserPublic[0];
  const name = usePersonName(person?.profile ?? { nickname: null });
  const follow = useFollow(uuid);
  const followers = follow.followers ?? person?.followers ?? 0;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s" sheet={false}>
        <Dialog.Title>{fetching ? <Trans>One moment, please</Trans> : <bdi>{name}</bdi>}</Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          {fetching && <Skeleton height="6rem" />}
          {error && <LoadFailed fault={error} retry={retry} />}
          {data && !person && (
            <Text tone="soft">
              <Trans>This account no longer exists.</Trans>
            </Text>
          )}
          {person && (
            <Row>
              <Avatar
                name={name}
                src={person.profile.head && imageUrl(person.profile.head, 160)}
                size="4.5rem"
              />
              <Stack gap={2}>
                <Text tone="soft" size="s">
                  <Plural value={followers} one="# follower" other="# followers" />
                </Text>
                {person.profile.brief && (
                  <Brief lang="" dir="auto">
                    {person.profile.brief}
                  </Brief>
                )}
              </Stack>
            </Row>
          )}
        </Dialog.Body>
        {person && (
          <Dialog.Footer>
            <FollowButton follow={follow} />
            <ButtonLink size="s" kind="secondary" href={path(`/user/${uuid}`)} onClick={() => close()}>
              <Trans comment="Button: to the page of a person">See their page</Trans>
            </ButtonLink>
          </Dialog.Footer>
        )}
      </Dialog.Popup>
    </Dialog.Root>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
`;
const Brief = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
