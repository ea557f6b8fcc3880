import type { PaymentFieldKind } from "@catnip/domain/payments";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { Button, Notice, Stack, Text, TextField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type SubmitEvent } from "react";
import { useNavigation, useSubmit } from "react-router";
import { styled } from "styled-components";
import { FIELD_PREFIX } from "../field-prefix.ts";
import { useFieldLooks } from "./field-looks.ts";
import { LeaveLink } from "./leave-link.tsx";
import { primeOf, type TPDirect } from "./tp-direct.ts";
import { useCardFrames, type CardFrames } from "./use-card-frames.ts";

/**
 * The provider's own card fields: frames of its site, so that no card number touches this page. Next to them the fields
 * about the card's owner that the payer's bank requires; they are forwarded and not stored (R-PAY-72).
 */
export function CardStep({
  frames,
  fields,
  cancelUrl,
}: {
  frames: CardFrames;
  fields: readonly { readonly name: string; readonly kind: PaymentFieldKind }[];
  cancelUrl: string;
}) {
  const looks = useFieldLooks();
  const { i18n } = useLingui();
  const { isBroken, ready } = useCardFrames(frames);
  const [isAsking, setAsking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isSending = useNavigation().state !== "idle";
  const submit = useSubmit();

  const pay = async (direct: TPDirect, typed: FormData) => {
    setAsking(true);
    const prime = await primeOf(direct);
    setAsking(false);
    setRefused(prime === null);
    // Not a native form: the response may redirect to the bank, whose origin `form-action` cannot list.
    if (prime === null) return;
    typed.set(`${FIELD_PREFIX}prime`, prime);
    void submit(typed, { method: "post" });
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready && !isSending) void pay(ready, new FormData(event.currentTarget));
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
        {fields.map(({ name, kind }) => (
          <TextField key={name} name={FIELD_PREFIX + name} required maxLength={200} {...looks[kind]} />
        ))}
        {fields.length > 0 && (
          <Text tone="soft" size="s">
            <Trans>
              Your bank requires your name and email address to verify that it is you. They go to the payment
              provider with this payment, and we do not store them.
            </Trans>
          </Text>
        )}
        <Text tone="soft" size="s">
          <Trans>The card fields belong to the payment provider. Your card number never reaches us.</Trans>
        </Text>
        <Button type="submit" size="l" wide busy={isAsking || isSending} disabled={!ready}>
          <Trans>Pay now</Trans>
        </Button>
        <LeaveLink href={cancelUrl} />
      </Stack>
    </form>
  );
}

/** Reserves its space until the provider has rendered its field. */
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
