import { useSending } from "@catnip/site/data/use-sending.ts";
import { Button, Card, Heading, Notice, Stack, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { PayerLine } from "../frame/payer-line.tsx";
import { PaymentSummary } from "../payment/payment-summary.tsx";
import type { loader as load } from "./switch.server.ts";

export { action, loader } from "./switch.server.ts";

export const headers = () => ({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
export { meta } from "../frame/pay-meta.ts";

/**
 * This browser pays for one account and the link is for another: the player is asked whose wallet to top up; it
 * is never assumed.
 */
export default function SwitchScreen() {
  const { current, next, payment } = useLoaderData<typeof load>();
  const { isSending, form } = useSending();
  return (
    <Card>
      <Stack gap={6}>
        <Heading level={1} size="l">
          <Trans>Pay for another account?</Trans>
        </Heading>
        {current && (
          <Notice tone="warn" live={false}>
            <Trans>
              So far, this browser has paid for the account above. This payment adds coins to the wallet of
              another account.
            </Trans>
          </Notice>
        )}
        <PayerLine payer={next} label={<Trans>The coins will go to</Trans>} />
        <PaymentSummary payment={payment} />
        <form method="post" {...form}>
          <Stack gap={3}>
            <Button type="submit" name="answer" value="switch" size="l" wide busy={isSending}>
              <Trans>Yes, pay for this account</Trans>
            </Button>
            <Button type="submit" name="answer" value="stay" kind="ghost" wide>
              <Trans>No, go back to the shop</Trans>
            </Button>
            <Text tone="soft" size="s">
              <Trans>If you did not start this top-up yourself, decline.</Trans>
            </Text>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
