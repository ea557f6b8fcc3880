import type { PaymentFieldsFragment } from "@catnip/sdk/payments/index.ts";
import { useFormat } from "@catnip/i18n";
import { Coins, DefinitionList } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { useTaxItems } from "./use-tax-items.ts";
import { methodName } from "@catnip/site/messages/method-name.ts";

/** What is bought and its price, as stored on the server; nothing here comes from the link. */
export function PaymentSummary({ payment }: { payment: PaymentFieldsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const coins = format.coins(payment.coin);
  const silver = format.coins(payment.silver);
  const tax = useTaxItems(payment);
  return (
    <>
      <Amount>
        <span>
          <Trans>To pay</Trans>
        </span>
        <strong data-testid="pay-amount">{format.money(payment.pay_amount, payment.currency_id)}</strong>
      </Amount>
      <DefinitionList
        items={[
          ...tax,
          { term: t`You receive`, value: <Coins text={t`${coins} coins`} /> },
          ...(payment.silver > 0
            ? [{ term: t`Bonus`, value: <Coins kind="silver" text={t`${silver} silver`} /> }]
            : []),
          { term: t`Payment method`, value: methodName(payment.method, t) },
          { term: t`Order number`, value: <Number>{payment.order_no}</Number> },
        ]}
      />
    </>
  );
}

const Amount = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  margin: 0;
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--line);
  color: var(--text-soft);
  strong {
    color: var(--text);
    font-size: var(--size-2xl);
    font-variant-numeric: tabular-nums;
  }
`;

const Number = styled.span`
  font-family: ui-monospace, monospace;
  font-size: var(--size-s);
  overflow-wrap: anywhere;
`;
