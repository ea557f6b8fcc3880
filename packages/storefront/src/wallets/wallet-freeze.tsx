import { useFormat } from "@catnip/i18n";
import { PurchaseFreezeDocument } from "@catnip/sdk/orders/index.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, ButtonLink, Notice, Stack } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { useQuery } from "urql";
import { useViewerFact } from "../shell/viewer.ts";
import { FreezeReasons } from "./freeze-reasons.tsx";

/**
 * A wallet's debt or why it is frozen, and how to unfreeze it (R-RFD-35). Renders nothing for other players, and if it
 * cannot be loaded: the balance does not wait for it, and the bill and the top-up show it again.
 */
export function WalletFreeze() {
  const coin = useViewerFact(({ wallet }) => wallet?.coin ?? null);
  const [{ data }, reload] = useQuery({ query: PurchaseFreezeDocument, requestPolicy: "cache-and-network" });
  // A balance that changes may have paid the debt.
  useEffect(() => reload(), [coin, reload]);
  const freeze = data?.me?.purchase_freeze;
  return freeze ? <WalletFreezeNotice {...freeze} /> : null;
}

export function WalletFreezeNotice({
  owed,
  disputed,
}: {
  /** In meowcent. */
  owed: number;
  disputed: boolean;
}) {
  const format = useFormat();
  const path = usePath();
  const debt = format.coins(owed);
  return (
    <Notice tone="warn">
      <Stack gap={3}>
        <FreezeReasons owed={owed} disputed={disputed} />
        {disputed ? (
          <div>
            <ButtonLink kind="secondary" size="s" href={path("/help/contact?topic=payment")}>
              <Trans>Contact customer service</Trans>
            </ButtonLink>
          </div>
        ) : (
          <>
            <p>
              <Trans>Once you have added at least {debt} coins, you can buy again.</Trans>
            </p>
            <div>
              <Button size="s" onClick={() => void openPopup({ name: "addCredit", props: {} })}>
                <Trans>Pay what you owe</Trans>
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Notice>
  );
}
