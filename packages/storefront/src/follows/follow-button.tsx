import { Button } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { useFollow } from "./use-follow.ts";

/**
 * Follow or unfollow. Both labels share one place, so that nothing moves when the state becomes known. Players cannot
 * follow themselves.
 */
export function FollowButton({
  follow: { self, isFollowed, click },
}: {
  follow: ReturnType<typeof useFollow>;
}) {
  return (
    <Place data-self={self || undefined}>
      <Button
        size="s"
        kind={isFollowed ? "ghost" : "secondary"}
        aria-pressed={isFollowed}
        busy={click.isBusy}
        onClick={() => click.run()}
      >
        <Labels>
          <span data-shown={!isFollowed}>
            <Trans comment="Button: get news of a person">Follow</Trans>
          </span>
          <span data-shown={isFollowed}>
            <Trans comment="Button that is pressed: you follow this person">Following</Trans>
          </span>
        </Labels>
      </Button>
    </Place>
  );
}

const Place = styled.span`
  display: inline-grid;
  flex: none;
  &[data-self] {
    visibility: hidden;
  }
`;
const Labels = styled.span`
  display: inline-grid;
  justify-items: center;
  & > span {
    grid-area: 1 / 1;
  }
  & > [data-shown="false"] {
    visibility: hidden;
  }
`;
