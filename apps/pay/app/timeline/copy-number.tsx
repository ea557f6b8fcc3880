import { Button } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { styled } from "styled-components";

/** The number to quote when asking about a payment. */
export function CopyNumber({ number }: { number: string }) {
  const [isCopied, setCopied] = useState(false);
  // Where the browser refuses, the number can be selected with one tap.
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Row>
      <span>{number}</span>
      <Button kind="secondary" size="s" onClick={() => void copy()}>
        <Trans comment="Puts the number of a payment into the clipboard">Copy</Trans>
      </Button>
      <span role="status">{isCopied && <Trans>Copied</Trans>}</span>
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  & > span:first-child {
    font-family: ui-monospace, monospace;
    font-size: var(--size-s);
    overflow-wrap: anywhere;
    user-select: all;
  }
  & > [role="status"] {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
