import { useSending } from "@catnip/site/data/use-sending.ts";
import { errorText } from "@catnip/site/messages/error-messages.ts";
import { Button, ButtonLink, Card, Heading, Notice, Stack, Text } from "@catnip/ui";
import { isCredited } from "@catnip/domain/payments";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useActionData, useLoaderData, useLocation, useSearchParams } from "react-router";
import type { action as act, loader as load } from "./payment.server.ts";
import type { NextStep } from "./next-step.server.ts";
import { NextStepView } from "./next-step-view.tsx";
import { MoneyLink } from "./money-link.tsx";
import { PaymentSummary } from "./payment-summary.tsx";
import { ReviewNotice } from "./review-notice.tsx";

export { action, loader } from "./payment.server.ts";

// Some providers check the referrer, so it contains our origin, and nothing else.
export const headers = () => ({ "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" });
export { meta } from "../frame/pay-meta.ts";

/** The order as stored on the server, with one button to the provider. */
export default function PaymentScreen() {
  const { payment, doneUrl, cancelUrl, helpUrl } = useLoaderData<typeof load>();
  const answer = useActionData<typeof act>();
  // The provider's fields stay on the page after a rejected entry.
  const [kept, keep] = useState<NextStep | null>(null);
  const isCancelled = useSearchParams()[0].get("back") === "cancelled";
  const returnPath = `${useLocation().pathname.replace(/\/$/, "")}/return`;
  const { isSending, form } = useSending();
  const { i18n } = useLingui();
  const newStep = answer?.next ?? null;
  if (newStep !== null && newStep !== kept) keep(newStep);
  const step = newStep ?? kept;
  const isDone = isCredited(payment.status);
  const isOpen = payment.status === "created" || payment.status === "pending";

  // Paid while a QR code was shown: continue to the shop, as from any cashier.
  const goesOn = isDone && step !== null;
  useEffect(() => {
    if (goesOn) window.location.assign(doneUrl);
  }, [goesOn, doneUrl]);

  return (
    <Card>
      <Stack gap={6}>
        <Heading level={1} size="l">
          <Trans>Add coins</Trans>
        </Heading>
        <PaymentSummary payment={payment} />
        {answer?.code ? (
          <Notice tone="error" live>
            {i18n._(errorText(answer.code))}
          </Notice>
        ) : null}
        {isCancelled && isOpen && !answer ? (
          <Notice tone="info">
            <Trans>You came back without paying. You can try again, or choose another way in the shop.</Trans>
          </Notice>
        ) : null}
        {isOpen && answer?.code === "pay/provider-unavailable" ? (
          <ButtonLink size="l" wide href={cancelUrl}>
            <Trans>Choose another way to pay</Trans>
          </ButtonLink>
        ) : null}
        {isOpen && step ? (
          <NextStepView
            step={step}
            typed={answer?.typed ?? null}
            returnPath={returnPath}
            cancelUrl={cancelUrl}
            orderNo={payment.order_no}
          />
        ) : isOpen ? (
          <form method="post" {...form}>
            <Stack gap={3}>
              <Button type="submit" size="l" wide busy={isSending}>
                <Trans>Pay now</Trans>
              </Button>
              <ButtonLink kind="ghost" wide href={cancelUrl}>
                <Trans>Cancel and go back to the shop</Trans>
              </ButtonLink>
              <Text tone="soft" size="s">
                <Trans>
                  Next, you pay with the provider: on its own page, with a code to scan, or in its form here.
                  Your coins arrive once the payment is confirmed.
                </Trans>
              </Text>
            </Stack>
          </form>
        ) : (
          <Stack gap={3}>
            {payment.review && <ReviewNotice payment={payment} review={payment.review} />}
            {isDone ? (
              <Notice tone="success">
                <Trans>This payment is complete. The coins are in your wallet.</Trans>
              </Notice>
            ) : (
              !payment.review && (
                <Notice tone="info">
                  <Trans>This payment is closed. We did not charge you.</Trans>
                </Notice>
              )
            )}
            <ButtonLink wide href={doneUrl}>
              <Trans>Back to the shop</Trans>
            </ButtonLink>
            {!isDone && (
              <ButtonLink kind="ghost" wide href={helpUrl}>
                <Trans>Ask about this payment</Trans>
              </ButtonLink>
            )}
          </Stack>
        )}
        {payment.status !== "created" && <MoneyLink orderNo={payment.order_no} />}
      </Stack>
    </Card>
  );
}
