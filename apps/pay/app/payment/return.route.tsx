import { ButtonLink, Card, Heading, Spinner, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import type { returnLoader } from "./payment.server.ts";
import { PaymentSummary } from "./payment-summary.tsx";

export { returnLoader as loader } from "./payment.server.ts";

export const headers = () => ({
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  Refresh: "15",
});
export { meta } from "../frame/pay-meta.ts";

const ASK_AGAIN_MS = 2_000;
/** After this long the visitor is told that they need not wait here. */
const PATIENCE_ASKS = 10;

/**
 * Back from the provider before it has confirmed: polls until it has, then the loader redirects to the shop.
 */
export default function ReturnScreen() {
  const { payment, laterUrl } = useLoaderData<typeof returnLoader>();
  const { revalidate, state } = useRevalidator();
  const [asks, setAsks] = useState(0);
  const { t } = useLingui();

  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(() => {
      setAsks((count) => count + 1);
      void revalidate();
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state, asks, revalidate]);

  return (
    <Card>
      <Stack gap={6}>
        <Heading level={1} size="l">
          <Trans>Waiting for the provider</Trans>
        </Heading>
        <Spinner label={t`Asking the provider`} />
        <PaymentSummary payment={payment} />
        <Text tone="soft" role="status">
          {asks < PATIENCE_ASKS ? (
            <Trans>This usually takes a few seconds. The shop opens again by itself.</Trans>
          ) : (
            <Trans>
              The provider is taking its time. You need not wait: your coins arrive as soon as it confirms.
            </Trans>
          )}
        </Text>
        <ButtonLink kind="secondary" wide href={laterUrl}>
          <Trans>Back to the shop</Trans>
        </ButtonLink>
      </Stack>
    </Card>
  );
}
