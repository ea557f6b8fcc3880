import { ButtonLink, Notice, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { LeaveLink } from "./leave-link.tsx";
import { useCountdown } from "./use-countdown.ts";
import { useWatch } from "./use-watch.ts";

/** How long before expiry a warning is announced, in seconds. */
const SOON = 60;

type QrStepProps = {
  size: number;
  path: string;
  payload: string;
  secondsLeft: number;
  returnPath: string;
  cancelUrl: string;
};

/** A QR code for the payer's phone, with an expiry. The page continues by itself once it is paid. */
export function QrStep({ secondsLeft, returnPath, cancelUrl, ...code }: QrStepProps) {
  const { t } = useLingui();
  const left = useCountdown(secondsLeft);
  const isOver = left === 0;
  useWatch(returnPath, { isOver });
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;

  return (
    <Stack gap={4}>
      {left > 0 ? (
        <>
          <Text>
            <Trans>
              Open the app on your phone and scan this code. On this very phone, take a screenshot and open it
              in the app's scanner.
            </Trans>
          </Text>
          <Code {...code} label={t`Payment code to scan with your phone; the same as text stands below`} />
          <Text role="timer" aria-live="off" data-testid="time-left">
            <Trans>Time left to pay: {time}</Trans>
          </Text>
          <details>
            <summary>
              <Trans>The code as text</Trans>
            </summary>
            <Payload data-testid="payload">{code.payload}</Payload>
          </details>
          <ButtonLink size="l" wide href={returnPath}>
            <Trans>I have paid</Trans>
          </ButtonLink>
        </>
      ) : (
        <>
          <Notice tone="warn" title={t`This code has expired`}>
            <Trans>If you have just paid, check the payment. Otherwise, start again in the shop.</Trans>
          </Notice>
          <ButtonLink wide href={returnPath}>
            <Trans>Check the payment</Trans>
          </ButtonLink>
        </>
      )}
      {/* A live region must exist from the start for its updates to be announced. */}
      <Text role="status" tone="soft" size="s">
        {left > SOON && <Trans>Waiting for your payment. This page continues automatically.</Trans>}
        {left > 0 && left <= SOON && <Trans>Less than a minute is left to pay.</Trans>}
      </Text>
      <LeaveLink href={cancelUrl} />
    </Stack>
  );
}

function Code({ size, path, label }: Pick<QrStepProps, "size" | "path"> & { label: string }) {
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  width: min(100%, 16rem);
  margin-inline: auto;
  border-radius: var(--radius-m);
`;

const Payload = styled.code`
  display: block;
  padding-block: var(--space-2);
  overflow-wrap: anywhere;
  user-select: all;
`;
