import { Button } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { chooseConsent } from "./consent.ts";

/** The two answers, equal in size and look: no dark patterns. */
export function ConsentButtons({ onChosen }: { onChosen?: () => void }) {
  const choose = (choice: "accepted" | "declined") => () => {
    chooseConsent(choice);
    onChosen?.();
  };
  return (
    <Pair>
      <Button kind="secondary" wide onClick={choose("declined")}>
        <Trans comment="Answer to: may visits be counted?">Decline</Trans>
      </Button>
      <Button kind="secondary" wide onClick={choose("accepted")}>
        <Trans comment="Answer to: may visits be counted?">Accept</Trans>
      </Button>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  width: min(100%, 22rem);
  @media (scripting: none) {
    display: none;
  }
`;
