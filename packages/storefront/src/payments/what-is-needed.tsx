import { useFormat } from "@catnip/i18n";
import { Notice } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/**
 * The purpose of a top-up: a purchase that lacks coins, a debt that is paid first (R-RFD-34), or none in particular.
 */
export function WhatIsNeeded({
  missing,
  owed,
  isSmallest,
  coins,
}: {
  /** The missing amount of a pending purchase plus the debt, in meowcent; 0: none is pending. */
  missing: number;
  /** In meowcent. */
  owed: number;
  /** Whether the chosen plan is the suggested one. */
  isSmallest: boolean;
  /** Coins of the chosen plan, in meowcent. */
  coins: number;
}) {
  const format = useFormat();
  const [missingCoins, debt] = [format.coins(missing), format.coins(owed)];
  if (owed > 0)
    return (
      <Notice tone="warn">
        <Trans>
          You owe {debt} coins: they were spent before the money for them was taken back. Coins that you add
          pay this debt first.
        </Trans>{" "}
        {missing > 0 && <Trans>Including your purchase, you need {missingCoins} coins.</Trans>}
      </Notice>
    );
  if (missing === 0) return null;
  return (
    <Notice tone="info">
      {isSmallest && coins >= missing ? (
        <Trans>
          Your purchase needs {missingCoins} more coins. The marked plan is the smallest that covers it.
        </Trans>
      ) : (
        <Trans>Your purchase needs {missingCoins} more coins.</Trans>
      )}
    </Notice>
  );
}
