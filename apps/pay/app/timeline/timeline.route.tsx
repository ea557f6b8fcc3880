import { useFormat } from "@catnip/i18n";
import { isCredited } from "@catnip/domain/payments";
import { usePath } from "@catnip/site/languages/locale.ts";
import { methodName } from "@catnip/site/messages/method-name.ts";
import { ButtonLink, Card, DefinitionList, Heading, Stack } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { useTaxItems } from "../payment/use-tax-items.ts";
import { Proofs } from "../proofs/proofs.tsx";
import { LogInFirst } from "../visit/log-in-first.tsx";
import { CopyNumber } from "./copy-number.tsx";
import { NewSteps } from "./new-steps.tsx";
import { Outlook } from "./outlook.tsx";
import { Steps } from "./steps.tsx";
import type { loader as load } from "./timeline.server.ts";
import { useFreshTimeline } from "./use-fresh-timeline.ts";

export { loader } from "./timeline.server.ts";

export const headers = () => ({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
export { meta } from "../frame/pay-meta.ts";

type Loaded = Awaited<ReturnType<typeof load>>;

/** Where the money of one payment is, what happens next, and what its payer can do (R-PAY-48). */
export default function TimelineScreen() {
  const loaded = useLoaderData<typeof load>();
  return loaded.timeline ? <Timeline {...loaded} /> : <LogInFirst {...loaded} />;
}

/** A credited or closed payment only changes if it is disputed. */
const isOpen = ({ outlook, payment }: NonNullable<Loaded["timeline"]>) =>
  (outlook !== "credited" && outlook !== "closed") || payment.status === "disputed";

function Timeline({
  timeline,
  isAskedSoon,
  bookingUrl,
  helpUrl,
  shopUrl,
}: Extract<Loaded, { readonly helpUrl: string }>) {
  const { t } = useLingui();
  const format = useFormat();
  const path = usePath();
  const { payment, outlook } = timeline;
  const coins = format.coins(payment.coin);
  const tax = useTaxItems(payment);
  useFreshTimeline(path(`/payment/${payment.order_no}`), isOpen(timeline));
  return (
    <Card>
      <Stack gap={6}>
        <Heading level={1} size="l">
          <Trans>Where is my money?</Trans>
        </Heading>
        <Outlook timeline={timeline} isAskedSoon={isAskedSoon} />
        <NewSteps steps={timeline.steps} />
        <DefinitionList
          items={[
            { term: t`Amount`, value: format.money(payment.pay_amount, payment.currency_id) },
            ...tax,
            { term: t`Coins`, value: coins },
            { term: t`Payment method`, value: methodName(payment.method, t) },
            { term: t`Order number`, value: <CopyNumber number={payment.order_no} /> },
          ]}
        />
        <Proofs key={String(timeline.takes_proofs)} orderNo={payment.order_no} initial={timeline} />
        <Stack gap={4}>
          <Heading level={2} size="m">
            <Trans>What happened so far</Trans>
          </Heading>
          <Steps timeline={timeline} bookingUrl={bookingUrl} />
        </Stack>
        <Stack gap={3}>
          {(outlook === "unpaid" || outlook === "asking" || outlook === "transfer") && (
            <ButtonLink wide href={path(`/payment/${payment.order_no}`)}>
              {outlook === "transfer" ? <Trans>Open the instructions</Trans> : <Trans>Continue paying</Trans>}
            </ButtonLink>
          )}
          {isCredited(payment.status) && (
            <ButtonLink wide href={shopUrl}>
              <Trans>Back to the shop</Trans>
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" wide href={helpUrl}>
            <Trans>Ask about this payment</Trans>
          </ButtonLink>
          <ButtonLink kind="ghost" wide href={path("/log")}>
            <Trans>Your payments</Trans>
          </ButtonLink>
        </Stack>
      </Stack>
    </Card>
  );
}
