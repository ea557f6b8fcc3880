import { coinsToAdd, type CheckoutQuote } from "@catnip/domain/orders";
import { useFormat } from "@catnip/i18n";
import { Notice, Stack } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { FreezeReasons } from "../wallets/freeze-reasons.tsx";
import type { PurchaseFreeze } from "./checkout-items.ts";

/** Why the bill cannot be paid at the moment, and what to do about it (R-RFD-34). */
export function FreezeNotice({
  freeze: { owed, disputed },
  quote,
  coinBalance,
}: {
  freeze: NonNullable<PurchaseFreeze>;
  quote: CheckoutQuote;
  /** In meowcent. */
  coinBalance: number;
}) {
  const format = useFormat();
  const missing = coinsToAdd(quote, { owed, coinBalance });
  const coins = format.coins(missing);
  return (
    <Notice tone="warn">
      <Stack gap={2}>
        <FreezeReasons owed={owed} disputed={disputed} />
        {!disputed && missing > 0 && (
          <p>
            <Trans>For this purchase you need {coins} coins. Add them, and you return to it.</Trans>
          </p>
        )}
      </Stack>
    </Notice>
  );
}
