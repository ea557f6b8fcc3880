import { errorText } from "@catnip/site/messages/error-messages.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { Button, ButtonLink, Card, Heading, Notice, Spinner, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useActionData, useLoaderData } from "react-router";
import type { action as act, loader as load } from "./recharge.server.ts";

export { action, loader } from "./recharge.server.ts";

export const headers = () => ({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
export { meta } from "../frame/pay-meta.ts";

/**
 * Entry point of the pay site. A link from the shop is redeemed by an immediate POST, so a preview or prefetch
 * cannot spend its single-use ticket; without JavaScript the visitor presses the button.
 */
export default function RechargeScreen() {
  const { data: link, problem } = useLoaderData<typeof load>();
  const answer = useActionData<typeof act>();
  const refusal = answer?.code ?? problem;
  const { origins } = useSite();
  const { i18n, t } = useLingui();

  if (refusal || link === null) {
    return (
      <Card>
        <Stack gap={5}>
          <Heading level={1} size="l">
            {refusal ? (
              <Trans>This payment could not be opened</Trans>
            ) : (
              <Trans>Top-ups start in the shop</Trans>
            )}
          </Heading>
          {refusal ? (
            <Notice tone="error" live>
              {i18n._(errorText(refusal))}
            </Notice>
          ) : (
            <Text>
              <Trans>
                Press the plus beside your wallet, choose a plan and a way to pay, and you come back here.
              </Trans>
            </Text>
          )}
          <ButtonLink href={origins.shop} wide>
            {refusal === "pay/provider-unavailable" ? (
              <Trans>Choose another way to pay</Trans>
            ) : (
              <Trans>Go to the shop</Trans>
            )}
          </ButtonLink>
        </Stack>
      </Card>
    );
  }
  return (
    <Card>
      <Stack gap={5}>
        <Heading level={1} size="l">
          <Trans>Opening your payment</Trans>
        </Heading>
        <Spinner label={t`Opening your payment`} />
        <RedeemForm link={link} />
      </Stack>
    </Card>
  );
}

function RedeemForm({ link }: { link: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Removes the ticket from the address bar and the history before anything else.
    history.replaceState(history.state, "", location.pathname);
    form.current?.submit();
  }, []);
  return (
    <form ref={form} method="post" action="?index">
      <input type="hidden" name="data" value={link} />
      <Button type="submit" kind="secondary" wide>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
