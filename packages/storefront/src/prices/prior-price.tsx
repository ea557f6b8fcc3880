import type { AnnouncedPrice } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import { Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** The reference price of a discount, next to the price (R-PRC-17). Renders nothing without a sale. */
export function PriorPrice({ price: { lowest_30_days: lowest } }: { price: AnnouncedPrice }) {
  const format = useFormat();
  if (lowest === null) return null;
  const coins = format.coins(lowest);
  return (
    <Text as="span" size="s" tone="soft">
      <Trans comment="Beside a reduced price: what the law has the reduction measured from">
        Lowest price in the 30 days before this offer: {coins} coins
      </Trans>
    </Text>
  );
}
