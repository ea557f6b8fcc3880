import type { Vote } from "@catnip/domain/comments";
import { Button, ThumbDownIcon, ThumbUpIcon } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";

/** Good or bad. While unset both look active; pressing the chosen one again clears it. */
export function VoteButtons({ vote, onVote }: { vote: Vote; onVote: (vote: Vote) => void }) {
  const { t } = useLingui();
  return (
    <Pair role="group" aria-label={t`Your vote`} data-vote={vote}>
      <Button
        kind="secondary"
        icon={<ThumbUpIcon />}
        aria-pressed={vote === 1}
        onClick={() => onVote(vote === 1 ? 0 : 1)}
      >
        <Trans>Good</Trans>
      </Button>
      <Button
        kind="secondary"
        icon={<ThumbDownIcon />}
        aria-pressed={vote === -1}
        onClick={() => onVote(vote === -1 ? 0 : -1)}
      >
        <Trans>Bad</Trans>
      </Button>
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  gap: var(--space-3);
  & > button {
    flex: 1;
  }
  & > button[aria-pressed="true"] {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  &:not([data-vote="0"]) > button[aria-pressed="false"] svg {
    opacity: 0.5;
  }
`;
