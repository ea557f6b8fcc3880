import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink, Cluster, Panel, Stack, SuccessIcon, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

/** After sending: the number of the case, and what happens next. */
export function CaseSent({ number }: { number: string }) {
  const { t } = useLingui();
  const path = usePath();
  const top = useRef<HTMLDivElement>(null);
  // The form is gone, so this gets the focus.
  useEffect(() => top.current?.focus(), []);
  return (
    <Panel title={t`We have your message`}>
      <Told ref={top} tabIndex={-1}>
        <Stack gap={4}>
          <Text>
            <Trans>Your case number:</Trans>
          </Text>
          <Number>
            <SuccessIcon />
            <strong>{number}</strong>
          </Number>
          <Text tone="soft">
            <Trans>
              We have emailed it to you. A person reads your message, and we email you when there is an
              answer.
            </Trans>
          </Text>
          <Cluster gap={3}>
            <ButtonLink href={path(`/help/cases?case=${number}`)}>
              <Trans>Open your case</Trans>
            </ButtonLink>
            <ButtonLink kind="secondary" href={path("/")}>
              <Trans>Back to home</Trans>
            </ButtonLink>
          </Cluster>
        </Stack>
      </Told>
    </Panel>
  );
}

const Told = styled.div`
  outline: none;
`;
const Number = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  font-size: var(--size-xl);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  & > svg {
    color: var(--success);
  }
`;
