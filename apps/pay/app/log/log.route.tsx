import { useFormat } from "@catnip/i18n";
import {
  LOG_STATES,
  paymentLogState,
  topUpMoneyBack,
  type LogState,
  type MoneyBack,
  type ReviewStatus,
} from "@catnip/domain/payments";
import type { PaymentFieldsFragment, PaymentLogQuery } from "@catnip/sdk/payments/index.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { Badge, ButtonLink, Card, EmptyState, Heading, Stack, Table, Text, TextLink } from "@catnip/ui";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { methodName } from "@catnip/site/messages/method-name.ts";
import { LocalTime } from "../timeline/local-time.tsx";
import { LogInFirst } from "../visit/log-in-first.tsx";
import type { loader as load } from "./log.server.ts";

export { loader } from "./log.server.ts";

export const headers = () => ({ "Cache-Control": "private, no-store" });
export { meta } from "../frame/pay-meta.ts";

/** Where is my money: all of this player's payments and their states (R-PAY-19). */
export default function PaymentLogScreen() {
  const { payments, ...visit } = useLoaderData<typeof load>();
  const { origins } = useSite();
  const { t, i18n } = useLingui();
  const path = usePath();
  if (!payments) return <LogInFirst orderNo={null} problem={null} askUrl={null} {...visit} />;
  if (payments.length === 0) {
    return (
      <EmptyState
        art="box"
        level={1}
        title={t`No payments yet`}
        action={
          <ButtonLink href={origins.shop}>
            <Trans>Go to the shop</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Card data-wide-page>
      <Stack gap={5}>
        <Heading level={1} size="l">
          <Trans>Your payments</Trans>
        </Heading>
        <Table
          caption={t`Your payments`}
          hideCaption
          columns={[
            { key: "when", header: t`Date` },
            { key: "method", header: t`Method` },
            { key: "coins", header: t`Coins`, align: "end" },
            { key: "amount", header: t`Paid`, align: "end" },
            { key: "state", header: t`State` },
          ]}
          rows={payments.map((payment) => {
            const { words, tone } = stateOf(payment);
            return {
              key: payment.order_no,
              cells: {
                when: (
                  <TextLink href={path(`/log/${payment.order_no}`)}>
                    <LocalTime at={payment.created_at} />
                  </TextLink>
                ),
                method: methodName(payment.method, t),
                coins: <Coin payment={payment} />,
                amount: <Paid payment={payment} />,
                state: <Badge tone={tone}>{i18n._(words)}</Badge>,
              },
            };
          })}
        />
      </Stack>
    </Card>
  );
}

type Payment = PaymentLogQuery["findPaymentLog"][number];

function Coin({ payment }: { payment: Payment }) {
  const coins = useFormat().coins(payment.coin);
  return (
    <span>
      <Trans>{coins} coins</Trans>
    </span>
  );
}

/** What was paid, and below it what was refunded (R-RFD-36). */
function Paid({ payment }: { payment: Payment }) {
  const format = useFormat();
  const minor = payment.refunds.reduce((sum, { pay_amount }) => sum + pay_amount, 0);
  const refunded = format.money(minor, payment.currency_id);
  return (
    <>
      <Price payment={payment} />
      {minor > 0 && (
        <Text as="div" size="s" tone="soft">
          <Trans comment="Under what was paid: an amount of money that went back">{refunded} refunded</Trans>
        </Text>
      )}
    </>
  );
}

/** What is paid, and the tax in it. */
function Price({ payment: { pay_amount, tax_amount, currency_id } }: { payment: PaymentFieldsFragment }) {
  const format = useFormat();
  const paid = format.money(pay_amount, currency_id);
  if (tax_amount === 0) return <span>{paid}</span>;
  const tax = format.money(tax_amount, currency_id);
  return (
    <Trans comment="An amount of money, and the tax in it">
      {paid} including {tax} tax
    </Trans>
  );
}

/** A review by staff, open or decided, says more than the payment's own state; so does a refund. */
function stateOf({ status, review }: PaymentFieldsFragment) {
  const state = paymentLogState(status);
  const decided = review && state !== LOG_STATES.done ? REVIEWS[review.status] : undefined;
  const back = topUpMoneyBack(status);
  return decided ?? (back ? BACK[back] : STATES[state]);
}

type Shown = { words: MessageDescriptor; tone: "info" | "success" | "warn" | "neutral" | "danger" };

const REVIEWS: Partial<Record<ReviewStatus, Shown>> = {
  open: { words: msg`Being checked by our staff`, tone: "warn" },
  credited: { words: msg`Credited under another payment`, tone: "success" },
  returned: { words: msg`Money refunded`, tone: "neutral" },
};

const BACK: Record<MoneyBack, Shown> = {
  partly: { words: msg`Partly refunded`, tone: "neutral" },
  wholly: { words: msg`Refunded`, tone: "neutral" },
  disputed: {
    words: msg({ message: "Disputed", comment: "State of a payment: the payer's bank asks about it" }),
    tone: "warn",
  },
  "charged-back": {
    words: msg({ message: "Taken back by the bank", comment: "State of a payment whose dispute was lost" }),
    tone: "danger",
  },
};

const STATES: Record<LogState, Shown> = {
  0: { words: msg`Processing`, tone: "info" },
  1: { words: msg`Done`, tone: "success" },
  2: { words: msg`Failed`, tone: "danger" },
};
