import { useFormat } from "@catnip/i18n";
import type { PaymentTimelineFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { Coins, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { LocalTime } from "./local-time.tsx";
import { sourceMessage, stepMessage } from "./step-messages.ts";

/** What happened to a payment, oldest first (R-PAY-48). */
export function Steps({
  timeline,
  bookingUrl,
}: {
  timeline: PaymentTimelineFieldsFragment;
  bookingUrl: string | null;
}) {
  const { i18n } = useLingui();
  return (
    <List>
      {timeline.steps.map(({ kind, at, source }, index) => {
        const note = sourceMessage(source);
        return (
          <li key={index} data-kind={kind}>
            <strong>{i18n._(stepMessage(kind))}</strong>
            <LocalTime at={at} />
            {note && <span>{i18n._(note)}</span>}
            {kind === "credited" && <Booked timeline={timeline} bookingUrl={bookingUrl} />}
          </li>
        );
      })}
    </List>
  );
}

function Booked({
  timeline: { booked_coin, booked_silver },
  bookingUrl,
}: {
  timeline: PaymentTimelineFieldsFragment;
  bookingUrl: string | null;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const coins = format.coins(booked_coin);
  const silver = format.coins(booked_silver);
  return (
    <Sum>
      <Coins text={t`${coins} coins`} />
      {booked_silver > 0 && <Coins kind="silver" text={t`${silver} silver`} />}
      {bookingUrl !== null && (
        <TextLink href={bookingUrl}>
          <Trans>See the transaction</Trans>
        </TextLink>
      )}
    </Sum>
  );
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    --mark: var(--line-strong);
    position: relative;
    display: grid;
    gap: var(--space-1);
    padding: 0 0 var(--space-5) var(--space-6);
    overflow-wrap: anywhere;
  }
  & > li:last-child {
    --mark: var(--accent);
    padding-block-end: 0;
  }
  & > li[data-kind="credited"],
  & > li[data-kind="dispute_won"] {
    --mark: var(--success);
  }
  & > li:is([data-kind="failed"], [data-kind="disputed"], [data-kind="reversed"]) {
    --mark: var(--danger);
  }
  & > li[data-kind="review"] {
    --mark: var(--warn);
  }
  & > li::before {
    content: "";
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: 0;
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    background: var(--mark);
  }
  & > li:not(:last-child)::after {
    content: "";
    position: absolute;
    inset-block: calc(0.35em + 1rem) -0.1em;
    inset-inline-start: calc(0.375rem - 1px);
    width: 2px;
    background: var(--line);
  }
  & > li > :is(time, span) {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;
