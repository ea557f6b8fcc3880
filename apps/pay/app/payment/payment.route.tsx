import { errorText } from "@catnip/site/words/error-messages.ts";
import { Button, ButtonLink, Card, Heading, Notice, Stack, Text } from "@catnip/ui";
import { isCredited } from "@catnip/domain/payments";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useActionData, useLoaderData, useNavigation, type MetaFunction } from "react-router";
import type { action as act, loader as load } from "./payment.server.ts";
import { PaymentSummary } from "./payment-summary.tsx";
import { ReviewNotice } from "./review-notice.tsx";

export { action, loader } from "./payment.server.ts";

export const headers = () => ({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
export const meta: MetaFunction = () => [{ title: "Catnip Pay" }, { name: "robots", content: "noindex" }];

/** The order as the server wrote it, with one button to the provider. */
export default function PaymentScreen() {
  const { payment, doneUrl, cancelUrl } = useLoaderData<typeof load>();
  const answer = useActionData<typeof act>();
  const isLeaving = useNavigation().state !== "idle";
  const { i18n } = useLingui();
  const isDone = isCredited(payment.status as Parameters<typeof isCredited>[0]);
  const isOpen = payment.status === "created" || payment.status === "pending";

  return (
    <Card>
      <Stack gap={6}>
        <Heading level={1} size="l">
          <Trans>Top up your wallet</Trans>
        </Heading>
        <PaymentSummary payment={payment} />
        {answer?.code ? (
          <Notice tone="error" live>
            {i18n._(errorText(answer.code))}
          </Notice>
        ) : null}
        {answer?.form ? <HandOver {...answer.form} /> : null}
        {isOpen ? (
          <form method="post">
            <Stack gap={3}>
              <Button type="submit" size="l" wide busy={isLeaving}>
                <Trans>Pay now</Trans>
              </Button>
              <ButtonLink kind="ghost" wide href={cancelUrl}>
                <Trans>Cancel and go back to the shop</Trans>
              </ButtonLink>
              <Text tone="soft" size="s">
                <Trans>
                  You pay on the provider's own page. Your coins arrive once the provider has confirmed.
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
                  <Trans>This payment is closed. Nothing was charged by us.</Trans>
                </Notice>
              )
            )}
            <ButtonLink wide href={doneUrl}>
              <Trans>Back to the shop</Trans>
            </ButtonLink>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** Some providers want a form posted to them by the browser itself. */
function HandOver({ action, fields }: { action: string; fields: Record<string, string> }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" wide>
        <Trans>Continue to the provider</Trans>
      </Button>
    </form>
  );
}
