import { ButtonLink, Card, Heading, Spinner, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLoaderData, useLocation, useRevalidator } from "react-router";
import { ASK_WHILE_TOLD_MS, useChanges } from "./changes/use-changes.ts";
import type { returnLoader } from "./payment.server.ts";
import { MoneyLink } from "./money-link.tsx";
import { PaymentSummary } from "./payment-summary.tsx";

export { returnLoader as loader } from "./payment.server.ts";

export const headers = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  Refresh: "15",
});
export { meta } from "../frame/pay-meta.ts";

const ASK_AGAIN_MS = 2_000;
/** After this long the page says that the visitor need not wait. */
const PATIENCE_MS = 20_000;

/**
 * Back from the provider before it has confirmed: refetches when the server notifies it, and polls, until the loader
 * redirects to the shop.
 */
export default function ReturnScreen() {
  const { payment, laterUrl } = useLoaderData<typeof returnLoader>();
  const { revalidate, state } = useRevalidator();
  const path = useLocation().pathname.replace(/\/$/, "");
  const [isSlow, setSlow] = useState(false);
  const { t } = useLingui();
  const isTold = useChanges(`${path}/changes`, () => void revalidate());

  useEffect(() => {
    if (state !== "idle") return;
    const timer = setInterval(() => void revalidate(), isTold ? ASK_WHILE_TOLD_MS : ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [state, isTold, revalidate]);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Card>
      <Stack gap={6}>
        <Heading level={1} size="l">
          <Trans>Waiting for the provider</Trans>
        </Heading>
        <Spinner label={t`Asking the provider`} />
        <PaymentSummary payment={payment} />
        <Text tone="soft" role="status">
          {!isSlow ? (
            <Trans>This usually takes a few seconds. The shop then reopens automatically.</Trans>
          ) : (
            <Trans>
              This is taking longer than usual. You do not need to wait: your coins arrive as soon as the
              provider confirms.
            </Trans>
          )}
        </Text>
        <ButtonLink kind="secondary" wide href={laterUrl}>
          <Trans>Back to the shop</Trans>
        </ButtonLink>
        <MoneyLink orderNo={payment.order_no} />
      </Stack>
    </Card>
  );
}
