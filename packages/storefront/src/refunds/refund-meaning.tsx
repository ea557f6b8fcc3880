import type { OrderRefundQuery } from "@catnip/sdk/orders/index.ts";
import { useFormat } from "@catnip/i18n";
import { Notice, Stack, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { LogAmount } from "../account-logs/log-amount.tsx";

/** What is refunded, and what is lost with the game. */
export function RefundMeaning({ refund }: { refund: OrderRefundQuery["findOrderRefund"] }) {
  const format = useFormat();
  const day = format.dateTime(refund.until);
  const expired = format.coins(refund.expired);
  return (
    <Stack gap={4}>
      <Text>
        <Trans>This comes back to your wallet at once:</Trans>
      </Text>
      <strong>
        <LogAmount line={refund} justify="start" />
      </strong>
      {refund.expired > 0 && (
        <Notice tone="warn">
          <Trans>{expired} of it has expired since you bought the game, so it cannot be spent again.</Trans>
        </Notice>
      )}
      {refund.coupons.length > 0 && (
        <Text>
          <Trans>The coupons you bought it with can be used again.</Trans>
        </Text>
      )}
      <Text>
        <Trans>
          The game is removed from your library. Your saves stay on your device; your comment stays too, but
          its vote no longer counts.
        </Trans>
      </Text>
      <Text tone="soft">
        <Trans>You can return it until {day}.</Trans>
      </Text>
    </Stack>
  );
}
