import { errorText } from "@catnip/site/words/error-messages.ts";
import { Button, Notice, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type SubmitEvent } from "react";
import { useNavigation, useSubmit } from "react-router";
import { styled } from "styled-components";
import { FIELD_PREFIX } from "../field-prefix.ts";
import { LeaveLink } from "./leave-link.tsx";
import { primeOf, type TPDirect } from "./tp-direct.ts";
import { useCardFrames, type CardFrames } from "./use-card-frames.ts";

/** The provider's own card fields: frames of its site, so that no card number touches this page. */
export function CardStep({ frames, cancelUrl }: { frames: CardFrames; cancelUrl: string }) {
  const { i18n } = useLingui();
  const { isBroken, ready } = useCardFrames(frames);
  const [isAsking, setAsking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isSending = useNavigation().state !== "idle";
  const submit = useSubmit();

  const pay = async (direct: TPDirect) => {
    setAsking(true);
    const prime = await primeOf(direct);
    setAsking(false);
    setRefused(prime === null);
    // Not as a form of the page: the answer may lead to the bank, whose address no policy can know.
    if (prime !== null) void submit({ [`${FIELD_PREFIX}prime`]: prime }, { method: "post" });
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready && !isSending) void pay(ready);
  };

  return (
    <form method="post" onSubmit={send}>
      <Stack gap={4}>
        {(isBroken || isRefused) && (
          <Notice tone="error" live>
            {i18n._(errorText(isBroken ? "pay/provider-unavailable" : "input/invalid"))}
          </Notice>
        )}
        <Stack gap={2}>
          <Text size="s">
            <Trans>Card number</Trans>
          </Text>
          <Frame id="card-number" />
        </Stack>
        <Pair>
          <Stack gap={2}>
            <Text size="s">
              <Trans>Expiry date</Trans>
            </Text>
            <Frame id="card-expiry" />
          </Stack>
          <Stack gap={2}>
            <Text size="s">
              <Trans>Security code</Trans>
            </Text>
            <Frame id="card-code" />
          </Stack>
        </Pair>
        <Text tone="soft" size="s">
          <Trans>These fields belong to the payment provider. Your card number never reaches us.</Trans>
        </Text>
        <Button type="submit" size="l" wide busy={isAsking || isSending} disabled={!ready}>
          <Trans>Pay now</Trans>
        </Button>
        <LeaveLink href={cancelUrl} />
      </Stack>
    </form>
  );
}

/** Keeps its place before the provider has drawn into it. */
const Frame = styled.div`
  height: 3rem;
  padding: 0.75rem 0.875rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--sunken);
  & iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-4);
`;
