import type { CheckoutQuote } from "@catnip/domain/orders";
import { useFormat } from "@catnip/i18n";
import { Notice, StepList, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { styled } from "styled-components";
import { useAmountWords, WalletAmount } from "../amounts/wallet-amount.tsx";

/**
 * The total, its split between silver and coins, and the remaining balance; next to the button, so that it is always in
 * view (R-CHK-24).
 */
export function BillSums({
  quote,
  isFrozen,
}: {
  quote: CheckoutQuote;
  /** Whether the wallet is irrelevant, because nothing can be bought. */
  isFrozen: boolean;
}) {
  const { t } = useLingui();
  const words = useAmountWords();
  return (
    <Sums data-wide>
      <StepList
        steps={[
          {
            label: t({ message: "Total", comment: "Sum of a purchase, in coins" }),
            amount: <WalletAmount meowcent={quote.total} />,
            kind: "total",
          },
          ...(quote.silver > 0
            ? [{ label: t`Paid with silver`, amount: words(quote.silver, "silver") }]
            : []),
          { label: t`Paid with coins`, amount: words(quote.coin) },
        ]}
      />
      {!isFrozen && <WalletAfter quote={quote} />}
    </Sums>
  );
}

const Sums = styled.div`
  display: grid;
  flex: 1 1 100%;
  gap: var(--space-2);
  /* The footer's own line is above it. */
  & [data-kind="total"] {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

/** The balance afterwards, or the missing amount. */
function WalletAfter({ quote }: { quote: CheckoutQuote }) {
  const format = useFormat();
  const missing = format.coins(quote.remaining);
  if (!quote.walletAfter) {
    return (
      <Notice tone="warn">
        <Trans>You need {missing} more coins. Add them, and you return to this purchase.</Trans>
      </Notice>
    );
  }
  const [coins, silver] = [format.coins(quote.walletAfter.meowcent), format.coins(quote.walletAfter.silver)];
  return (
    <Text tone="soft" size="s">
      {brand.features.silver ? (
        <Trans>
          Your balance covers this. Afterwards you have {coins} coins and {silver} silver.
        </Trans>
      ) : (
        <Trans>Your balance covers this. Afterwards you have {coins} coins.</Trans>
      )}
    </Text>
  );
}
