import { OrderRefundDocument } from "@catnip/sdk/orders/index.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { showMessage } from "@catnip/site/popups/messages.ts";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Button, Skeleton, Stack } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useQuery } from "urql";
import { v7 as uuidV7 } from "uuid";
import { RefundMeaning } from "./refund-meaning.tsx";
import { RefundRefusal } from "./refund-refusal.tsx";
import { sendRefund } from "./send-refund.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Returns one game of an order. */
    refund: { props: { orderUuid: string; storeId: number; name: string }; result: "returned" };
  }
}

/** First the consequences, or why it is not possible; it cannot be undone except by buying the game again (R-RFD-5). */
export default function RefundPopup({
  props: { orderUuid, storeId, name },
  close,
}: {
  props: PopupProps<"refund">;
  close: (result?: "returned") => void;
}) {
  const { t } = useLingui();
  const line = { order_uuid: orderUuid, store_id: storeId };
  const [found, retry] = useQuery({
    query: OrderRefundDocument,
    variables: line,
    requestPolicy: "network-only",
  });
  const refund = found.data?.findOrderRefund;
  // One per dialog: a retry after a lost response is the same refund.
  const [uuid] = useState(() => uuidV7());
  const returning = useAction(
    () => sendRefund({ uuid, ...line }),
    async () => {
      close("returned");
      await showMessage(t`${name} has been returned, and its price is back in your wallet.`);
    },
  );
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          <Trans>Return {name}?</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <QueryResult of={found} retry={retry} placeholder={<Skeleton height="12rem" />}>
              {({ findOrderRefund }) =>
                findOrderRefund.refusal === null ? (
                  <RefundMeaning refund={findOrderRefund} />
                ) : (
                  <RefundRefusal code={findOrderRefund.refusal} close={() => close()} />
                )
              }
            </QueryResult>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="secondary" onClick={() => close()}>
            <Trans>Close</Trans>
          </Button>
          {refund?.refusal === null && (
            <Button kind="danger" busy={returning.isBusy} onClick={() => returning.run()}>
              <Trans>Return the game</Trans>
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
